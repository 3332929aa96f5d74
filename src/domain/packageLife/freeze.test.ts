import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { extend } from './extend'
import { contextOn, done, reasonOf } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { endFreeze, freeze, frozenDaysOf, mostDaysOf } from './freeze'
import { freezeRuleSchema, type FreezeRule } from '@/domain/packages/freezeRule'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { termOf } from '@/domain/packages/runningTerm'

const today = '2026-11-20'
const rule = (fields: Partial<FreezeRule> = {}) => freezeRuleSchema.parse(fields)

const monthly = (fields: Partial<MemberPackage> = {}) =>
  packageWith({
    name: 'Monthly',
    duration: 1,
    startDate: civil(today),
    endDate: civil('2026-12-19'),
    nextRenewalDate: civil('2026-12-20'),
    paidUntilDate: civil('2026-12-05'),
    anchorDate: civil(today),
    billedThrough: civil(today),
    ...fields,
  })
const future = packageWith({
  id: 'p2',
  startDate: civil('2026-12-20'),
  endDate: civil('2027-01-19'),
  anchorDate: civil('2026-12-20'),
  billedThrough: civil('2026-12-20'),
  nextBillDate: null,
  nextRenewalDate: civil('2027-01-20'),
  paidUntilDate: civil('2027-01-19'),
})
const withTerm = (pkg: MemberPackage): MemberPackage => ({ ...pkg, term: termOf(pkg) })
const terms = (from: string, to: string) => ({ from: civil(from), to: civil(to), reason: ' Travel ' })

describe('freeze, DOMAIN 3.3', () => {
  it('of ten days moves 19 Dec to 29 Dec, and all that follows the end', () => {
    const member = memberWith({
      currentPackage: monthly({ type: 'Recurring', nextBillDate: civil('2026-12-20') }),
    })
    const change = done(freeze(member, terms('2026-11-25', '2026-12-04'), contextOn(today)))
    expect(change.member.currentPackage).toMatchObject({
      startDate: '2026-11-20',
      endDate: '2026-12-29',
      nextBillDate: '2026-12-30',
      nextRenewalDate: '2026-12-30',
      paidUntilDate: '2026-12-15',
      anchorDate: '2026-11-20',
      billedThrough: '2026-11-20',
      term: { from: '2026-11-20', to: '2026-12-29', soldDays: 30, freeDays: 0 },
      freezes: [
        { id: 'package-a1', from: '2026-11-25', to: '2026-12-04', reason: 'Travel', endedEarly: false },
      ],
    })
    expect(change.member.lookup).toMatchObject({
      coverUntil: '2026-12-29',
      frozenFrom: '2026-11-25',
      frozenTo: '2026-12-04',
    })
    expect(change.invoice).toBe(null)
  })

  it('moves the renewal behind it as a whole', () => {
    const member = memberWith({ currentPackage: monthly(), futurePackage: future })
    const change = done(freeze(member, terms('2026-11-25', '2026-12-04'), contextOn(today)))
    expect(change.member.futurePackage).toMatchObject({
      startDate: '2026-12-30',
      endDate: '2027-01-29',
      nextRenewalDate: '2027-01-30',
      paidUntilDate: '2027-01-29',
    })
  })

  it('with a fee makes a small invoice of its own', () => {
    const currentPackage = monthly({ freeze: rule({ fee: 200 }), taxRate: 5 })
    const ctx = contextOn(today, { settings: settingsWith({ taxRegime: 'regular' }) })
    const change = done(freeze(memberWith({ currentPackage }), terms('2026-11-25', '2026-12-04'), ctx))
    expect(change.invoice).toMatchObject({
      id: 'invoice-a1',
      amount: 200,
      taxable: 190.48,
      status: 'Unpaid',
      dueOn: today,
      packageName: 'Freeze of Monthly',
    })
    expect(change.member.totalDueAmount).toBe(200)
    expect(change.member.currentPackage?.freezes[0]?.invoiceId).toBe('invoice-a1')
    expect(change.member.currentPackage?.invoiceIds).toEqual([])
  })
})

it.each([
  [null, 366],
  [30, 30],
  [366, 366],
  [400, 366],
])('one freeze of a package that allows %j days takes at most %i', (maxDays, most) =>
  expect(mostDaysOf({ maxDays })).toBe(most),
)

