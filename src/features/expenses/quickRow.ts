import { expenseFormSchema, type ExpenseForm } from '@/domain/expenses/expenseForm'
import type { AmountRules } from '@/domain/gyms/greatestAmount'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isSame } from '@/domain/shared/upgradeRecord'
import { readTypedNumber } from '@/ui/form/typedNumber'

/** As it stands in the row: the amount is text until it is saved, so that nothing typed is lost. */
export type QuickRow = { amount: string; words: string; categoryId: string; modeOfPayment: string }

export type QuickProblems = { amount?: string; words?: string; categoryId?: string }

type ReadRow =
  | { kind: 'read'; form: ExpenseForm; problems: QuickProblems }
  | { kind: 'wrong'; problems: QuickProblems }

const places: Record<string, keyof QuickProblems> = {
  amount: 'amount',
  description: 'words',
  categoryId: 'categoryId',
}

/** An expense of today out of what is typed, or a sentence for each field that is wrong. */
export function readQuickRow(row: QuickRow, today: CivilDate, rules: AmountRules): ReadRow {
  const amount = readTypedNumber(row.amount, 2)
  const parsed = expenseFormSchema(today, rules, null).safeParse({
    amount,
    categoryId: row.categoryId,
    description: row.words,
    date: today,
    vendor: '',
    modeOfPayment: row.modeOfPayment,
    paidFrom: '',
    gst: null,
    every: '',
  })
  if (parsed.success) return { kind: 'read', form: parsed.data, problems: {} }
  const problems: QuickProblems = {}
  for (const { path, message } of parsed.error.issues) {
    const place = places[String(path[0])]
    if (place !== undefined) problems[place] ??= message
  }
  if (amount === undefined) problems.amount = 'Enter a number with at most two decimals, such as 1,250.50'
  return { kind: 'wrong', problems }
}

/** An expense that was sent and not answered: it may be stored all the same. */
export type QuickTry = { id: string; form: ExpenseForm }

/**
 * The id to save under. The same expense again keeps that of its failed try, so that it isn't stored twice; another one gets
 * its own, since nothing is written under an id that is stored already.
 */
export const idOfTry = (form: ExpenseForm, failed: QuickTry | null, makeId: () => string): string =>
  failed !== null && isSame(failed.form, form) ? failed.id : makeId()
