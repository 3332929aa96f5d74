import { useMemo } from 'react'
import type { Expense } from '@/domain/expenses/expense'
import { attempt } from '@/parts/attempt'
import { useMoneyFormat } from '@/parts/useMoneyFormat'
import { formatMoney } from '@/domain/shared/money'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { showToast } from '@/ui/feedback/toast'

export type ExpenseActs = {
  /** A draft counts from then on. */
  confirm: (expense: Expense) => void
  /** Nothing more is made of it; what was made stays. */
  stop: (expense: Expense) => void
  remove: (expense: Expense) => void
}

export function useExpenseActs(): ExpenseActs {
  const { gymId } = useCentre()
  const { expenses } = useMoneyRepositories()
  const format = useMoneyFormat()
  return useMemo((): ExpenseActs => {
    const amountOf = ({ amount }: Expense) => formatMoney(amount, format)
    return {
      confirm: (expense) =>
        void attempt(async () => {
          await expenses.confirm(gymId, expense.id)
          showToast({
            text: `${amountOf(expense)} is confirmed and counts now.`,
            undo: () => expenses.undoConfirm(gymId, expense.id),
          })
        }),
      stop: (expense) =>
        void attempt(async () => {
          await expenses.repeat(gymId, expense.id, null)
          showToast({
            text: 'It does not come again any more.',
            undo: () => expenses.repeat(gymId, expense.id, expense.recurrence),
          })
        }),
      remove: (expense) =>
        void attempt(async () => {
          await expenses.remove(gymId, expense.id)
          showToast({
            text: `${amountOf(expense)} is deleted.`,
            undo: () => expenses.undoRemove(gymId, expense.id),
          })
        }),
    }
  }, [expenses, gymId, format])
}
