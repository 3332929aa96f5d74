import type { Month } from '@/domain/monthStats/monthStats'
import { addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { reversed } from '@/domain/shared/money'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { CARRIED_OVER, netOf, paid, type Contribution } from './contribution'
import { starterCategoryId, type ContributionCategory } from './contributionCategory'
import { lineIdOf } from './payLine'
import { firstOfMonth } from './payMonth'

export const nextMonth = (month: Month): Month => monthKey(addDuration(firstOfMonth(month), 1, 'Month'))

/** The deduction that somebody's month was carried over as: one for each month and person. */
export const carriedLineId = (gymId: string, month: Month, staffId: string): string =>
  lineIdOf({ gymId, month: nextMonth(month), staffId, what: `carried-${month}`, from: null })

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
 * that the month can be locked. `lines` are those of the month.
 */
export function carryOver(
  lines: readonly Contribution[],
  { gymId, month, staffId, name, categories, today, now, by }: Ctx,
): { settled: Contribution[]; carried: Contribution } | Refusal {
  const open = openLines(lines, staffId)
  const title = monthText(firstOfMonth(month))
  const net = netOf(open)
  if (net >= 0) return refused(`${name} owes nothing for ${title}. Pay it as usual.`)
  if (open.some(({ status }) => status === 'Pending'))
    return refused(`Some of ${name}’s ${title} isn’t approved yet. Approve or reverse it first.`)
  const settled = open.map((line) =>
    paid(line, { paidOn: today, modeOfPayment: CARRIED_OVER, expenseId: '' }),
  )
  const carried: Contribution = {
    ...{ id: carriedLineId(gymId, month, staffId), gymId, staffId, month: nextMonth(month) },
    categoryId: categoryFor(gymId, categories, open),
    ...{ direction: 'Deduction', amount: reversed(net), date: firstOfMonth(nextMonth(month)) },
    ...{ source: null, basisAmount: null, rate: null, note: `${CARRIED_OVER} from ${title}` },
    ...{ status: 'Approved', paidOn: null, modeOfPayment: '', expenseId: '', reason: '' },
    ...{ createdBy: by, createdAt: now, updatedAt: now },
  }
  return { settled, carried }
}

/** A settled line stands for what the next month deducts; that has to go first. */
export const refuseCarried = (
  { month }: Pick<Contribution, 'month'>,
  carried: Pick<Contribution, 'status'> | null,
  name: string,
): Refusal | null =>
  carried === null || carried.status === 'Reversed'
    ? null
    : refused(
        `${name}’s ${monthText(firstOfMonth(month))} was carried over to ${monthText(firstOfMonth(nextMonth(month)))}. Reverse the deduction there first.`,
      )
