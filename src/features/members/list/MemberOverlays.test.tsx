// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { useListState } from '@/lists/useListState'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { PersonContext } from '@/ui/person'
import { useMemberActs } from '../acts/useMemberActs'
import { MemberSlotsContext, type MemberSlots } from '../memberSlots'
import { MemberOverlays } from './MemberOverlays'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const none = () => null
const slots: MemberSlots = {
  PackageTab: none,
  MoneyTab: () => <p>What they paid</p>,
  PackageAct: none,
  fetchPackageAct: () => undefined,
  AddressedAct: none,
  Collect: ({ memberId, onClose }) => (
    <button type="button" onClick={onClose}>
      Take the money of {memberId}
    </button>
  ),
  ExtendMany: none,
  SmsDialog: none,
  PrintCards: none,
  DoorAccess: none,
  MemberImport: none,
}

function Opened() {
  const list = useListState({ screen: 'members', tabs: ['all'], sorts: ['name'], filters: [] })
  return (
    <>
      <MemberOverlays list={list} {...useMemberActs()} />
      <button type="button" onClick={() => list.open('asha')}>
        Open Asha
      </button>
      <p>Address {useLocation().search}</p>
    </>
  )
}

function openAt(address: string) {
  const backend = backendHolding({
    'leads/kiran': { ...leadWith({ gymId: 'iron' }) },
    'members/asha': { ...memberWith({ id: 'asha', gymId: 'iron' }) },
  })
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionContext value={sessionAtIron(backend, 'iron')}>
        <PersonContext value="iron">
          <MemberSlotsContext value={slots}>
            <Opened />
          </MemberSlotsContext>
        </PersonContext>
      </SessionContext>
    </MemoryRouter>,
  )
}

/** The form of a new member that a lead begins. */
async function open() {
  openAt('/members?q=kir&new=true&lead=kiran')
  await screen.findByRole('heading', { name: 'New member' })
}

it('the form that a lead begins is gone after one Cancel, and so is all that opened it', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'New member' })).toBeNull())
  screen.getByText('Address ?q=kir')
})

it('what is typed into the form that a lead begins is there again, and in no other form', async () => {
  await open()
  const occupation = () => screen.getByLabelText<HTMLInputElement>('Occupation')
  fireEvent.change(occupation(), { target: { value: 'Teacher' } })
  cleanup()
  const drafts = Object.keys(window.localStorage).filter((key) => key.startsWith('draft/'))
  expect(drafts).toEqual(['draft/iron/members/new/iron/kiran'])
  await open()
  await waitFor(() => expect(occupation().value).toBe('Teacher'))
})

it('an address that asks for their money opens that alone, and what they paid once it is closed', async () => {
  openAt('/members?id=asha&act=collect')
  const take = await screen.findByRole('button', { name: 'Take the money of asha' })
  expect(screen.queryByRole('heading', { name: 'Asha Rao' })).toBeNull()
  fireEvent.click(take)
  await screen.findByText('What they paid')
  screen.getByText('Address ?id=asha')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('What they paid')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Open Asha' }))
  await screen.findByRole('tab', { name: 'Overview', selected: true })
})
