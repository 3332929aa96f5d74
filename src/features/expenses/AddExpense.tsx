import { useMemo, useRef, useState } from 'react'
import { expenseFieldsOf } from '@/domain/expenses/expenseForm'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import type { LearnedWords } from '@/domain/expenses/suggestCategory'
import { formatMoney } from '@/domain/shared/money'
import { billPath, uploaded } from '@/parts/personFiles'
import { UploadProgress } from '@/parts/UploadProgress'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { useSignedIn } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { ExpenseFields } from './ExpenseFields'
import { emptySheet, expenseSheetSchema, type ExpenseSheet } from './expenseSheet'

type Props = { categories: readonly ExpenseCategory[]; learned: LearnedWords; onClose: () => void }

/** The full form of a new expense. */
export function AddExpense({ categories, learned, onClose }: Props) {
  const { gymId, today, settings } = useCentre()
  const { account, backend } = useSignedIn()
  const { files, store } = backend
  const { expenses } = useMoneyRepositories()
  const newIds = () => ({ id: store.newId(), billId: store.newId() })
  // The same until it is saved: a second try makes nothing twice.
  const ids = useRef<ReturnType<typeof newIds> | null>(null)
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => expenseSheetSchema(today), [today])
  const [defaults] = useState(() => emptySheet(today, settings.paymentModes[0] ?? ''))

  async function saveExpense({ bill, dropsBill: _, ...form }: ExpenseSheet) {
    ids.current ??= newIds()
    const { id, billId } = ids.current
    try {
      if (bill) setProgress('Uploading the bill')
      const path = bill
        ? await uploaded(files, billPath(`${gymId}/expenses/${id}`, billId, bill), bill, 'bill')
        : ''
      await expenses.add(gymId, id, { ...expenseFieldsOf(form, null), bill: path }, account.uid)
      ids.current = null
      showToast({
        text: `${formatMoney(form.amount, settings)} is added.`,
        undo: () => expenses.remove(gymId, id),
      })
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