describe('freeze is refused', () => {
  const earlier = {
    id: 'f0',
    from: civil('2026-11-20'),
    to: civil('2026-11-24'),
    reason: '',
    endedEarly: false,
    invoiceId: '',
  }
  const past = { ...earlier, from: civil('2026-11-10'), to: civil('2026-11-14') }
  const begun = { startDate: civil('2026-11-01'), freezes: [past] }

  test.each([
    ['where the package forbids it', { freeze: rule({ allowed: false }) }, "Monthly can't be frozen."],
    [
      'more often than the package allows',
      { freeze: rule({ maxTimes: 1 }), ...begun },
      'Monthly can be frozen only once in a term, and that is used up.',
    ],
    ['for too few days', { freeze: rule({ minDays: 11 }) }, 'A freeze of Monthly takes at least 11 days.'],
    [
      'for too many days',
      { freeze: rule({ maxDays: 7 }) },
      'A freeze of Monthly takes at most 7 days; this one would take 10.',
    ],
    [
      'beyond the days of the term',
      { freeze: rule({ totalDays: 12 }), ...begun },
      '7 days of freezing Monthly are left; this one would take 10.',
    ],
    [
      'when all days are used',
      { freeze: rule({ totalDays: 5 }), ...begun },
      'All 5 days of freezing Monthly are used.',
    ],
    [
      'while another one is running or planned',
      { freezes: [earlier] },
      'Monthly is frozen from 20 Nov, 2026 to 24 Nov, 2026 already. End that freeze first.',
    ],
  ])('%s', (_case, fields, sentence) => {
    const member = memberWith({ currentPackage: monthly(fields) })
    expect(reasonOf(freeze(member, terms('2026-11-25', '2026-12-04'), contextOn(today)))).toBe(sentence)
  })

  test.each([
    ['2026-12-04', '2026-11-25', 'The last day, 25 Nov, 2026, is before the first, 04 Dec, 2026.'],
    ['2026-11-19', '2026-11-25', 'A freeze starts on 20 Nov, 2026 or later.'],
    ['2026-12-20', '2026-12-25', 'Monthly ends on 19 Dec, 2026. Freeze it before that.'],
  ])('from %s to %s', (from, to, sentence) => {
    const member = memberWith({ currentPackage: monthly() })
    expect(reasonOf(freeze(member, terms(from, to), contextOn(today)))).toBe(sentence)
  })

  it('after the end', () => {
    const member = memberWith({ currentPackage: monthly() })
    expect(reasonOf(freeze(member, terms('2026-12-20', '2026-12-25'), contextOn('2026-12-20')))).toBe(
      'Monthly ended on 19 Dec, 2026. Renew it instead.',
    )
  })

  it('without a package', () => {
    expect(reasonOf(freeze(memberWith(), terms('2026-11-25', '2026-12-04'), contextOn(today)))).toBe(
      'Asha Rao has no package.',
    )
  })
})

