import { budgetsOf, type BudgetState } from '@/domain/expenses/budget'
import type { Expense } from '@/domain/expenses/expense'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'

export const categoryTabs = ['inUse', 'archived'] as const
type CategoryTab = (typeof categoryTabs)[number]

export const categorySorts = ['order', 'name', 'spent', 'budget'] as const
type CategorySort = (typeof categorySorts)[number]

/** A category with what it came to; the figures are null while they are read. Rupees. */
export type CategoryRow = {
  category: ExpenseCategory
  now: BudgetState | null
  lastMonth: number | null
}

type Arrangement = {
  tab: CategoryTab
  q: string
  sort: { by: CategorySort; direction: 'asc' | 'desc' }
  filters: { kind?: string }
}

/** The first day that the figures are read from: the first of last month. */
export const readsFrom = (today: CivilDate): CivilDate => startOfMonth(addDays(startOfMonth(today), -1))

export const categoriesIn = (categories: readonly ExpenseCategory[], tab: CategoryTab) =>
  categories.filter(({ isActive, deleted }) => !deleted && isActive === (tab === 'inUse'))

/** This month against the budget, and last month beside it. `expenses` reach back to `readsFrom`. */
function categoryRows(
  categories: readonly ExpenseCategory[],
  expenses: readonly Expense[] | null,
  today: CivilDate,
): CategoryRow[] {
  if (expenses === null) return categories.map((category) => ({ category, now: null, lastMonth: null }))
  const now = budgetsOf(categories, expenses, monthOf(today))
  const before = budgetsOf(categories, expenses, monthOf(readsFrom(today)))
  return categories.map((category) => ({
    category,
    now: now.get(category.id) ?? null,
    lastMonth: before.get(category.id)?.spent ?? null,
  }))
}

const valueOf: Record<CategorySort, (row: CategoryRow) => string | number> = {
  order: ({ category }) => category.order,
  name: ({ category }) => lowerName(category.name),
  spent: ({ now }) => now?.spent ?? 0,
  budget: ({ category }) => category.monthlyBudget,
}

/** The rows of the open tab: searched by any word of the name, filtered and sorted. */
export function arrangeCategories(
  categories: readonly ExpenseCategory[],
  expenses: readonly Expense[] | null,
  today: CivilDate,
  { tab, q, sort, filters }: Arrangement,
): CategoryRow[] {
  const typed = lowerName(q)
  const value = valueOf[sort.by]
  const shown = categoriesIn(categories, tab)
    .filter(({ kind }) => !filters.kind || kind === filters.kind)
    .filter(({ name }) => typed === '' || ` ${lowerName(name)}`.includes(` ${typed}`))
  const rows = categoryRows(shown, expenses, today).sort((one, other) => {
    const [a, b] = [value(one), value(other)]
    return a < b ? -1 : a > b ? 1 : one.category.id < other.category.id ? -1 : 1
  })
  return sort.direction === 'desc' ? rows.reverse() : rows
}
