import { gymPath, storedSettings } from '@/data/gyms/centreOf'
import { enterExpense } from '@/data/ledger/enterExpense'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { civilDateIn } from '@/domain/shared/calendar'

/** Imports and demo data bear no writer's name: the night enters them. Answers how many entries it took. */
export async function enterExpenseWritten(
  store: DocumentStore,
  after: StoredDocument,
  at: Date,
): Promise<number> {
  const { gymId, [UPDATED_BY]: writer } = after.data
  if (typeof writer !== 'string' || writer === '' || typeof gymId !== 'string') return 0
  const centre = await store.get(gymPath(gymId))
  if (centre === null) return 0
  const { timezone } = storedSettings(centre)
  return enterExpense(store, gymId, after.id, civilDateIn(at, timezone), timezone)
}
