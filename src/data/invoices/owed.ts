import type { CivilDate } from '@/domain/shared/civilDate'
import type { AgeingBand } from '@/domain/invoices/ageing'
import { ageingBands, bandSpan } from '@/domain/invoices/ageing'
import type { DocumentStore } from '@/data/store/documentStore'
import { owedTotal } from './invoiceQueries'

/** Rupees that are owed, and on how many invoices: what is not late yet, and each band of what is. */
export type Owed = Record<'notLate' | AgeingBand, { count: number; rupees: number }>

/** Counts and sums of the store: each costs a read for a thousand invoices, not for each. */
export async function owedBy(store: DocumentStore, gymId: string, today: CivilDate): Promise<Owed> {
  const reckon = async (total: ReturnType<typeof owedTotal>) => {
    const [count, rupees] = await Promise.all([store.count(total), store.sum(total, 'due')])
    return { count, rupees }
  }
  const [notLate, ...late] = await Promise.all([
    reckon(owedTotal(gymId, null)),
    ...ageingBands.map((band) => reckon(owedTotal(gymId, bandSpan(band, today)))),
  ])
  const nothing = { count: 0, rupees: 0 }
  const [week = nothing, month = nothing, older = nothing] = late
  return { notLate, week, month, older }
}
