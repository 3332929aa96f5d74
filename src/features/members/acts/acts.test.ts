import { describe, expect, it } from 'vitest'
import { listedWith } from '@/domain/members/fixtures'
import type { ListedMember } from '@/domain/members/listedMember'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import type { Role } from '@/domain/access/role'
import { inactiveBulkActions } from './bulkActions'
import { memberActions } from './memberActions'
import { askedAtDesk, markText, markedPersonOf, type MemberActs } from './useMemberActs'
import { whyNoEntry } from '@/domain/attendance/admission'
import { reasonText } from './DeactivateDialog'
import { whyAskFirst } from './useMemberActs'

const today = civil('2026-11-20')
const settings = settingsWith()
const inr = { currency: 'INR', locale: 'en-IN' }
const covered = (endDate: string, fields = {}) =>
  listedWith({
    currentPackage: packageWith({ startDate: civil('2026-01-01'), endDate: civil(endDate) }),
    ...fields,
  })

describe('checking in from a row', () => {
  it('lets in until the days of grace are over, and says what to do after', () => {
    const why = (...member: Parameters<typeof covered>) => whyNoEntry(covered(...member), today, settings)
    expect(why('2026-11-30')).toBeNull()
    expect(why('2026-11-17')).toBeNull()
    expect(why('2026-11-16')).toBe('The package ended 4 days ago, on 16 Nov, 2026. Renew it first.')
    expect(whyNoEntry(listedWith(), today, settings)).toContain('Sell one first.')
    expect(why('2026-11-30', { blocked: true })).toBe('Asha Rao is blocked. The owner can unblock them.')
  })

  it('says what the mark was', () => {
    const person = markedPersonOf(listedWith())
    const entry = new Date('2026-11-20T01:00:00Z')
    const exit = new Date('2026-11-20T02:05:00Z')
    const said = (mark: Parameters<typeof markText>[0]['mark']) =>
      markText({ id: 'mark', by: 'desk', mark, person, date: today, part: 1, stored: Promise.resolve() })
    const open = { entry, exit: null, isAutoExit: false }
    expect(said({ kind: 'entry', visit: open, on: 'today', record: open })).toBe('Asha Rao is in.')
    const closed = { entry, exit, isAutoExit: false }
    const left = { entry: null, exit, isAutoExit: false }
    expect(said({ kind: 'exit', visit: closed, on: 'today', record: left })).toBe(
      'Asha Rao is out after 1 h 05 min.',
    )
    expect(said({ kind: 'ignored', visit: open, reason: 'duplicate' })).toContain('Nothing is changed')
  })

  it('sends whoever was marked out automatically to the desk, which asks which way they go', () => {
    expect(askedAtDesk('Asha Rao', new Date('2026-11-20T13:30:00Z'), 'Asia/Kolkata')).toBe(
      'Asha Rao was marked out automatically at 7:00 pm. Mark them at the desk, which asks whether they leave or come in again.',
    )
  })
})

const nothing = () => undefined
const acts: MemberActs = {
  ...{ startPackageAct: nothing, collect: nothing, deactivate: nothing, extend: nothing, checkIn: nothing },
  ...{ message: nothing, sendSms: nothing, setDoorAccess: nothing, erase: nothing, printCards: nothing },
  ...{ call: nothing, assignTrainer: nothing, restore: nothing, remove: nothing },
  ...{ block: nothing, unblock: nothing },
}

/** What is offered for that member to somebody in that role. */
function offered(role: Role, member: ListedMember) {
  return memberActions(member, { acts, edit: nothing, today, settings, role })
}

describe('collecting', () => {
  const keyed = (role: Role, member: ListedMember) =>
    offered(role, member)
      .filter(({ label }) => label === 'Collect')
      .map(({ key }) => key)

  it('is offered by C to whoever takes money, where something is due, also of who has left', () => {
    const owing = { totalDueAmount: 500 }
    expect(keyed('MANAGER', covered('2026-12-31', owing))).toEqual(['C'])
    expect(keyed('CLIENT', listedWith({ ...owing, isActive: false }))).toEqual(['C'])
    expect(keyed('CLIENT', covered('2026-12-31'))).toEqual([])
    expect(keyed('SALES', covered('2026-12-31', owing))).toEqual([])
  })

  it('comes right after the renewal, before the other acts of a package', () => {
    const labels = offered('CLIENT', covered('2026-12-31', { totalDueAmount: 500 })).map(({ label }) => label)
    expect(labels.slice(0, 4)).toEqual(['Check in or out', 'Renew', 'Collect', 'Change package'])
  })
})

