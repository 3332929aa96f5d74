import { addDuration, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { workedSince } from '@/domain/staffAttendance/muster'
import { payHistoryOf } from '@/domain/staff/payHistory'
import type { Staff } from '@/domain/staff/staff'
import { paidToWords, payWhenWords, type ContributionCategory } from './contributionCategory'
import { standingFor } from './mergedCategories'

type Paying = Pick<ContributionCategory, 'id' | 'name' | 'basis' | 'rate' | 'payWhen' | 'paidTo'>

/**
 * Employees who are paid commission by a category, also for earlier days: those at its rate, and those at a rate of their own alone. Who
 * left is paid for their last month once it is over, so those count who left since the month before this one began.
 */
export function paidByIt(
  { id, basis }: Paying,
  staff: readonly Staff[],
  categories: readonly ContributionCategory[],
  today: CivilDate,
): { atItsRate: number; atTheirOwn: number } {
  const standsFor = standingFor(categories)
  const rulesOf = (one: Staff) =>
    payHistoryOf(one)
      .map(({ rule }) => rule)
      .filter(({ commissionCategoryId }) => standsFor(commissionCategoryId) === id)
  const since = addDuration(startOfMonth(today), -1, 'Month')
  const paid = basis === 'percentOfNet' ? staff.filter((one) => workedSince(one, since)).map(rulesOf) : []
  const some = paid.filter((rules) => rules.length > 0)
  const atItsRate = some.filter((rules) =>
    rules.some(
      ({ commissionBasis, commissionRate }) => commissionBasis === 'percentOfNet' && commissionRate === null,
    ),
  ).length
  return { atItsRate, atTheirOwn: some.length - atItsRate }
}

const employees = (count: number): string => (count === 1 ? '1 employee' : `${String(count)} employees`)

/** What another rate, and another way of counting, mean for who is paid by a category that is merged into another; '' for nothing. */
export function mergedRateText(
  from: Paying,
  into: Paying,
  { atItsRate, atTheirOwn }: ReturnType<typeof paidByIt>,
): string {
  if (atItsRate + atTheirOwn === 0) return ''
  const verb = atItsRate === 1 ? 'is' : 'are'
  const past = 'in every month that isn’t generated yet, past ones too'
  const [before, after] = [`${String(from.rate)} %`, `${String(into.rate)} %`]
  return [
    atItsRate > 0 &&
      (from.rate === into.rate
        ? `${employees(atItsRate)} ${verb} paid ${before} by ${from.name}, and ${atItsRate === 1 ? 'stays' : 'stay'} at ${after}.`
        : `${employees(atItsRate)} ${verb} paid ${before} by ${from.name}. By ${into.name} it is ${after}, ${past}.`),
    atTheirOwn > 0 &&
      (atTheirOwn === 1
        ? '1 employee has a rate of their own and keeps it.'
        : `${employees(atTheirOwn)} have a rate of their own and keep it.`),
    from.payWhen !== into.payWhen && `A sale then counts: ${payWhenWords[into.payWhen].toLowerCase()}.`,
    from.paidTo !== into.paidTo &&
      `The first sale to a lead then goes to: ${paidToWords[into.paidTo].toLowerCase()}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
