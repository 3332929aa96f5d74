import { describe, expect, it, test } from 'vitest'
import type { MemberLimits } from '@/domain/gyms/settings'
import { memberWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { listedOf } from './listedMember'
import type { Member } from './member'
import { meetsFilter } from './memberMeets'
import { conditionsOf, activeTabs, inactiveTabs, type MemberFilter } from './memberFilter'

const today = civil('2026-11-20')
const usual = settingsWith()
const filterOf = (fields: Partial<MemberFilter> & Pick<MemberFilter, 'tab'>): MemberFilter => ({
  sort: 'name',
  direction: 'asc',
  ...fields,
})

const isOn = (
  tab: MemberFilter['tab'],
  member: Member,
  fields: Partial<MemberFilter> = {},
  limits: MemberLimits = usual,
) => meetsFilter(filterOf({ tab, ...fields }), today, limits)(listedOf(member))

const listedOn = (member: Member, limits: MemberLimits = usual) =>
  [...activeTabs, ...inactiveTabs].filter((tab) => isOn(tab, member, {}, limits))

/** Began 100 days ago unless told otherwise; joined and last came long enough ago not to matter. */
const ending = (days: number, fields: Partial<Member> = {}, start = -400) =>
  memberWith({
    createdAt: new Date('2026-01-05T06:00:00Z'),
    lastVisitOn: addDays(today, -1),
    currentPackage: packageWith({ startDate: addDays(today, start), endDate: addDays(today, days) }),
    ...fields,
  })

/** Whose package was cancelled, and covered so many days ago for the last time. */
const cancelled = (daysAgo: number) =>
  ending(0, {
    currentPackage: null,
    lastPackage: packageWith({
      startDate: addDays(today, -400),
      endDate: addDays(today, -daysAgo),
      cancelledOn: addDays(today, 1 - daysAgo),
      isExpired: true,
    }),
  })

describe('who is on which list, PRODUCT 2.G and screens 4 and 5', () => {
  test.each<[string, Member, MemberFilter['tab'][]]>([
    ['ends in a month', ending(30), ['all']],
    ['ends in seven days', ending(7), ['all']],
    ['ends in six days', ending(6), ['all', 'expiring']],
    ['ends today', ending(0), ['all', 'expiring']],
    ['ended yesterday', ending(-1), ['all', 'grace']],
    ['ended three days ago', ending(-3), ['all', 'grace']],
    ['ended four days ago', ending(-4), ['all', 'expired']],
    ['was cancelled and ended yesterday', cancelled(1), ['all', 'expired']],
    ['was cancelled and ended three days ago', cancelled(3), ['all', 'expired']],
    ['was cancelled and ended thirty-one days ago', cancelled(31), ['lapsed30']],
    ['ended thirty days ago', ending(-30), ['all', 'expired']],
    ['ended thirty-one days ago', ending(-31), ['lapsed30']],
    ['ended ninety days ago', ending(-90), ['lapsed30']],
    ['ended ninety-one days ago', ending(-91), ['lapsed30', 'lapsed90']],
    ['ended half a year ago', ending(-181), ['lapsed30', 'lapsed90', 'lapsed180']],
    ['owes money', ending(30, { totalDueAmount: 1 }), ['all', 'dues']],
    ['has not bought yet', memberWith({ createdAt: new Date('2026-01-05T06:00:00Z') }), ['all']],
    ['joined this month', ending(30, { createdAt: new Date('2026-10-31T18:30:00Z') }), ['all', 'new']],
    ['starts tomorrow', ending(30, {}, 1), ['all', 'upcoming']],
    ['comes tomorrow alone', ending(1, {}, 1), ['all', 'upcoming']],
    ['came ten days ago', ending(30, { lastVisitOn: addDays(today, -10) }), ['all', 'absent']],
    ['came nine days ago', ending(30, { lastVisitOn: addDays(today, -9) }), ['all']],
    ['has never come', ending(30, { lastVisitOn: null }), ['all', 'absent']],
    ['has never come in a week of cover', ending(30, { lastVisitOn: null }, -7), ['all']],
    [
      'came long ago and starts tomorrow',
      ending(30, { lastVisitOn: addDays(today, -90) }, 1),
      ['all', 'upcoming'],
    ],
    ['was deactivated', ending(30, { isActive: false, totalDueAmount: 5 }), ['deactivated']],
    ['was deleted', ending(30, { deleted: true }), ['deleted']],
    ['was deactivated, then deleted', ending(30, { isActive: false, deleted: true }), ['deleted']],
  ])('who %s', (_case, member, tabs) => expect(listedOn(member)).toEqual(tabs))

  test.each([
    [-1, 1, true],
    [0, 0, true],
    [1, 5, false],
    [-5, -1, false],
  ])('frozen from day %i to day %i: %s', (from, to, isFrozen) => {
    const freezes = [
      {
        id: 'f',
        from: addDays(today, from),
        to: addDays(today, to),
        reason: '',
        endedEarly: false,
        invoiceId: '',
      },
    ]
    const member = ending(60)
    const pkg = packageWith({ ...member.currentPackage, freezes })
    expect(isOn('frozen', memberWith({ ...member, currentPackage: pkg }))).toBe(isFrozen)
  })
})

describe('the same lists by the limits of the centre (PRODUCT 2.G, issue 10.8)', () => {
  const own = settingsWith({ graceDays: 5, expiringDays: 10, absentDays: 20 })
  const since = (days: number) => ({ lastVisitOn: addDays(today, -days) })

  test.each<[string, Member, MemberFilter['tab'][]]>([
    ['ends in ten days', ending(10), ['all']],
    ['ends in nine days', ending(9), ['all', 'expiring']],
    ['ended five days ago', ending(-5), ['all', 'grace']],
    ['ended six days ago', ending(-6), ['all', 'expired']],
    ['came nineteen days ago', ending(30, since(19)), ['all']],
    ['came twenty days ago', ending(30, since(20)), ['all', 'absent']],
  ])('who %s', (_case, member, tabs) => expect(listedOn(member, own)).toEqual(tabs))

  it('without grace, who ended yesterday is expired', () => {
    const none = settingsWith({ graceDays: 0 })
    expect(listedOn(ending(-1), none)).toEqual(['all', 'expired'])
    expect(listedOn(ending(0), none)).toEqual(['all', 'expiring'])
  })

  it('with a grace of more than 30 days, nobody who is let in is on a list of those who left', () => {
    const long = settingsWith({ graceDays: 45 })
    expect(listedOn(ending(-45), long)).toEqual(['all', 'grace'])
    expect(listedOn(ending(-46), long)).toEqual(['lapsed30'])
    expect(listedOn(cancelled(1), long)).toEqual(['all', 'expired'])
  })
})

describe('filters', () => {
  const member = ending(30, { gender: 'Female', sourceOfJoining: 'Referral' })

  it('narrow by package, gender and source', () => {
    expect(isOn('all', member, { packageId: 'quarterly', gender: 'Female', source: 'Referral' })).toBe(true)
    expect(isOn('all', member, { packageId: 'yearly' })).toBe(false)
    expect(isOn('all', member, { gender: 'Male' })).toBe(false)
    expect(isOn('all', member, { source: 'Google' })).toBe(false)
  })

  it('narrow the dues by their amount, that amount itself not included', () => {
    const owing = ending(30, { totalDueAmount: 1500 })
    expect(isOn('dues', owing, { dueOver: 1499 })).toBe(true)
    expect(isOn('dues', owing, { dueOver: 1500 })).toBe(false)
    expect(isOn('all', owing, { dueOver: 1499 })).toBe(true)
    expect(isOn('all', owing, { dueOver: 1500 })).toBe(false)
  })

  it('take end dates inclusively', () => {
    expect(isOn('all', member, { endsFrom: addDays(today, 30), endsTo: addDays(today, 30) })).toBe(true)
    expect(isOn('all', member, { endsFrom: addDays(today, 31) })).toBe(false)
    expect(isOn('all', member, { endsTo: addDays(today, 29) })).toBe(false)
  })

  it('of end dates are never about members without a package', () => {
    expect(isOn('all', memberWith(), { endsFrom: today })).toBe(false)
    expect(isOn('all', memberWith())).toBe(true)
  })

  it('narrow the range of the tab, and never widen it', () => {
    expect(
      conditionsOf(filterOf({ tab: 'expiring', endsFrom: civil('2026-01-01') }), today, usual),
    ).toContainEqual({
      field: 'lookup.coverUntil',
      op: '>=',
      value: '2026-11-20',
    })
  })

  it('give each list one lower and one upper end date at most', () => {
    for (const tab of [...activeTabs, ...inactiveTabs]) {
      const conditions = conditionsOf(filterOf({ tab, endsFrom: today, endsTo: today }), today, usual)
      for (const op of ['>=', '<=']) {
        const bounds = conditions.filter((c) => c.field === 'lookup.coverUntil' && c.op === op)
        expect(bounds.length).toBeLessThanOrEqual(1)
      }
    }
  })
})
