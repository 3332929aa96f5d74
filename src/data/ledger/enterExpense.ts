import { reversed } from '@/domain/shared/money'
import type { Expense } from '@/domain/expenses/expense'
import { factsToEnter } from '@/domain/ledger/factsOfExpense'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import { addStats, statsOn, type StatsByMonth } from '@/domain/monthStats/monthStats'
import { expenseStatsDeltaOf } from '@/domain/expenses/statsOfExpense'
import type { CivilDate } from '@/domain/shared/civilDate'
import { expensePath, readExpense } from '@/data/expenses/expenseRecords'
import { writeStats } from '@/data/monthStats/writeStats'
import type { DocumentStore } from '@/data/store/documentStore'
import { chainFacts } from './chainFacts'
import { entriesOf, expenseEntries } from './ledgerRecords'

/** Somebody else may enter the same expense meanwhile: then it is looked at again. */
const ATTEMPTS = 5

/** In rupees by day and month: what entries of an expense add to what was spent. An entry's amount is below 0 where money goes out. */
const spentIn = (facts: readonly LedgerFact[]): StatsByMonth =>
  facts.map(({ date, amount }) => statsOn(date, { expenses: reversed(amount) })).reduce(addStats, {})

/**
 * Brings the ledger to what an expense says now; answers how many entries that took. The ids follow from how many
 * stand there, so two who enter at once make the same ones, and the second finds what is left. `counted`: whether the
 * month moves along, in the same transaction; `before` is the expense that the month knows, where the ledger has none of
 * it yet.
 */
export async function enterExpense(
  store: DocumentStore,
  gymId: string,
  expenseId: string,
  today: CivilDate,
  timezone: string,
  counted: { before: Expense | null } | null = null,
): Promise<number> {
  let entered = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const expense = readExpense(await store.get(expensePath(expenseId)), timezone)
    if (expense === null || expense.gymId !== gymId) return entered
    const known = await entriesOf(store, expenseEntries(gymId, expenseId))
    const facts = factsToEnter(expense, known)
    if (facts.length === 0) return entered
    const isFirst = known.length === 0
    // Somebody else may have entered some of them since they were read.
    entered += await chainFacts(store, gymId, facts, today, (writer, now) => {
      if (counted)
        writeStats(writer, gymId, isFirst ? expenseStatsDeltaOf(counted.before, expense) : spentIn(now))
    })
  }
  return entered
}
