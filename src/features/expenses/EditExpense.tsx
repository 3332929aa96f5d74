import { useMemo, useState } from 'react'
import type { Expense } from '@/domain/expenses/expense'
import { changedExpense } from '@/domain/expenses/expenseForm'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { isOfPay } from '@/domain/expenses/ofPay'
import type { LearnedWords } from '@/domain/expenses/suggestCategory'
import { changesOf } from '@/domain/shared/changesOf'
import { formatMoney } from '@/domain/shared/money'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { useLive } from '@/live/useLive'
import { removeReplaced, uploaded } from '@/components/files/personFiles'
import { UploadProgress } from '@/components/files/UploadProgress'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { ExpenseFields } from './ExpenseFields'
import { expenseSheetSchema, sheetOf, type ExpenseSheet } from './expenseSheet'
import { useClosedDrawer } from './useClosedDrawer'

type Common = { categories: readonly ExpenseCategory[]; learned: LearnedWords; onClose: () => void }

/** Waits for the expense, then opens the form with what is stored at that moment. */
export function EditExpense({ id, ...common }: Common & { id: string }) {
  const { gymId } = useGym()
  const expenses = useRepository(expenseRepository)
  const found = useLive(useMemo(() => expenses.one(gymId, id), [expenses, gymId, id]))
  const [expense, setExpense] = useState<Expense | null>(null)
  if (expense === null && found.status === 'ready' && found.value !== null) setExpense(found.value)

  if (expense !== null) return <EditSheet expense={expense} {...common} />
  if (found.status === 'loading') return null
  return (
    <Dialog title="Edit expense" onClose={common.onClose}>
      {found.status === 'failed' ? (
        <ErrorState error={found.error} retry={() => found.retry()} />
      ) : (
        <p>This expense is not there any more, or belongs to another centre.</p>
      )}
    </Dialog>
  )
}

function EditSheet({ expense, categories, learned, onClose }: Common & { expense: Expense }) {
  const { gymId, today, settings } = useGym()
  const { api, files } = useBackend()
  const expenses = useRepository(expenseRepository)
  const drawer = useClosedDrawer()
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => expenseSheetSchema(today, settings, expense), [today, settings, expense])
  const defaults = useMemo(() => sheetOf(expense), [expense])
  const offered = categories.filter(({ id, isActive }) => isActive || id === expense.categoryId)

  async function saveExpense({ bill, dropsBill, ...form }: ExpenseSheet) {
    const isReplaced = bill !== null || dropsBill
    const changed = changedExpense(form, expense, today)
    const refusal = await drawer.refuse({ ...expense, ...changed }, expense)
    if (refusal) return refusal
    try {
      if (bill) setProgress('Uploading the bill')
      const place = { gymId, kind: 'bill', id: expense.id } as const
      const path = bill ? await uploaded(api, place, bill, { what: 'bill', field: 'bill' }) : ''
      setProgress('Saving')
      await expenses.change(gymId, expense.id, {
        ...changesOf(expense, changed),
        ...(isReplaced && { bill: path }),
      })
      await removeReplaced(files, expense.bill, isReplaced ? path : undefined)
      showToast({ text: `${formatMoney(form.amount, settings)} is saved.` })
      return undefined
    } finally {
      setProgress('')
    }
  }

  return (
    <FormSheet
      title={expense.status === 'Draft' ? 'Edit draft' : 'Edit expense'}
      schema={schema}
      defaults={defaults}
      draftKey={`expenses/${expense.id}`}
      submitLabel="Save"
      onSubmit={saveExpense}
      onClose={onClose}
      aside={progress && <UploadProgress text={progress} />}
    >
      <ExpenseFields categories={offered} learned={learned} bill={expense.bill} isOfPay={isOfPay(expense)} />
    </FormSheet>
  )
}
