import { monthOf, type Month } from '@/domain/monthStats/monthStats'
import { addDays, startOfMonth } from '@/domain/shared/calendar'
import { sum, toPaise, toRupees } from '@/domain/shared/money'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Expense } from './expense'
import type { ExpenseCategory } from './expenseCategory'

/** `percent` of the budget that is spent, whole; null where there is no budget. */
export type BudgetState = {
  spent: number
  percent: number | null
  state: 'none' | 'within' | 'near' | 'over'
  lastUsed: CivilDate | null
}

/** From this part of the budget on the bar warns. Percent. */
const NEAR_FROM = 80

type Counted = Pick<Expense, 'categoryId' | 'amount' | 'date' | 'status' | 'deleted'>

const counts = ({ status, deleted, date }: Counted) => status === 'Confirmed' && !deleted && date !== null

/** How each category stands in a month, in rupees; drafts and deleted expenses do not count. */
export function budgetsOf(
  categories: readonly Pick<ExpenseCategory, 'id' | 'monthlyBudget'>[],
  expenses: readonly Counted[],
  month: Month,
): Map<string, BudgetState> {
  const counted = expenses.filter(counts)
  return new Map(
    categories.map(({ id, monthlyBudget }) => {
      const own = counted.filter(({ categoryId }) => categoryId === id)
      const days = own.flatMap(({ date }) => date ?? []).sort()
      const ofMonth = own.filter(({ date }) => date !== null && monthOf(date) === month)
      const spent = sum(ofMonth.map(({ amount }) => toPaise(amount)))
      const budget = toPaise(monthlyBudget)
      const percent = budget > 0 ? Math.floor((spent * 100) / budget) : null
      const state =
        percent === null ? 'none' : spent > budget ? 'over' : percent >= NEAR_FROM ? 'near' : 'within'
      return [id, { spent: toRupees(spent), percent, state, lastUsed: days.at(-1) ?? null }]
    }),
  )
}

/** The first day that a category's figures are read from: the first of last month. */
export const figuresFrom = (today: CivilDate): CivilDate => startOfMonth(addDays(startOfMonth(today), -1))

/** A category with what it came to in this month and the last, in rupees; null while the expenses are read. */
export type CategoryFigures = { category: ExpenseCategory; now: BudgetState | null; lastMonth: number | null }

/** This month against the budget, and last month beside it. `expenses` reach back to `figuresFrom`. */
export function withFigures(
  categories: readonly ExpenseCategory[],
  expenses: readonly Expense[] | null,
  today: CivilDate,
): CategoryFigures[] {
  if (expenses === null) return categories.map((category) => ({ category, now: null, lastMonth: null }))
  const now = budgetsOf(categories, expenses, monthOf(today))
  const before = budgetsOf(categories, expenses, monthOf(figuresFrom(today)))
  return categories.map((category) => ({
    category,
    now: now.get(category.id) ?? null,
    lastMonth: before.get(category.id)?.spent ?? null,
  }))
}
