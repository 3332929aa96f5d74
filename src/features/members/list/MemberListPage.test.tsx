// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import InactiveMembersPage from '../InactiveMembersPage'
import { MemberSlotsContext, type MemberSlots } from '../memberSlots'
import MembersPage from '../MembersPage'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  liveCache.clear()
})

const none = () => null
const slots: MemberSlots = {
  ...{ PackageTab: none, MoneyTab: none, PackageAct: none, fetchPackageAct: () => undefined },
  ...{ AddressedAct: none, Collect: none, ExtendMany: none, SmsDialog: none, PrintCards: none },
  ...{ DoorAccess: none, MemberImport: none },
}

type Fields = Partial<Omit<Member, 'lookup'>>

const training: Fields = {
  currentPackage: packageWith({ startDate: civil('2026-11-01'), endDate: civil('2027-01-31') }),
}
const lapsed: Fields = {
  currentPackage: packageWith({ startDate: civil('2026-01-01'), endDate: civil('2026-02-28') }),
}
const deactivated: Fields = { ...lapsed, isActive: false }
const deleted: Fields = { ...lapsed, deleted: true }

const Address = () => <p>Address {useLocation().pathname}</p>

/** The list of a centre that has these people. */
function openWith(list: ReactNode, people: readonly Fields[]) {
  const held: Record<string, { people: Record<string, DirectoryEntry> }> = {}
  people.forEach((fields, at) => {
    const member = memberWith({ id: `m${at}`, gymId: 'iron', ...fields })
    const path = `memberDirectory/iron_${shardOf(member.id)}`
    held[path] = { people: { ...held[path]?.people, [member.id]: directoryEntryOf(member) } }
  })
  renderAs(
    sessionAtIron(backendHolding(held), 'iron'),
    <MemberSlotsContext value={slots}>
      {list}
      <Address />
    </MemberSlotsContext>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('Active members on which nobody is', () => {
  it('asks for the first of a centre that has none', async () => {
    openWith(<MembersPage />, [])
    await screen.findByText('No members yet. Add the first person who trains here.')
    screen.getByRole('button', { name: 'Import from a file' })
  })

  it.each([
    ['1 is', [lapsed]],
    ['3 are', [lapsed, deactivated, deleted]],
  ])('says where the others are: %s under Inactive members', async (are, people) => {
    openWith(<MembersPage />, people)
    await screen.findByText(`No active members. ${are} under Inactive members.`)
    press('See Inactive members')
    await screen.findByText('Address /members/inactive')
  })
})

describe('Inactive members on which nobody has lapsed', () => {
  it.each([
    ['has nobody', []],
    ['has only who trains there', [training]],
  ])('is glad of it where a centre %s', async (_what, people) => {
    openWith(<InactiveMembersPage />, people)
    await screen.findByText('No one has left. Good.')
  })

  it.each([
    ['2 are under Deactivated', [training, deactivated, deactivated], 'See who was deactivated'],
    ['1 is under Deleted', [deleted], 'See who was deleted'],
    ['1 is under Deactivated and 1 is under Deleted', [deactivated, deleted], 'See who was deactivated'],
  ])('says that of those who are gone %s, and leads there', async (places, people, see) => {
    openWith(<InactiveMembersPage />, people)
    await screen.findByText(`No lapsed members. ${places}.`)
    expect(screen.queryByText(/Good/)).toBeNull()
    press(see)
    await screen.findAllByText('Asha Rao')
  })
})
