import { factsToEnter } from '@/domain/ledger/factsOfExpense'
import type { CivilDate } from '@/domain/shared/civilDate'
import { expensePath, readExpense } from '@/data/expenses/expenseRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import { chainFacts } from './chainFacts'
import { entriesOf, expenseEntries } from './ledgerRecords'

/** Somebody else may enter the same expense meanwhile: then it is looked at again. */
const ATTEMPTS = 5

/**
 * Brings the ledger to what an expense says now; answers how many entries that took. The ids follow from how many
 * stand there, so two who enter at once make the same ones, and the second finds what is left.
 */
export async function enterExpense(
  store: DocumentStore,
  gymId: string,
  expenseId: string,
  today: CivilDate,
  timezone: string,
): Promise<number> {
  let entered = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const expense = readExpense(await store.get(expensePath(expenseId)), timezone)
    if (expense === null || expense.gymId !== gymId) return entered
    const facts = factsToEnter(expense, await entriesOf(store, expenseEntries(gymId, expenseId)))
    if (facts.length === 0) return entered
    entered += await chainFacts(store, gymId, facts, today)
  }
  return entered
}
