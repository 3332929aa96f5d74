// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { staffSchema } from '@/domain/staff/staff'
import { standingOf } from '@/domain/staffAttendance/rosterState'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useGym } from '@/session/useGym'
import { startWork } from '@/ui/feedback/startWork'
import { useToasts } from '@/ui/feedback/toast'
import { useWork } from '@/ui/feedback/work'
import { RosterGroup } from './RosterGroup'
import { useMarkStaff } from './useMarkStaff'

afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
  useWork.setState({ current: null })
})

const ravi = staffSchema.parse({ id: 'ravi', gymId: 'iron', name: 'Ravi', nameLower: 'ravi' })
const now = new Date('2026-11-20T06:30:00Z')

function Awaited() {
  const { settings, today } = useGym()
  const records = { today: [], yesterday: [] }
  const standing = standingOf({ ...ravi, leaves: [] }, records, today, settings, now)
  return (
    <RosterGroup
      state="Not in yet"
      rows={[{ staff: ravi, standing }]}
      marking={useMarkStaff(null)}
      onAct={() => undefined}
    />
  )
}

it('keeps who is chosen to be marked present while something else is running', async () => {
  let finish = () => {}
  const end = new Promise<void>((resolve) => (finish = resolve))
  const going = startWork({ title: 'First', rows: ['x'], nameOf: String, each: () => end })
  render(
    <SessionContext value={sessionAtIron(backendHolding({}), 'iron')}>
      <MemoryRouter>
        <Awaited />
      </MemoryRouter>
    </SessionContext>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Ravi' })
  fireEvent.click(box)
  const present = () => fireEvent.click(screen.getByRole('button', { name: 'Mark 1 present' }))
  present()
  await waitFor(() =>
    expect(useToasts.getState().shown.at(-1)?.text).toMatch(/^Something else is still running\./),
  )
  expect(box.checked).toBe(true)

  finish()
  await going
  present()
  await waitFor(() => expect(box.checked).toBe(false))
})
