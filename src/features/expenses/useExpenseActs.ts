import { useMemo } from 'react'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import type { Expense } from '@/domain/expenses/expense'
import { formatMoney } from '@/domain/shared/money'
import { useRecordActs, type RecordActs } from '@/components/records/useRecordActs'
import { useGymFormat } from '@/components/gym/useGymFormat'

export type ExpenseActs = RecordActs<Expense> & {
  /** A draft counts from then on. */
  confirm: (expense: Expense) => void
  /** Nothing more is made of it; what was made stays. */
  stop: (expense: Expense) => void
}

/** An expense has no name: what is said of it calls it by its amount. */
export function useExpenseActs(): ExpenseActs {
  const format = useGymFormat()
  const words = useMemo(() => {
    const amountOf = ({ amount }: Expense) => formatMoney(amount, format)
    return {
      archived: (expense: Expense) => `${amountOf(expense)} is deleted.`,
      restored: (expense: Expense) => `${amountOf(expense)} is back on the list.`,
      confirmed: (expense: Expense) => `${amountOf(expense)} is confirmed and counts now.`,
    }
  }, [format])
  const acts = useRecordActs(expenseRepository, words)
  return useMemo(
    () => ({
      ...acts,
      confirm: (expense) => acts.change(expense, { status: 'Confirmed' }, words.confirmed(expense)),
      stop: (expense) =>
        acts.change(expense, { isRecurring: false, recurrence: null }, 'It does not repeat any more.'),
    }),
    [acts, words],
  )
}
