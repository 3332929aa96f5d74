import type { Month } from '@/domain/monthStats/monthStats'
import { addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { reversed } from '@/domain/shared/money'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { approved, CARRIED_OVER, netOf, paid, reversedLine, type Contribution } from './contribution'
import { starterCategoryId, type ContributionCategory } from './contributionCategory'
import { lineIdOf } from './payLine'
import { firstOfMonth, lastOfMonth } from './payMonth'

export const nextMonth = (month: Month): Month => monthKey(addDuration(firstOfMonth(month), 1, 'Month'))

/** The deduction that somebody's month was carried over as: one for each month and person. */
export const carriedLineId = (gymId: string, month: Month, staffId: string): string =>
  lineIdOf({ gymId, month: nextMonth(month), staffId, what: `carried-${month}`, from: null })

/** The month that a line deducts the rest of; null where it is another line. */
export function carriedFrom({
  id,
  gymId,
  month,
  staffId,
}: Pick<Contribution, 'id' | 'gymId' | 'month' | 'staffId'>): Month | null {
  const from = monthKey(addDuration(firstOfMonth(month), -1, 'Month'))
  return id === carriedLineId(gymId, from, staffId) ? from : null
}

/** The earning that a month is settled with, so that it comes to what was paid of it: one for each month and person. */
export const balanceLineId = (gymId: string, month: Month, staffId: string): string =>
  lineIdOf({ gymId, month, staffId, what: 'carried-over', from: null })

export const carriedToText = (month: Month) =>
  `${CARRIED_OVER} to ${monthText(firstOfMonth(nextMonth(month)))}`

const openLines = (lines: readonly Contribution[], staffId: string) =>
  lines.filter(
    (line) => line.staffId === staffId && (line.status === 'Pending' || line.status === 'Approved'),
  )

/** Whose deductions of a month are more than the earnings, of what is not paid: nothing can be paid to them. Rupees above 0. */
export const owingIn = (
  lines: readonly Contribution[],
): { staffId: string; amount: number; isApproved: boolean }[] =>
  [...new Set(lines.map(({ staffId }) => staffId))]
    .map((staffId) => ({ staffId, open: openLines(lines, staffId) }))
    .filter(({ open }) => netOf(open) < 0)
    .map(({ staffId, open }) => ({
      ...{ staffId, amount: reversed(netOf(open)) },
      isApproved: open.every(({ status }) => status === 'Approved'),
    }))

type Ctx = {
  gymId: string
  month: Month
  staffId: string
  name: string
  categories: readonly ContributionCategory[]
  today: CivilDate
  now: Date
  by: string
}

/** Where it is deducted under: the usual category, another deduction, or what most of it was deducted under before. */
function categoryFor(
  gymId: string,
  categories: readonly ContributionCategory[],
  open: readonly Contribution[],
) {
  const usable = categories
    .filter(({ direction, isActive, deleted }) => direction === 'Deduction' && isActive && !deleted)
    .sort((one, other) => one.order - other.order)
  const usual = starterCategoryId(gymId, 'Other deduction')
  const [greatest] = open
    .filter(({ direction }) => direction === 'Deduction')
    .sort((one, other) => other.amount - one.amount)
  return (usable.find(({ id }) => id === usual) ?? usable[0])?.id ?? greatest?.categoryId ?? usual
}

/**
 * Settles what is open of somebody's month whose deductions are more than the earnings, and deducts the rest from the next month, so
 * that the month can be locked. An earning of the rest balances the month: both together count it once. `lines` are those of the
 * month.
 */
export function carryOver(
  lines: readonly Contribution[],
  { gymId, month, staffId, name, categories, today, now, by }: Ctx,
): { settled: Contribution[]; balance: Contribution; carried: Contribution } | Refusal {
  const open = openLines(lines, staffId)
  const title = monthText(firstOfMonth(month))
  const net = netOf(open)
  if (net >= 0) return refused(`${name} owes nothing for ${title}. Pay it as usual.`)
  if (open.some(({ status }) => status === 'Pending'))
    return refused(`Some of ${name}’s ${title} isn’t approved yet. Approve or reverse it first.`)
  const how = { paidOn: today, modeOfPayment: CARRIED_OVER, expenseId: '' }
  const carried: Contribution = {
    ...{ id: carriedLineId(gymId, month, staffId), gymId, staffId, month: nextMonth(month) },
    categoryId: categoryFor(gymId, categories, open),
    ...{ direction: 'Deduction', amount: reversed(net), date: firstOfMonth(nextMonth(month)) },
    ...{ source: null, basisAmount: null, rate: null, note: `${CARRIED_OVER} from ${title}` },
    ...{ status: 'Approved', paidOn: null, modeOfPayment: '', expenseId: '', reason: '' },
    ...{ createdBy: by, createdAt: now, updatedAt: now },
  }
  const balance: Contribution = {
    ...{ ...carried, id: balanceLineId(gymId, month, staffId), month, date: lastOfMonth(month) },
    ...{ direction: 'Earning', note: carriedToText(month) },
  }
  return { settled: open.map((line) => paid(line, how)), balance: paid(balance, how), carried }
}

export const isSettled = ({
  status,
  modeOfPayment,
}: Pick<Contribution, 'status' | 'modeOfPayment'>): boolean =>
  status === 'Paid' && modeOfPayment === CARRIED_OVER

/**
 * Lines of somebody's month as they are once the deduction of the next month is taken back: what it had settled is to be paid again,
 * and nothing balances it.
 */
export const unsettled = (lines: readonly Contribution[], staffId: string, reason: string): Contribution[] =>
  lines
    .filter((line) => line.staffId === staffId && isSettled(line))
    .map((line) =>
      line.id === balanceLineId(line.gymId, line.month, staffId)
        ? reversedLine(line, reason)
        : { ...approved(line), paidOn: null, modeOfPayment: '' },
    )

type Carried = Pick<Contribution, 'status'> | null

const refusedAs = (
  { month }: Pick<Contribution, 'month'>,
  carried: Carried,
  textOf: (title: string, next: string) => string,
): Refusal | null =>
  carried === null || carried.status === 'Reversed'
    ? null
    : refused(textOf(monthText(firstOfMonth(month)), monthText(firstOfMonth(nextMonth(month)))))

/** A settled line stands for what the next month deducts; that has to go first. */
export const refuseCarried = (of: Pick<Contribution, 'month'>, carried: Carried, name: string) =>
  refusedAs(
    of,
    carried,
    (title, next) => `${name}’s ${title} was carried over to ${next}. Reverse the deduction there first.`,
  )

/** What came to a month after it was carried over goes along with the rest of it, or not at all. */
export const refuseCarriedAgain = (of: Pick<Contribution, 'month'>, carried: Carried, name: string) =>
  refusedAs(
    of,
    carried,
    (title, next) =>
      `${name}’s ${title} was carried over already. Reverse the deduction in ${next} first, then carry over all of it.`,
  )
