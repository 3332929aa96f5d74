// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { gymSchema } from '@/domain/gyms/gym'
import { listedWith } from '@/domain/members/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { MergeRecords } from '@/components/records/MergeRecords'
import { ExtendTrial } from '@/features/gyms/ExtendTrial'
import { rowOfGym } from '@/features/gyms/gymRow'
import { MessageOwners } from '@/features/gyms/MessageOwners'
import { DeactivateDialog } from '@/features/members/acts/DeactivateDialog'
import { TrainerDialog } from '@/features/members/acts/TrainerDialog'
import { SmsDialog } from '@/features/messages/SmsDialog'
import { ExtendManyDialog } from '@/features/packageLife/ExtendManyDialog'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { startWork } from '@/ui/feedback/startWork'
import { useToasts } from '@/ui/feedback/toast'
import { useWork } from '@/ui/feedback/work'

afterEach(() => {
  cleanup()
  liveCache.clear()
  useToasts.setState({ shown: [] })
  useWork.setState({ current: null })
})

const members = [listedWith({ id: 'asha', name: 'Asha' }), listedWith({ id: 'ravi', name: 'Ravi' })]
const gym = (id: string) => rowOfGym(gymSchema.parse({ id, name: id, email: `${id}@demo.test` }))
const north = gym('north')
const gyms = [north, gym('south')]
const nothing = { key: 'nothing', watch: () => () => undefined }

type Doors = { clear: () => void; onClose: () => void }

const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } })

async function choose(label: RegExp, option: string) {
  const field = await screen.findByRole('combobox', { name: label })
  fireEvent.click(field.closest('.p-dropdown') ?? field)
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }))
}

type Dialog = { open: (doors: Doors) => ReactNode; fill: () => unknown; act: string; holdsNoChoice?: boolean }

const dialogs: Record<string, Dialog> = {
  'Members deactivated': {
    open: ({ clear, onClose }) => (
      <DeactivateDialog who={{ count: 2, rows: () => members, clear }} onClose={onClose} />
    ),
    fill: () => choose(/^Reason/, 'Price'),
    act: 'Deactivate 2 members',
  },
  'Members given a trainer': {
    open: ({ clear, onClose }) => (
      <TrainerDialog who={{ count: 2, rows: () => members, clear }} now="" onClose={onClose} />
    ),
    fill: () => choose(/^Trainer/, 'Nobody'),
    act: 'Assign',
  },
  'Members given days': {
    open: ({ clear, onClose }) => (
      <ExtendManyDialog who={{ count: 2, rows: () => members, clear }} onClose={onClose} />
    ),
    fill: () => {
      write(/^Days/, '3')
      write(/^Reason/, 'Closed for repairs')
    },
    act: 'Extend',
  },
  'Members written to': {
    open: ({ clear, onClose }) => (
      <SmsDialog who={{ count: 2, rows: () => members, clear }} onClose={onClose} />
    ),
    fill: () => undefined,
    act: 'Send 2 SMS',
  },
  'Trials made longer': {
    open: ({ clear, onClose }) => (
      <ExtendTrial
        trials={{ count: 2, rows: () => gyms, first: north, clear }}
        today={civil('2026-11-20')}
        onClose={onClose}
      />
    ),
    fill: () => undefined,
    act: 'Extend 2 trials',
  },
  'Owners written to': {
    open: ({ clear, onClose }) => <MessageOwners rows={gyms} letGo={clear} onClose={onClose} />,
    fill: () => write(/^Message/, 'We are closed for maintenance tonight.'),
    act: 'Send to 2 owners',
  },
  'A category merged': {
    open: ({ onClose }) => (
      <MergeRecords
        record={{ id: 'tea', name: 'Tea' }}
        others={[{ id: 'food', name: 'Food' }]}
        countWords={(count) => `${count} expenses`}
        uses={nothing}
        rows={async function* () {
          yield await Promise.resolve('one')
        }}
        nameOf={(use) => use}
        move={() => Promise.resolve()}
        archive={() => Promise.resolve()}
        onClose={onClose}
      />
    ),
    fill: () => choose(/^The category that stays/, 'Food'),
    act: 'Merge',
    holdsNoChoice: true,
  },
}

it.each(Object.entries(dialogs))(
  '%s: the form and the choice stay while something else is running, and go once it begins',
  async (_, { open, fill, act, holdsNoChoice = false }) => {
    let finish = () => {}
    const end = new Promise<void>((resolve) => (finish = resolve))
    const going = startWork({ title: 'First', rows: ['x'], nameOf: String, each: () => end })
    const doors = { clear: vi.fn(), onClose: vi.fn() }
    render(<SessionContext value={sessionAtIron(backendHolding({}), 'iron')}>{open(doors)}</SessionContext>)
    await fill()
    fireEvent.click(screen.getByRole('button', { name: act }))
    expect((await screen.findByRole('alert')).textContent).toContain('Something else is still running.')
    expect(doors.clear).not.toHaveBeenCalled()
    expect(doors.onClose).not.toHaveBeenCalled()

    finish()
    await going
    fireEvent.click(screen.getByRole('button', { name: act }))
    await waitFor(() => expect(doors.onClose).toHaveBeenCalledOnce())
    expect(doors.clear).toHaveBeenCalledTimes(holdsNoChoice ? 0 : 1)
  },
)
