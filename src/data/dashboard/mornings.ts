import { morningSchema, withMorning, type Morning } from '@/domain/dashboard/keptCounts'
import { keptLeadsSchema, leadsDueOn } from '@/domain/dashboard/keptLeads'
import type { CivilDate } from '@/domain/shared/civilDate'
import { toPaise, toRupees } from '@/domain/shared/money'
import { owedTotal } from '@/data/invoices/invoiceQueries'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'

/** With what the latest days began, as the document of the dashboard keeps it. */
export const keptMornings = (kept: StoredData): Morning[] =>
  morningSchema.array().catch([]).parse(kept['mornings'])

/**
 * The same with what stands now, which is only the day's beginning at the end of its night: events come before the night has
 * billed what is due, and since payments. A night that runs once more comes as late, so what the first has kept stays.
 */
export async function morningsOn(
  store: DocumentStore,
  gymId: string,
  day: CivilDate,
  kept: StoredData,
): Promise<Morning[]> {
  const leads = leadsDueOn(keptLeadsSchema.safeParse(kept['leads']).data ?? null, day)
  const due = await store.sum(owedTotal(gymId, { from: day, to: day }), 'due')
  return withMorning(keptMornings(kept), {
    ...{ day, due: toRupees(toPaise(due)), followUps: leads?.length ?? null },
  })
}
