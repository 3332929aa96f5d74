import { monthOf, type Month } from '@/domain/monthStats/monthStats'
import { toPaise, toRupees } from '@/domain/shared/money'
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
      const paise = own
        .filter(({ date }) => date !== null && monthOf(date) === month)
        .reduce((sum, { amount }) => sum + toPaise(amount), 0)
      const budget = toPaise(monthlyBudget)
      const percent = budget > 0 ? Math.floor((paise * 100) / budget) : null
      const lastUsed = own.reduce<CivilDate | null>(
        (latest, { date }) => (date !== null && (latest === null || date > latest) ? date : latest),
        null,
      )
      const state =
        percent === null ? 'none' : paise > budget ? 'over' : percent >= NEAR_FROM ? 'near' : 'within'
      return [id, { spent: toRupees(paise), percent, state, lastUsed }]
    }),
  )
}
