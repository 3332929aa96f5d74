import { addDays } from '@/domain/shared/calendar'
import { LAST_DATE, type CivilDate } from '@/domain/shared/civilDate'
import { roundToPaisa, totalOf } from '@/domain/shared/money'
import type { AgeingBand } from '@/domain/invoices/ageing'
import { bandSpan } from '@/domain/invoices/ageing'
import type { DocumentStore } from '@/data/store/documentStore'
import { anyDay, owedTotal, type Span } from './invoiceQueries'

/** Rupees that are owed, and on how many invoices: what is not late yet, and each band of what is. */
export type Owed = Record<'notLate' | AgeingBand, { count: number; rupees: number }>

/** Rupees that all issued invoices leave open, whoever they bill (PRODUCT 2.Q "dues"): the sum of the list `tab=owed`. */
export async function owedInAll(store: DocumentStore, gymId: string): Promise<number> {
  const [undated, dated] = await Promise.all(
    [null, anyDay].map((due) => store.sum(owedTotal(gymId, due), 'due')),
  )
  return totalOf([undated ?? 0, dated ?? 0])
}

/** Rupees owed on what was to be paid within these days, and on how many invoices. */
export async function owedIn(
  store: DocumentStore,
  gymId: string,
  due: Span | null,
): Promise<{ count: number; rupees: number }> {
  const total = owedTotal(gymId, due)
  const [count, rupees] = await Promise.all([store.count(total), store.sum(total, 'due')])
  return { count, rupees: roundToPaisa(rupees) }
}

/**
 * Counts and sums of the store: each costs a read for a thousand invoices, not for each. What is late is so by its due date,
 * as on the list; `lateUntil` is the last one that is late today.
 */
export async function owedBy(
  store: DocumentStore,
  gymId: string,
  today: CivilDate,
  lateUntil: CivilDate,
): Promise<Owed> {
  const lateIn = (band: AgeingBand) => {
    const { from, to } = bandSpan(band, today)
    return { from, to: to < lateUntil ? to : lateUntil }
  }
  const [undated, dated, week, month, older] = await Promise.all([
    owedIn(store, gymId, null),
    owedIn(store, gymId, { from: addDays(lateUntil, 1), to: LAST_DATE }),
    owedIn(store, gymId, lateIn('week')),
    owedIn(store, gymId, lateIn('month')),
    owedIn(store, gymId, lateIn('older')),
  ])
  const notLate = {
    count: undated.count + dated.count,
    rupees: totalOf([undated.rupees, dated.rupees]),
  }
  return { notLate, week, month, older }
}
