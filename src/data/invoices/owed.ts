import { addDays } from '@/domain/shared/calendar'
import { LAST_DATE, type CivilDate } from '@/domain/shared/civilDate'
import { totalOf } from '@/domain/shared/money'
import type { AgeingBand } from '@/domain/invoices/ageing'
import { bandSpan } from '@/domain/invoices/ageing'
import type { DocumentStore } from '@/data/store/documentStore'
import { anyDay, owedTotal } from './invoiceQueries'

/** Rupees that are owed, and on how many invoices: what is not late yet, and each band of what is. */
export type Owed = Record<'notLate' | AgeingBand, { count: number; rupees: number }>

/** Rupees that all issued invoices leave open, whoever they bill (PRODUCT 2.Q "dues"): the sum of the list `tab=owed`. */
export async function owedInAll(store: DocumentStore, gymId: string): Promise<number> {
  const [undated, dated] = await Promise.all(
    [null, anyDay].map((due) => store.sum(owedTotal(gymId, due), 'due')),
  )
  return totalOf([undated ?? 0, dated ?? 0])
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
  const reckon = async (total: ReturnType<typeof owedTotal>) => {
    const [count, rupees] = await Promise.all([store.count(total), store.sum(total, 'due')])
    return { count, rupees }
  }
  const lateIn = (band: AgeingBand) => {
    const { from, to } = bandSpan(band, today)
    return { from, to: to < lateUntil ? to : lateUntil }
  }
  const [undated, dated, week, month, older] = await Promise.all([
    reckon(owedTotal(gymId, null)),
    reckon(owedTotal(gymId, { from: addDays(lateUntil, 1), to: LAST_DATE })),
    reckon(owedTotal(gymId, lateIn('week'))),
    reckon(owedTotal(gymId, lateIn('month'))),
    reckon(owedTotal(gymId, lateIn('older'))),
  ])
  const notLate = {
    count: undated.count + dated.count,
    rupees: totalOf([undated.rupees, dated.rupees]),
  }
  return { notLate, week, month, older }
}