describe('blocking', () => {
  const labels = (role: Role, fields = {}) =>
    offered(role, covered('2026-12-31', fields))
      .map(({ label }) => label)
      .filter((label) => label === 'Block' || label === 'Unblock')

  it('is offered to the owner alone, and the way back of somebody who is blocked', () => {
    expect([labels('CLIENT'), labels('ADMIN')]).toEqual([['Block'], ['Block']])
    expect(labels('CLIENT', { blocked: true })).toEqual(['Unblock'])
    expect([labels('MANAGER'), labels('MANAGER', { blocked: true })]).toEqual([[], []])
    expect(labels('CLIENT', { isActive: false, blocked: true })).toEqual([])
  })
})

describe('erasing', () => {
  const labels = (role: Role, fields = {}) => offered(role, listedWith(fields))
  const has = (role: Role, fields = {}) => labels(role, fields).some(({ label }) => label === 'Erase')

  it('is offered to the owner alone, of whoever has left', () => {
    expect([has('CLIENT', { isActive: false }), has('CLIENT', { deleted: true })]).toEqual([true, true])
    expect([has('CLIENT'), has('MANAGER', { deleted: true })]).toEqual([false, false])
  })

  it('leaves nothing to do with whoever was erased', () => {
    const erased = { at: new Date(), by: 'owner', isDone: true, visitsTo: null }
    expect(labels('CLIENT', { deleted: true, erased })).toMatchObject([
      { label: 'Restore', isDisabled: true, why: 'This person was erased, so there is nobody to bring back' },
    ])
  })
})

describe('restoring', () => {
  const restore = (role: Role, fields: object) =>
    offered(role, listedWith(fields)).filter(({ label }) => label === 'Restore')

  it('whoever was deleted is the owner’s, and the desk is told so', () => {
    expect(restore('MANAGER', { deleted: true })).toMatchObject([
      { isDisabled: true, why: 'Only the owner can restore a deleted member' },
    ])
    expect(restore('MANAGER', { deleted: true, isActive: false })).toMatchObject([{ isDisabled: true }])
    for (const role of ['CLIENT', 'ADMIN'] as const)
      expect(restore(role, { deleted: true })[0]?.isDisabled).toBeUndefined()
  })

  it('whoever has left is the desk’s too', () => {
    const [one, ...others] = restore('MANAGER', { isActive: false })
    expect([one?.key, one?.isDisabled, others]).toEqual(['R', undefined, []])
  })

  it('several who were deleted is offered to the owner alone, of those who have left to the desk too', () => {
    const write = () => Promise.reject(new Error('nothing is written here'))
    const members = { restore: write, remove: write, undoRemove: write }
    const labels = (role: Role, tab: 'deleted' | 'deactivated') =>
      inactiveBulkActions({ gymId: 'g1', role, members, acts }, tab).map(({ label }) => label)
    expect(labels('CLIENT', 'deleted')).toEqual(['Restore'])
    expect(labels('MANAGER', 'deleted')).toEqual([])
    expect(labels('MANAGER', 'deactivated')).toEqual(['Restore', 'Send SMS'])
  })
})

describe('leaving', () => {
  it('keeps the reason with what was said', () => {
    expect(reasonText('Price', ' wants 20 % off ')).toBe('Price: wants 20 % off')
    expect(reasonText('Timing', '  ')).toBe('Timing')
  })

  it('asks before deleting only where money or cover would be lost from sight', () => {
    expect(whyAskFirst(listedWith(), today, inr)).toBeNull()
    expect(whyAskFirst(covered('2026-10-01'), today, inr)).toBeNull()
    expect(whyAskFirst(covered('2026-11-20', { totalDueAmount: 1200 }), today, inr)).toContain(
      'owes ₹1,200.00 and has paid cover until 20 Nov, 2026',
    )
  })
})
