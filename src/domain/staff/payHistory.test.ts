import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import {
  earlierPayAfter,
  earlierPayField,
  hasPaid,
  payChangeText,
  payHistoryOf,
  payRuleOn,
  paySpansOf,
  type Paid,
} from './payHistory'
import { noPayRule, type PayRule } from './payRule'

const format = { currency: 'INR', locale: 'en-IN' }
const monthly = (payRate: number, payFrom: string | null = null): PayRule => ({
  ...noPayRule,
  payBasis: 'monthly',
  payRate,
  payFrom: payFrom === null ? null : civil(payFrom),
})
const paidBy = (...rules: [PayRule, ...PayRule[]]): Paid => ({
  ...(rules.at(-1) ?? rules[0]),
  earlierPay: rules.slice(0, -1),
})
const raised = paidBy(monthly(18_000), monthly(20_000, '2026-11-01'))
const october = { from: civil('2026-10-01'), to: civil('2026-10-31') }
const november = { from: civil('2026-11-01'), to: civil('2026-11-30') }
const datesOf = (staff: Paid, period = november) =>
  paySpansOf(staff, period).map(({ rule, from, to }) => [rule.payRate, from, to])

describe('an employee’s rules of pay', () => {
  it.each([
    ['a raise from a later day', paidBy(monthly(18_000)), monthly(20_000, '2026-11-01'), [18_000]],
    ['another raise', raised, monthly(25_000, '2027-04-01'), [18_000, 20_000]],
    ['the end of pay', raised, { ...noPayRule, payFrom: civil('2026-12-01') }, [18_000, 20_000]],
    ['another rate from the same day', raised, monthly(21_000, '2026-11-01'), [18_000]],
    ['another rate from a day before', raised, monthly(21_000, '2026-10-15'), [18_000]],
    ['a rule without a day', raised, monthly(21_000), []],
    ['the day alone, later', raised, monthly(20_000, '2026-11-15'), [18_000]],
    ['the day alone of a first rule', paidBy(monthly(18_000)), monthly(18_000, '2026-10-22'), []],
    ['the same', raised, monthly(20_000, '2026-11-01'), [18_000]],
    ['a first rule after none', paidBy(noPayRule), monthly(18_000, '2026-11-01'), []],
  ] as [string, Paid, PayRule, number[]][])('%s', (_, staff, next, kept) => {
    expect(earlierPayAfter(staff, next).map(({ payRate }) => payRate)).toEqual(kept)
  })

  it('each pay until the next begins', () => {
    expect(datesOf(raised)).toEqual([[20_000, '2026-11-01', '2026-11-30']])
    expect(datesOf(raised, october)).toEqual([[18_000, '2026-10-01', '2026-10-31']])
    expect(datesOf(paidBy(monthly(18_000), monthly(20_000, '2026-11-16')))).toEqual([
      [18_000, '2026-11-01', '2026-11-15'],
      [20_000, '2026-11-16', '2026-11-30'],
    ])
    expect(datesOf(paidBy(monthly(18_000, '2026-11-22')))).toEqual([[18_000, '2026-11-22', '2026-11-30']])
    expect(datesOf(paidBy(monthly(18_000, '2026-12-01')))).toEqual([])
    expect(payRuleOn(raised, civil('2026-10-31'))?.payRate).toBe(18_000)
    expect(payRuleOn(raised, civil('2026-11-01'))?.payRate).toBe(20_000)
    expect(payRuleOn(paidBy(monthly(18_000, '2026-12-01')), civil('2026-11-30'))).toBe(null)
  })

  it('are read of older records as none before the standing one', () => {
    expect(earlierPayField.parse(undefined)).toEqual([])
    expect(earlierPayField.parse('none')).toEqual([])
    expect(earlierPayField.parse(raised.earlierPay)).toEqual(raised.earlierPay)
  })

  it('are shown with their days, the latest first', () => {
    const daysOf = (staff: Paid) => payHistoryOf(staff).map(({ days }) => days)
    expect(daysOf(raised)).toEqual(['From 01 Nov, 2026', 'Until 31 Oct, 2026'])
    const twice = paidBy(monthly(1), monthly(2, '2026-11-01'), { ...noPayRule, payFrom: civil('2026-12-01') })
    expect(daysOf(twice)).toEqual(['From 01 Dec, 2026', '01 Nov, 2026 to 30 Nov, 2026', 'Until 31 Oct, 2026'])
    expect(daysOf(paidBy(monthly(1)))).toEqual(['Since joining'])
    expect(daysOf(paidBy(noPayRule))).toEqual([])
  })
})

describe('the form', () => {
  const textOf = (staff: Paid, next: PayRule) => payChangeText(staff, next, format)

  it('suggests today where a rule has paid already', () => {
    const today = civil('2026-11-10')
    const joined = (date: string | null, rule = monthly(18_000)) =>
      hasPaid({ ...rule, joiningDate: date === null ? null : civil(date) }, today)
    expect([joined('2026-01-01'), joined(null), joined('2026-11-10'), joined('2026-12-01')]).toEqual([
      ...[true, true, false, false],
    ])
    expect(joined('2026-01-01', monthly(18_000, '2026-12-01'))).toBe(false)
    expect(joined('2026-01-01', noPayRule)).toBe(false)
  })

  it('says what a change does to days that are not paid yet', () => {
    const first = paidBy(monthly(18_000))
    expect(textOf(first, monthly(20_000, '2026-11-01'))).toBe(
      'Days before 01 Nov, 2026 stay at ₹18,000 a month, also in months that aren’t generated yet.',
    )
    expect(textOf(first, monthly(20_000))).toMatch(
      /^This replaces what was agreed: .* every day since joining\./,
    )
    expect(textOf(first, noPayRule)).toMatch(/aren’t paid at all/)
    expect(textOf(raised, monthly(21_000, '2026-11-01'))).toMatch(/every day since 01 Nov, 2026\./)
    expect(textOf(first, monthly(18_000, '2026-10-22'))).toMatch(/^Days before 22 Oct, 2026 aren’t paid/)
    expect(textOf(raised, monthly(20_000, '2026-11-15'))).toBe(
      'Days before 15 Nov, 2026 are paid by what was agreed before: ₹18,000 a month.',
    )
    expect(textOf(raised, monthly(20_000))).toMatch(/^Every day since joining is paid by this/)
    expect([textOf(first, monthly(18_000)), textOf(paidBy(noPayRule), monthly(18_000))]).toEqual(['', ''])
  })
})
