import type { Month } from '@/domain/monthStats/monthStats'
import { plus, toPaise, toRupees, NO_PAISE, type Paise } from '@/domain/shared/money'
import { balancedLines } from './balancedLines'
import { isShareOfSale, signedOf, type Contribution } from './contribution'

type Line = Pick<Contribution, 'categoryId'> & Parameters<typeof balancedLines>[0][number]

/** What a month's pay came to, in rupees: each category's, deductions below 0, and all of it. */
export type PaidMonth = { month: Month; byCategory: ReadonlyMap<string, number>; net: number }

const isStanding = ({ status }: Line) => status !== 'Reversed'

function summed(lines: readonly Line[], keyOf: (line: Line) => string): Map<string, number> {
  const sums = new Map<string, Paise>()
  for (const line of lines) {
    const key = keyOf(line)
    sums.set(key, plus(sums.get(key) ?? NO_PAISE, signedOf(line)))
  }
  return new Map([...sums].map(([key, paise]) => [key, toRupees(paise)]))
}

/** Pay month by month; `standsFor` is the category that another one was merged into. What was reversed counts for nothing. */
export const payByMonth = (
  lines: readonly Line[],
  months: readonly Month[],
  standsFor: (categoryId: string) => string,
): PaidMonth[] => {
  const standing = balancedLines(lines).filter(isStanding)
  return months.map((month) => {
    const own = standing.filter((line) => line.month === month)
    return {
      month,
      byCategory: summed(own, ({ categoryId }) => standsFor(categoryId)),
      net: toRupees(plus(NO_PAISE, ...own.map(signedOf))),
    }
  })
}

/** What somebody was paid, and what they sold: the value before tax that their commission is of. Rupees. */
export type PaidPerson = { staffId: string; pay: number; sold: number }

/** By what they were paid, the most first. */
export function payByPerson(lines: readonly Line[]): PaidPerson[] {
  const standing = balancedLines(lines).filter(isStanding)
  const pay = summed(standing, ({ staffId }) => staffId)
  const sold = new Map<string, Paise>()
  for (const line of standing.filter(isShareOfSale))
    sold.set(line.staffId, plus(sold.get(line.staffId) ?? NO_PAISE, toPaise(line.basisAmount ?? 0)))
  return [...pay]
    .map(([staffId, rupees]) => ({ staffId, pay: rupees, sold: toRupees(sold.get(staffId) ?? NO_PAISE) }))
    .sort((one, other) => other.pay - one.pay || (one.staffId < other.staffId ? -1 : 1))
}

/** Pay of revenue in percent with one decimal; null where nothing came in. */
export const shareOfRevenue = (pay: number, revenue: number): number | null =>
  revenue <= 0 ? null : Math.round((pay * 1000) / revenue) / 10
