import type { Expense } from '@/domain/expenses/expense'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'

export type Categories = ReadonlyMap<string, ExpenseCategory>

/** What it is called: what was written for it, else its category. */
export const nameOfExpense = ({ description, categoryId }: Expense, categories: Categories): string =>
  description || categories.get(categoryId)?.name || 'Expense'

export const everyWords = {
  '': 'Once',
  Week: 'Every week',
  Month: 'Every month',
  Year: 'Every year',
} as const

/** How it comes again, in words. */
export function recurrenceWords({ recurrence }: Pick<Expense, 'recurrence'>): string {
  if (recurrence === null) return 'Once'
  const { every, everyType } = recurrence
  const unit = everyType.toLowerCase()
  return every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`
}

/** Where the money is taken from; the drawer's is expected to hold less then. */
export const moneyPlaces = ['Cash drawer', 'Bank account', 'Petty cash', 'Owner'] as const
