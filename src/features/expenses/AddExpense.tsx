import { useMemo, useRef, useState } from 'react'
import { expenseFieldsOf } from '@/domain/expenses/expenseForm'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import type { LearnedWords } from '@/domain/expenses/suggestCategory'
import { formatMoney } from '@/domain/shared/money'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { afterAdding, uploaded } from '@/components/files/personFiles'
import { UploadProgress } from '@/components/files/UploadProgress'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { ExpenseFields } from './ExpenseFields'
import { emptySheet, expenseSheetSchema, type ExpenseSheet } from './expenseSheet'
import { useClosedDrawer } from './useClosedDrawer'

type Props = { categories: readonly ExpenseCategory[]; learned: LearnedWords; onClose: () => void }

/** The full form of a new expense. */
export function AddExpense({ categories, learned, onClose }: Props) {
  const { gymId, today, settings } = useGym()
  const { account, backend } = useSignedIn()
  const { api, makeId } = backend
  const expenses = useRepository(expenseRepository)
  const drawer = useClosedDrawer()
  // The same until it is saved with its bill: a second try makes nothing twice.
  const newId = useRef('')
  const tried = useRef('')
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => expenseSheetSchema(today, settings, null), [today, settings])
  const [defaults] = useState(() => emptySheet(today, settings.paymentModes[0] ?? ''))

  async function saveExpense({ bill, dropsBill: _, ...form }: ExpenseSheet) {
    newId.current ||= makeId()
    const id = newId.current
    const fields = expenseFieldsOf(form, null, today)
    const refusal = await drawer.refuse({ ...fields, status: 'Confirmed' }, null)
    if (refusal) return refusal
    try {
      const isTriedAgain = tried.current === id
      tried.current = id
      // First the expense: there is no folder for the bill of one that is not there.
      await expenses.add(gymId, id, { ...fields, createdBy: account.uid })
      // An earlier try may have stored it, though its answer was lost, with what was typed then.
      if (isTriedAgain) await expenses.change(gymId, id, fields)
      if (bill) {
        setProgress('Uploading the bill')
        const place = { gymId, kind: 'bill', id } as const
        await afterAdding(formatMoney(form.amount, settings), async () => {
          const path = await uploaded(api, place, bill, { what: 'bill', field: 'bill' })
          await expenses.change(gymId, id, { ...fields, bill: path })
        })
      }
      newId.current = ''
      showToast({
        text: `${formatMoney(form.amount, settings)} is added.`,
        undo: () => expenses.archive(gymId, id),
      })
      return undefined
    } finally {
      setProgress('')
    }
  }

  return (
    <FormSheet
      title="New expense"
      schema={schema}
      defaults={defaults}
      draftKey={`expenses/new/${gymId}`}
      submitLabel="Add expense"
      canAddAnother
      onSubmit={saveExpense}
      onClose={onClose}
      aside={progress && <UploadProgress text={progress} />}
    >
      <ExpenseFields categories={categories} learned={learned} bill="" />
    </FormSheet>
  )
}
