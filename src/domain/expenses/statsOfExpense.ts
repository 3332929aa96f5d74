import { takeStats, statsOn, type StatsByMonth } from '@/domain/monthStats/monthStats'
import type { Expense } from './expense'

type Spent = Pick<Expense, 'amount' | 'date' | 'status' | 'deleted'>

/** What one expense adds to its centre's months: rupees, on its date. A draft and a deleted one add nothing. */
export const statsOfExpense = ({ amount, date, status, deleted }: Spent): StatsByMonth =>
  deleted || status === 'Draft' || date === null ? {} : statsOn(date, { expenses: amount })

export const expenseStatsDeltaOf = (before: Spent | null, after: Spent): StatsByMonth =>
  takeStats(statsOfExpense(after), before ? statsOfExpense(before) : {})
