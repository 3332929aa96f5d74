import type { Month } from '@/domain/monthStats/monthStats'
import { budgetsOf } from './budget'
import type { Expense } from './expense'
import type { ExpenseCategory } from './expenseCategory'

/** What a category came to in two months, in rupees. */
export type CategorySpending = { id: string; name: string; now: number; before: number }

type Named = Pick<ExpenseCategory, 'id' | 'name' | 'monthlyBudget'>

/** The categories that something was spent in, the most this month first; what names none stands last. */
export function spendingByCategory(
  categories: readonly Named[],
  expenses: readonly Expense[],
  month: Month,
  monthBefore: Month,
): CategorySpending[] {
  const known = new Set(categories.map(({ id }) => id))
  const other: Named = { id: '', name: 'Without a category', monthlyBudget: 0 }
  const sorted = expenses.map((expense) =>
    known.has(expense.categoryId) ? expense : { ...expense, categoryId: '' },
  )
  const all = [...categories, other]
  const now = budgetsOf(all, sorted, month)
  const before = budgetsOf(all, sorted, monthBefore)
  return all
    .map(({ id, name }) => ({
      id,
      name,
      now: now.get(id)?.spent ?? 0,
      before: before.get(id)?.spent ?? 0,
    }))
    .filter((row) => row.now > 0 || row.before > 0)
    .sort((one, two) => two.now - one.now || two.before - one.before)
}
