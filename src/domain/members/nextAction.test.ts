import { describe, expect, it } from 'vitest'
import type { Role } from '@/domain/access/role'
import type { Member } from './member'
import { memberWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { nextActionOf } from './nextAction'

const today = civil('2026-11-20')
const next = (member: Member, settings = settingsWith(), role: Role = 'CLIENT') =>
  nextActionOf(member, today, settings, role)
const until = (endDate: string, fields = {}) =>
  memberWith({
    currentPackage: packageWith({ startDate: civil('2026-09-01'), endDate: civil(endDate) }),
    lastVisitOn: civil('2026-11-19'),
    ...fields,
  })

describe('the next action for a member', () => {
  it('sells to who has bought nothing yet', () => {
    expect(next(memberWith())).toMatchObject({ step: 'sell', urgency: 'waiting' })
  })

  it('renews what ended, what is in grace and what is about to end, with the days in words', () => {
    expect(next(until('2026-11-08'))).toMatchObject({ step: 'renew', urgency: 'out' })
    expect(next(until('2026-11-08')).text).toContain('ended 12 days ago')
    expect(next(until('2026-11-19')).text).toContain('ended yesterday')
    expect(next(until('2026-11-20'))).toMatchObject({ step: 'renew', urgency: 'soon' })
    expect(next(until('2026-11-20')).text).toContain('ends today')
  })

  it('asks for money before anything softer, and not before what keeps the member out', () => {
    expect(next(until('2027-03-31', { totalDueAmount: 500 }))).toMatchObject({ step: 'seeMoney' })
    expect(next(until('2026-11-08', { totalDueAmount: 500 }))).toMatchObject({ step: 'renew' })
  })

  it('writes to who has stayed away for 10 days', () => {
    const away = { lastVisitOn: civil('2026-11-10') }
    expect(next(until('2027-03-31', away))).toMatchObject({ step: 'message' })
    expect(next(until('2027-03-31', { lastVisitOn: civil('2026-11-11') }))).toMatchObject({ step: null })
    expect(next(until('2027-03-31', { lastVisitOn: null })).text).toContain('Has not come yet')
  })

  it('names the day on which the renewal comes up, 7 days before the end, the end included', () => {
    expect(next(until('2027-03-31')).text).toBe(
      'Nothing to do until 25 Mar, 2027, when the renewal comes up.',
    )
  })

  it('goes by the days of the centre, in its money (issue 10.8, PRODUCT 2.R)', () => {
    const own = settingsWith({
      ...{ graceDays: 5, expiringDays: 10, absentDays: 20 },
      ...{ currency: 'USD', locale: 'en-US' },
    })
    expect(next(until('2026-11-29'), own)).toMatchObject({ step: 'renew', urgency: 'soon' })
    expect(next(until('2026-11-15'), own)).toMatchObject({ step: 'renew', urgency: 'soon' })
    expect(next(until('2026-11-14'), own)).toMatchObject({ step: 'renew', urgency: 'out' })
    expect(next(until('2027-03-31', { lastVisitOn: civil('2026-11-01') }), own).step).toBeNull()
    expect(next(until('2027-03-31', { lastVisitOn: civil('2026-10-31') }), own).step).toBe('message')
    expect(next(until('2027-03-31'), own).text).toContain('until 22 Mar, 2027')
    expect(next(until('2027-03-31', { totalDueAmount: 500 }), own).text).toBe('$500.00 is owed.')
  })

  it('restores who has left', () => {
    expect(next(until('2027-03-31', { isActive: false }))).toMatchObject({ step: 'restore' })
    expect(next(until('2027-03-31', { deleted: true }))).toMatchObject({ step: 'restore' })
  })

  it('says why somebody is blocked, before what they owe, and lets the owner alone unblock them (PRODUCT 2.G, 4.7)', () => {
    const notes = 'Knee\nBlocked on 14 Nov, 2026: Lent their card'
    const blocked = until('2027-03-31', { blocked: true, totalDueAmount: 500, notes })
    expect(next(blocked)).toEqual({
      text: 'Blocked on 14 Nov, 2026: Lent their card. Unblock them when it is settled.',
      step: 'unblock',
      urgency: 'out',
    })
    expect(next(blocked, settingsWith(), 'MANAGER')).toMatchObject({
      text: 'Blocked on 14 Nov, 2026: Lent their card. Ask the owner to unblock them.',
      step: null,
    })
    expect(next({ ...blocked, notes: '' }).text).toBe('Blocked at the door. Unblock them when it is settled.')
    expect(next({ ...blocked, blocked: false })).toMatchObject({ step: 'seeMoney' })
  })

  it('sends the desk to the owner for who was deleted, and lets it restore who has left', () => {
    const atDesk = (fields: object) => next(until('2027-03-31', fields), settingsWith(), 'MANAGER')
    expect(atDesk({ deleted: true })).toEqual({
      text: 'This member is deleted. Ask the owner to restore them.',
      step: null,
      urgency: 'gone',
    })
    expect(atDesk({ isActive: false })).toMatchObject({ step: 'restore' })
  })

  it('ends the freeze of who is back sooner', () => {
    const freeze = {
      id: 'f',
      from: today,
      to: civil('2026-11-25'),
      reason: '',
      endedEarly: false,
      invoiceId: '',
    }
    const frozen = memberWith({ currentPackage: packageWith({ freezes: [freeze] }) })
    expect(next(frozen)).toMatchObject({ step: 'endFreeze', urgency: 'waiting' })
    expect(next(frozen).text).toContain('25 Nov, 2026')
  })
})
