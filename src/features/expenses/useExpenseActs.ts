import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { contributionRepository } from '@/data/contributions/contributionRepository'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { firstOf } from '@/data/store/firstOf'
import { screens } from '@/domain/access/screens'
import { confirmation } from '@/domain/expenses/closedDrawer'
import type { Expense } from '@/domain/expenses/expense'
import { isOfPay } from '@/domain/expenses/ofPay'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { attempt } from '@/components/records/attempt'
import { useRecordActs, type RecordActs } from '@/components/records/useRecordActs'
import { useGymFormat } from '@/components/gym/useGymFormat'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { useClosedDrawer } from './useClosedDrawer'

export type ExpenseActs = RecordActs<Expense> & {
  /** A draft counts from then on: on its day, and cash of a drawer that was closed meanwhile today. */
  confirm: (expense: Expense) => void
  /** What that writes. */
  confirmed: (expense: Expense) => Promise<Partial<Expense>>
  /** Nothing more is made of it; what was made stays. Of pay it is asked first: that never repeats again. */
  stop: (expense: Expense) => void
  /** Of pay, which has none; asked first as well. */
  removeTax: (expense: Expense) => void
  /** Opens the contributions that pay was spent on. */
  openPay: (expense: Expense) => void
}

/** An expense has no name: what is said of it calls it by its amount. */
export function useExpenseActs(): ExpenseActs {
  const format = useGymFormat()
  const { gymId, today } = useGym()
  const contributions = useRepository(contributionRepository)
  const navigate = useNavigate()
  const words = useMemo(() => {
    const amountOf = ({ amount }: Expense) => formatMoney(amount, format)
    return {
      archived: (expense: Expense) => `${amountOf(expense)} is deleted.`,
      restored: (expense: Expense) => `${amountOf(expense)} is back on the list.`,
      confirmed: (expense: Expense, closedOn: CivilDate | null) =>
        closedOn === null
          ? `${amountOf(expense)} is confirmed and counts for ${formatCivil(expense.date)}.`
          : `${amountOf(expense)} is confirmed and counts today: the drawer was closed on ${formatCivil(closedOn)}.`,
    }
  }, [format])
  const acts = useRecordActs(expenseRepository, words)
  const expenses = useRepository(expenseRepository)
  const { closedOn } = useClosedDrawer()
  return useMemo(() => {
    const closedFor = (expense: Expense) => closedOn({ ...expense, status: 'Confirmed' }, expense)
    const endOfPay = (expense: Expense, fields: Partial<Expense>, act: string, text: string) =>
      void attempt(async () => {
        const isAgreed = await askToConfirm({
          title: `${act}?`,
          text: 'This can’t be taken back.',
          act,
        })
        if (!isAgreed) return
        await expenses.change(gymId, expense.id, fields)
        showToast({ text })
      })
    const stopped = { isRecurring: false, recurrence: null }
    return {
      ...acts,
      confirm: (expense) =>
        void attempt(async () => {
          const closed = await closedFor(expense)
          acts.change(expense, confirmation(closed, today), words.confirmed(expense, closed))
        }),
      confirmed: async (expense) => confirmation(await closedFor(expense), today),
      stop: (expense) =>
        isOfPay(expense)
          ? endOfPay(expense, stopped, 'Stop repeating', 'It does not repeat any more.')
          : acts.change(expense, stopped, 'It does not repeat any more.'),
      removeTax: (expense) => endOfPay(expense, { gst: 0 }, 'Remove the tax', 'The tax is removed.'),
      openPay: ({ id }) =>
        void attempt(async () => {
          const { rows } = await firstOf(contributions.ofExpense(gymId, id))
          const line = rows.find(({ status }) => status === 'Paid') ?? rows[0]
          const address = new URLSearchParams(line && { month: line.month, id: line.id })
          await navigate(`${screens.contributions.path}?${address.toString()}`)
        }),
    }
  }, [acts, words, contributions, expenses, gymId, today, closedOn, navigate])
}
