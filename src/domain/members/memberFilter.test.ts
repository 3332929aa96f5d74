import { describe, expect, it, test } from 'vitest'
import { memberWith, packageWith } from '@/domain/packages/fixtures'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import type { Member } from './member'
import {
  activeTabs,
  conditionsOf,
  inactiveTabs,
  sortFields,
  type Condition,
  type MemberFilter,
} from './memberFilter'

const today = civil('2026-11-20')
const filterOf = (fields: Partial<MemberFilter> & Pick<MemberFilter, 'tab'>): MemberFilter => ({
  sort: 'name',
  direction: 'asc',
  ...fields,
})

/** As Firestore compares: a missing or null value meets no condition. */
function meets(member: Member, { field, op, value }: Condition): boolean {
  let stored: unknown = member
  for (const key of field.split('.')) stored = mapOf(stored)?.[key]
  if (typeof stored !== typeof value || stored === null) return false
  if (op === '==') return stored === value
  const [a, b] = [stored as string | number, value as string | number]
  return op === '<' ? a < b : op === '<=' ? a <= b : op === '>' ? a > b : a >= b
}

const isOn = (tab: MemberFilter['tab'], member: Member, fields: Partial<MemberFilter> = {}) =>
  conditionsOf(filterOf({ tab, ...fields }), today).every((condition) => meets(member, condition))

const listedOn = (member: Member) => [...activeTabs, ...inactiveTabs].filter((tab) => isOn(tab, member))

/** Began 100 days ago unless told otherwise; joined and last came long enough ago not to matter. */
const ending = (days: number, fields: Partial<Member> = {}, start = -400) =>
  memberWith({
    createdAt: new Date('2026-01-05T06:00:00Z'),
    lastVisitOn: addDays(today, -1),
    currentPackage: packageWith({ startDate: addDays(today, start), endDate: addDays(today, days) }),
    ...fields,
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
    ['ended thirty days ago', ending(-30), ['all', 'expired']],
    ['ended thirty-one days ago', ending(-31), ['lapsed30']],
    ['ended ninety days ago', ending(-90), ['lapsed30']],
    ['ended ninety-one days ago', ending(-91), ['lapsed30', 'lapsed90']],
    ['ended half a year ago', ending(-181), ['lapsed30', 'lapsed90', 'lapsed180']],
    ['owes money', ending(30, { totalDueAmount: 1 }), ['all', 'dues']],
    ['has not bought yet', memberWith({ createdAt: new Date('2026-01-05T06:00:00Z') }), ['all']],
    ['joined this month', ending(30, { createdAt: new Date('2026-10-31T18:30:00Z') }), ['all', 'new']],
    ['starts tomorrow', ending(30, {}, 1), ['all', 'upcoming']],
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
    expect(isOn('all', owing, { dueOver: 1500 })).toBe(true)
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
    expect(conditionsOf(filterOf({ tab: 'expiring', endsFrom: civil('2026-01-01') }), today)).toContainEqual({
      field: 'lookup.coverUntil',
      op: '>=',
      value: '2026-11-20',
    })
  })

  it('give each list one lower and one upper end date at most', () => {
    for (const tab of [...activeTabs, ...inactiveTabs]) {
      const conditions = conditionsOf(filterOf({ tab, endsFrom: today, endsTo: today }), today)
      for (const op of ['>=', '<=']) {
        const bounds = conditions.filter((c) => c.field === 'lookup.coverUntil' && c.op === op)
        expect(bounds.length).toBeLessThanOrEqual(1)
      }
    }
  })
})

it('orders by fields that every upgraded member has', () => {
  const member = ending(30)
  for (const field of Object.values(sortFields)) {
    let stored: unknown = member
    for (const key of field.split('.')) stored = mapOf(stored)?.[key]
    expect(stored, field).toBeDefined()
  }
})
