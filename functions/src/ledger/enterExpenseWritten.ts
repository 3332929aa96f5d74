import { readExpense } from '@/data/expenses/expenseRecords'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { enterExpense } from '@/data/ledger/enterExpense'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { civilDateIn } from '@/domain/shared/calendar'

const isWritten = ({ [UPDATED_BY]: writer }: StoredDocument['data']) =>
  typeof writer === 'string' && writer !== ''

/**
 * Brings what a page wrote of an expense into the ledger and into its month. Imports and demo data bear no writer's name:
 * the night enters them, and adds up the months. What was before and bears one has an event of its own, which may come later:
 * the month does not know it yet. Answers how many entries it took.
 */
export async function enterExpenseWritten(
  store: DocumentStore,
  before: StoredDocument | null,
  after: StoredDocument,
  at: Date,
): Promise<number> {
  const { gymId } = after.data
  if (!isWritten(after.data) || typeof gymId !== 'string') return 0
  const gym = await store.get(gymPath(gymId))
  if (gym === null) return 0
  const { timezone } = storedSettings(gym)
  const known = before === null || isWritten(before.data) ? null : before
  const counted = { before: readExpense(known, timezone) }
  return enterExpense(store, gymId, after.id, civilDateIn(at, timezone), timezone, counted)
}