describe('endFreeze, PRODUCT 2.D: early return gives unused days back', () => {
  const free = { freeze: rule({ maxDays: 100 }) }
  const frozen = done(
    freeze(
      memberWith({ currentPackage: monthly(), futurePackage: future }),
      terms('2026-11-25', '2026-12-04'),
      contextOn(today),
    ),
  ).member

  it('keeps the days that were used', () => {
    const { member } = done(endFreeze(frozen, civil('2026-11-28'), contextOn('2026-11-28')))
    expect(member.currentPackage).toMatchObject({
      endDate: '2026-12-22',
      freezes: [{ from: '2026-11-25', to: '2026-11-27', endedEarly: true }],
    })
    expect(member.futurePackage?.startDate).toBe('2026-12-23')
    expect(member.lookup.frozenTo).toBe('2026-11-27')
  })

  it('leaves no trace of a freeze that never began', () => {
    const { member } = done(endFreeze(frozen, civil('2026-11-24'), contextOn('2026-11-24')))
    expect(member.currentPackage).toMatchObject({ endDate: '2026-12-19', freezes: [] })
    expect(member.lookup.frozenFrom).toBe(null)
  })

  it('is refused when the freeze is over', () => {
    expect(reasonOf(endFreeze(frozen, civil('2026-12-05'), contextOn('2026-12-05')))).toBe(
      'Asha Rao is not frozen on 05 Dec, 2026.',
    )
  })

  it('takes no day back that has passed', () => {
    const ctx = contextOn('2026-11-28')
    expect(endFreeze(frozen, civil('2026-11-27'), ctx)).toEqual({
      kind: 'refused',
      field: 'backOn',
      reason: 'Choose 28 Nov, 2026 or later. Days already frozen stay frozen.',
    })
    const { member } = done(endFreeze(frozen, civil('2026-11-28'), ctx))
    expect(member.currentPackage?.endDate).toBe('2026-12-22')
  })

  test.each([
    ['2026-11-12', '2026-12-10', '2026-11-25', 'Asha Rao is not frozen on 25 Nov, 2026.'],
    ['2026-11-22', '2026-12-20', '2026-12-05', 'Asha Rao is not frozen on 05 Dec, 2026.'],
  ])('undoes no freeze until %s, which moved the end to %s, on %s', (to, endDate, day, sentence) => {
    const november = monthly({
      type: 'Recurring',
      startDate: civil('2026-11-01'),
      endDate: civil('2026-11-30'),
      nextBillDate: civil('2026-12-01'),
      nextRenewalDate: civil('2026-12-01'),
      paidUntilDate: civil('2026-11-30'),
      anchorDate: civil('2026-11-01'),
      billedThrough: civil('2026-11-01'),
    })
    const began = contextOn('2026-11-03')
    const member = memberWith({ currentPackage: november })
    const stopped = done(freeze(member, terms('2026-11-03', to), began)).member
    expect(stopped.currentPackage?.endDate).toBe(endDate)
    expect(reasonOf(endFreeze(stopped, civil('2026-11-03'), contextOn(day)))).toBe(sentence)
    const back = done(endFreeze(stopped, civil('2026-11-03'), began)).member
    expect(back.currentPackage?.endDate).toBe('2026-11-30')
  })

  it('on its first day restores exactly what was', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 60 }), fc.boolean())
    fc.assert(
      fc.property(days, ([start, length, isRenewed]) => {
        const member = memberWith({ currentPackage: monthly(free), futurePackage: isRenewed ? future : null })
        const from = addDays(civil(today), start)
        const ctx = contextOn(today)
        const stopped = done(freeze(member, { from, to: addDays(from, length), reason: '' }, ctx)).member
        expect(done(endFreeze(stopped, from, ctx)).member).toEqual({
          ...member,
          currentPackage: withTerm(monthly(free)),
          futurePackage: isRenewed ? withTerm(future) : null,
          updatedAt: ctx.now,
        })
      }),
    )
  })

  it('moves the end by exactly the days really used, whenever the member comes back', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 1, max: 60 }))
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), ([start, length], after) => {
        const member = memberWith({ currentPackage: monthly(free) })
        const from = addDays(civil(today), start)
        const to = addDays(from, length)
        const backOn = addDays(from, Math.min(after, length))
        const ctx = contextOn(today)
        const back = done(
          endFreeze(done(freeze(member, { from, to, reason: '' }, ctx)).member, backOn, ctx),
        ).member
        const pkg = back.currentPackage ?? monthly()
        expect(pkg.endDate).toBe(addDays(civil('2026-12-19'), frozenDaysOf(pkg)))
        expect(frozenDaysOf(pkg)).toBe(daysUntil(from, backOn) - 1)
      }),
    )
  })
})

describe('extend', () => {
  it('gives days at the end, and says who gave them and why', () => {
    const member = memberWith({ currentPackage: monthly(), futurePackage: future })
    const change = done(extend(member, 3, ' Closed for repairs ', contextOn(today)))
    expect(change.member.currentPackage).toMatchObject({
      endDate: '2026-12-22',
      nextRenewalDate: '2026-12-23',
      term: { from: '2026-11-20', to: '2026-12-22', soldDays: 30, freeDays: 3 },
      extendedDays: 3,
      extensions: [{ on: today, days: 3, reason: 'Closed for repairs', by: 'desk' }],
    })
    expect(change.member.futurePackage?.startDate).toBe('2026-12-23')
    expect(change.invoice).toBe(null)
  })

  it('still reaches a package that has just ended', () => {
    const change = done(
      extend(memberWith({ currentPackage: monthly() }), 5, 'Flood', contextOn('2026-12-21')),
    )
    expect(change.member.currentPackage).toMatchObject({ endDate: '2026-12-24', isExpired: false })
  })

  test.each([
    [0, today, 'Extend by 1 to 365 days.'],
    [1.5, today, 'Extend by 1 to 365 days.'],
    [
      5,
      '2026-12-30',
      'Monthly ended on 19 Dec, 2026; extended it would have ended on 24 Dec, 2026. Renew it instead.',
    ],
  ])('by %d days on %s is refused', (days, day, sentence) => {
    const member = memberWith({ currentPackage: monthly() })
    expect(reasonOf(extend(member, days, 'Flood', contextOn(day)))).toBe(sentence)
  })
})
