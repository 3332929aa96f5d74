import { z } from 'zod'
import { addDays, earliest, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import type { MoneyFormat } from '@/domain/shared/money'
import { isSame } from '@/domain/shared/upgradeRecord'
import { daysText } from './daysText'
import { isPaying, payRuleOf, payRuleSchema, payText, type PayRule } from './payRule'

/**
 * The rules that paid before the standing one, the first first: each pays until the day on which the next begins. Records from
 * before there was a history have none.
 */
export const earlierPayField = z.array(payRuleSchema).catch([]).default([])

/** Whoever is paid, by the standing rule and by those before it. */
export type Paid = PayRule & { earlierPay: readonly PayRule[] }

const rulesOf = (staff: Paid): PayRule[] => [...staff.earlierPay, payRuleOf(staff)]

/** No day is before every day. */
const isLater = (one: CivilDate | null, other: CivilDate | null): boolean =>
  one !== null && (other === null || one > other)

const isOnlyMoved = (standing: PayRule, next: PayRule): boolean =>
  isSame({ ...standing, payFrom: null }, { ...next, payFrom: null })

/** Whether the standing rule goes on paying the days before the next one begins, instead of giving its place to it. */
const isFollowed = (standing: PayRule, next: PayRule): boolean =>
  isLater(next.payFrom, standing.payFrom) && !isOnlyMoved(standing, next)

/** What an employee was paid by earlier, once the standing rule is another. Only the day is corrected where nothing else is changed. */
export function earlierPayAfter(staff: Paid, next: PayRule): PayRule[] {
  const standing = payRuleOf(staff)
  const isKept = isFollowed(standing, next) && (isPaying(standing) || staff.earlierPay.length > 0)
  const earlier = isKept ? rulesOf(staff) : staff.earlierPay
  return earlier.filter(({ payFrom }) => isLater(next.payFrom, payFrom))
}

/** Days, both included, that one rule pays. */
export type PaySpan = { rule: PayRule; from: CivilDate; to: CivilDate }

/** The rules in force on the days of a period, in their order; days before the first of them are in none. */
export function paySpansOf(staff: Paid, { from, to }: { from: CivilDate; to: CivilDate }): PaySpan[] {
  const rules = rulesOf(staff)
  return rules
    .map((rule, at) => {
      const next = rules[at + 1]?.payFrom
      return {
        rule,
        from: latest(from, rule.payFrom ?? from),
        to: next ? earliest(to, addDays(next, -1)) : to,
      }
    })
    .filter((span) => span.from <= span.to)
}

/** null before the first rule begins. */
export const payRuleOn = (staff: Paid, date: CivilDate): PayRule | null =>
  paySpansOf(staff, { from: date, to: date }).at(0)?.rule ?? null

/** Each rule with its days in words, the latest first: `From 1 Nov, 2026`. Nothing where nothing was ever agreed. */
export function payHistoryOf(staff: Paid): { days: string; rule: PayRule }[] {
  const rules = rulesOf(staff)
  return rules
    .map((rule, at) => ({ rule, days: daysText(rule.payFrom, rules[at + 1]?.payFrom ?? null) }))
    .filter(({ rule }) => isPaying(rule) || rules.length > 1)
    .reverse()
}

/** Whether a rule has paid days that are over, so that what takes its place is about days from now on. */
export const hasPaid = (
  { joiningDate, ...staff }: PayRule & { joiningDate: CivilDate | null },
  today: CivilDate,
): boolean => isPaying(staff) && isLater(today, staff.payFrom ?? joiningDate)

const ruleText = (rule: PayRule, format: MoneyFormat): string => {
  const base = payText(rule, format)
  return base === MISSING ? 'the earlier rule' : base
}

/** What another rule does to days that are not paid yet, in a sentence; '' where it changes nothing that was agreed. */
export function payChangeText(staff: Paid, next: PayRule, format: MoneyFormat): string {
  const standing = payRuleOf(staff)
  if (isSame(standing, next) || !isPaying(standing)) return ''
  if (isFollowed(standing, next))
    return `Days before ${formatCivil(next.payFrom)} stay at ${ruleText(standing, format)}, also in months that aren’t generated yet.`
  if (isOnlyMoved(standing, next)) {
    if (next.payFrom === null)
      return 'Every day since joining is paid by this, in months that aren’t generated yet.'
    const before = earlierPayAfter(staff, next).at(-1)
    return before
      ? `Days before ${formatCivil(next.payFrom)} are paid by what was agreed before: ${ruleText(before, format)}.`
      : `Days before ${formatCivil(next.payFrom)} aren’t paid, in months that aren’t generated yet.`
  }
  if (!isPaying(next))
    return 'Months that aren’t generated yet aren’t paid at all. To pay until a day, enter the day after it.'
  const since = next.payFrom === null ? 'since joining' : `since ${formatCivil(next.payFrom)}`
  return `This replaces what was agreed: months that aren’t generated yet are paid by it for every day ${since}. For a raise, enter the day from which it counts.`
}
