import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { expenseFieldsOf } from '@/domain/expenses/expenseForm'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { suggestCategories, type LearnedWords } from '@/domain/expenses/suggestCategory'
import { formatMoney } from '@/domain/shared/money'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import { LooseInput, Prefix } from '@/ui/form/LooseField'
import { Select } from '@/ui/form/Select'
import { currencySign } from '@/ui/format/format'
import styles from './QuickExpense.module.css'
import { idOfTry, readQuickRow, type QuickProblems, type QuickTry } from './quickRow'
import { useExampleExpenses } from './useExampleExpenses'

type Props = { categories: readonly ExpenseCategory[]; learned: LearnedWords }

const NOTHING = { amount: '', words: '', chosen: '' }

/**
 * An expense of today in one line: amount, what for, Enter. The category follows from the words, by what this centre
 * wrote before, until it is chosen by hand.
 */
export function QuickExpense({ categories, learned }: Props) {
  const { gymId, today, settings } = useGym()
  const { account, backend } = useSignedIn()
  const examples = useExampleExpenses()
  const expenses = useRepository(expenseRepository)
  const id = useId()
  const amountBox = useRef<HTMLInputElement>(null)
  const failed = useRef<QuickTry | null>(null)
  const isSaving = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [row, setRow] = useState(NOTHING)
  const [mode, setMode] = useState(settings.paymentModes[0] ?? '')
  const [problems, setProblems] = useState<QuickProblems>({})
  const [failure, setFailure] = useState('')

  const meant = suggestCategories(row.words, categories, learned)[0]?.id ?? ''
  const categoryId = row.chosen || meant
  const typed = (change: Partial<typeof NOTHING>, ...settled: (keyof QuickProblems)[]) => {
    setRow((before) => ({ ...before, ...change }))
    setProblems((before) => {
      const rest = { ...before }
      settled.forEach((name) => delete rest[name])
      return rest
    })
  }

  async function saveExpense(event: FormEvent) {
    event.preventDefault()
    if (isSaving.current) return
    const read = readQuickRow(
      { amount: row.amount, words: row.words, categoryId, modeOfPayment: mode },
      today,
      settings,
    )
    setProblems(read.problems)
    setFailure('')
    if (read.kind === 'wrong') {
      const first = ['amount', 'words', 'category'].find((name) =>
        name === 'category' ? read.problems.categoryId : read.problems[name as 'amount' | 'words'],
      )
      document.getElementById(`${id}-${first ?? 'amount'}`)?.focus()
      return
    }
    isSaving.current = true
    setBusy(true)
    const newId = idOfTry(read.form, failed.current, backend.makeId)
    try {
      await expenses.add(gymId, newId, { ...expenseFieldsOf(read.form, null, today), createdBy: account.uid })
      const category = categories.find((one) => one.id === categoryId)
      showToast({
        text: `${formatMoney(read.form.amount, settings)} for ${category?.name ?? 'it'} is added.`,
        undo: () => expenses.archive(gymId, newId),
      })
      failed.current = null
      setRow(NOTHING)
      amountBox.current?.focus()
    } catch (error) {
      failed.current = { id: newId, form: read.form }
      setFailure(error instanceof Error ? error.message : 'It was not saved. Try again in a moment.')
    } finally {
      isSaving.current = false
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.quick}
      aria-label="Quick expense"
      noValidate
      onSubmit={(event) => void saveExpense(event)}
    >
      <QuickField id={`${id}-amount`} label="Amount" problem={problems.amount}>
        {(aria) => (
          <span className={styles.money}>
            <Prefix>{currencySign(settings)}</Prefix>
            <LooseInput
              {...aria}
              ref={amountBox}
              inputMode="decimal"
              autoComplete="off"
              isNumeric
              value={row.amount}
              onChange={(event) => typed({ amount: event.target.value }, 'amount')}
            />
          </span>
        )}
      </QuickField>
      <QuickField id={`${id}-words`} label="What for" problem={problems.words}>
        {(aria) => (
          <LooseInput
            {...aria}
            autoComplete="off"
            placeholder={examples}
            value={row.words}
            onChange={(event) => typed({ words: event.target.value }, 'words', 'categoryId')}
          />
        )}
      </QuickField>
      <QuickField id={`${id}-category`} label="Category" problem={problems.categoryId}>
        {({ id: boxId, ...aria }) => (
          <Select
            id={boxId}
            aria={aria}
            options={categories.map(({ id: value, name }) => ({ value, label: name }))}
            value={categoryId}
            onChange={(chosen) => typed({ chosen }, 'categoryId')}
          />
        )}
      </QuickField>
      <QuickField id={`${id}-mode`} label="Paid by" problem={undefined}>
        {({ id: boxId, ...aria }) => (
          <Select
            id={boxId}
            aria={aria}
            options={settings.paymentModes.map((name) => ({ value: name, label: name }))}
            value={mode}
            onChange={setMode}
          />
        )}
      </QuickField>
      <span className={styles.quickSave}>
        <Button type="submit" icon="pi-check" isBusy={isBusy}>
          Add
        </Button>
      </span>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </form>
  )
}

type Aria = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type QuickFieldProps = {
  id: string
  label: string
  problem: string | undefined
  children: (aria: Aria) => ReactNode
}

/** A labelled place of the quick row, with its sentence below when something is wrong. */
const QuickField = ({ id, label, problem, children }: QuickFieldProps) => (
  <div className={styles.quickField}>
    <label htmlFor={id}>{label}</label>
    {children({
      id,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': problem ? `${id}-problem` : undefined,
    })}
    {problem && (
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    )}
  </div>
)
