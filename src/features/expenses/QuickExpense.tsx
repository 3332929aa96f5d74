import { useId, useRef, useState, type FormEvent } from 'react'
import { expenseFieldsOf } from '@/domain/expenses/expenseForm'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { suggestCategories, type LearnedWords } from '@/domain/expenses/suggestCategory'
import { formatMoney } from '@/domain/shared/money'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { useSignedIn } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import field from '@/ui/form/Field.module.css'
import { classes } from '@/ui/classes'
import { QuickField } from './QuickField'
import styles from './expenses.module.css'
import { readQuickRow, type QuickProblems } from './quickRow'

type Props = { categories: readonly ExpenseCategory[]; learned: LearnedWords }

const NOTHING = { amount: '', words: '', chosen: '' }

/**
 * An expense of today in one line: amount, what for, Enter. The category follows from the words, by what this centre
 * wrote before, until it is chosen by hand.
 */
export function QuickExpense({ categories, learned }: Props) {
  const { gymId, today, settings } = useCentre()
  const { account, backend } = useSignedIn()
  const { expenses } = useMoneyRepositories()
  const id = useId()
  const amountBox = useRef<HTMLInputElement>(null)
  const expenseId = useRef('')
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
    // The same id until it is saved: a second try after a broken line makes nothing twice.
    const newId = expenseId.current || backend.store.newId()
    expenseId.current = newId
    try {
      await expenses.add(gymId, newId, expenseFieldsOf(read.form, null), account.uid)
      const category = categories.find((one) => one.id === categoryId)
      showToast({
        text: `${formatMoney(read.form.amount, settings)} for ${category?.name ?? 'it'} is added.`,
        undo: () => expenses.remove(gymId, newId),
      })
      expenseId.current = ''
      setRow(NOTHING)
      amountBox.current?.focus()
    } catch (error) {
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
          <span className={classes(field.group, styles.money)}>
            <span className={field.prefix} aria-hidden="true">
              ₹
            </span>
            <input
              {...aria}
              ref={amountBox}
              inputMode="decimal"
              autoComplete="off"
              className={classes(field.input, field.numeric)}
              value={row.amount}
              onChange={(event) => typed({ amount: event.target.value }, 'amount')}
            />
          </span>
        )}
      </QuickField>
      <QuickField id={`${id}-words`} label="What for" problem={problems.words}>
        {(aria) => (
          <input
            {...aria}
            autoComplete="off"
            placeholder="bijli bill, rent, phenyl"
            className={field.input}
            value={row.words}
            onChange={(event) => typed({ words: event.target.value }, 'words', 'categoryId')}
          />
        )}
      </QuickField>
      <QuickField id={`${id}-category`} label="Category" problem={problems.categoryId}>
        {(aria) => (
          <span className={field.picker}>
            <select
              {...aria}
              className={classes(field.input, field.select)}
              value={categoryId}
              onChange={(event) => typed({ chosen: event.target.value }, 'categoryId')}
            >
              <option value="">Choose</option>
              {categories.map(({ id: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <i className={`pi pi-chevron-down ${field.chevron}`} aria-hidden="true" />
          </span>
        )}
      </QuickField>
      <QuickField id={`${id}-mode`} label="Paid by" problem={undefined}>
        {(aria) => (
          <span className={field.picker}>
            <select
              {...aria}
              className={classes(field.input, field.select)}
              value={mode}
              onChange={(event) => setMode(event.target.value)}
            >
              {settings.paymentModes.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
            <i className={`pi pi-chevron-down ${field.chevron}`} aria-hidden="true" />
          </span>
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
