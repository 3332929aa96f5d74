import { countedDueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { toPaise, toRupees } from '@/domain/shared/money'
import { takeStats, type MonthFigures, type StatsByMonth } from './monthStats'

/** A stored figure that its records do not bear out; `stored` and `recomputed` in rupees. */
export type Drift = { what: string; stored: number; recomputed: number }

/** Months whose stored figures differ from the recomputed ones, figure by figure (expected: none). */
export function statsDrift(stored: StatsByMonth, recomputed: StatsByMonth): Drift[] {
  return Object.entries(takeStats(stored, recomputed)).flatMap(([month, difference]) => {
    const [held, right] = [stored[month], recomputed[month]]
    const { byMode, ...figures } = difference
    const drifts = Object.entries(figures)
      .filter(([, off]) => off !== 0)
      .map(([name]) => ({
        what: `${month} ${name}`,
        stored: figureIn(held, name),
        recomputed: figureIn(right, name),
      }))
    const modes = Object.keys(byMode).map((mode) => ({
      what: `${month} by ${mode}`,
      stored: held?.byMode[mode] ?? 0,
      recomputed: right?.byMode[mode] ?? 0,
    }))
    return [...drifts, ...modes]
  })
}

function figureIn(figures: MonthFigures | undefined, name: string): number {
  const found = Object.entries(figures ?? {}).find(([key]) => key === name)?.[1]
  return typeof found === 'number' ? found : 0
}

type Owing = { id: string; totalDueAmount: number }
type Owed = Parameters<typeof countedDueOf>[0] & Pick<Invoice, 'memberId'>

/** Rupees that each member owes by the invoices (DOMAIN 3.4). */
export function recomputeDues(invoices: Iterable<Owed>): Map<string, number> {
  const dues = new Map<string, number>()
  for (const invoice of invoices) {
    const before = toPaise(dues.get(invoice.memberId) ?? 0)
    dues.set(invoice.memberId, toRupees(before + toPaise(countedDueOf(invoice))))
  }
  return dues
}

/** Members whose `totalDueAmount` is not what their invoices come to (expected: none). */
export function duesDrift(members: Iterable<Owing>, invoices: Iterable<Owed>): Drift[] {
  const dues = recomputeDues(invoices)
  return [...members]
    .map(({ id, totalDueAmount }) => ({
      what: `dues of ${id}`,
      stored: totalDueAmount,
      recomputed: dues.get(id) ?? 0,
    }))
    .filter(({ stored, recomputed }) => toPaise(stored) !== toPaise(recomputed))
}
