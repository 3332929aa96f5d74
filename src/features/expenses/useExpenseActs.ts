import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { contributionRepository } from '@/data/contributions/contributionRepository'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { firstOf } from '@/data/store/firstOf'
import { screens } from '@/domain/access/screens'
import type { Expense } from '@/domain/expenses/expense'
import { formatMoney } from '@/domain/shared/money'
import { attempt } from '@/components/records/attempt'
import { useRecordActs, type RecordActs } from '@/components/records/useRecordActs'
import { useGymFormat } from '@/components/gym/useGymFormat'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

export type ExpenseActs = RecordActs<Expense> & {
  /** A draft counts from then on. */
  confirm: (expense: Expense) => void
  /** Nothing more is made of it; what was made stays. */
  stop: (expense: Expense) => void
  /** Opens the contributions that pay was spent on. */
  openPay: (expense: Expense) => void
}

/** An expense has no name: what is said of it calls it by its amount. */
export function useExpenseActs(): ExpenseActs {
  const format = useGymFormat()
  const { gymId } = useGym()
  const contributions = useRepository(contributionRepository)
  const navigate = useNavigate()
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
      openPay: ({ id }) =>
        void attempt(async () => {
          const { rows } = await firstOf(contributions.ofExpense(gymId, id))
          const line = rows.find(({ status }) => status === 'Paid') ?? rows[0]
          const address = new URLSearchParams(line && { month: line.month, id: line.id })
          await navigate(`${screens.contributions.path}?${address.toString()}`)
        }),
    }),
    [acts, words, contributions, gymId, navigate],
  )
}
