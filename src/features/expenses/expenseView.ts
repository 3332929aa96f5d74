import type { ExpenseFilter } from '@/data/expenses/expenseQueries'
import type { Expense } from '@/domain/expenses/expense'
import { civilDateSchema, FIRST_DAY, LAST_DATE, type CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import { rangeOf } from '@/lists/filter'

/** Drafts count nowhere, and what comes again is looked at by itself. */
export const expenseTabs = ['all', 'drafts', 'recurring'] as const
export type ExpenseTab = (typeof expenseTabs)[number]

export const expenseFilters = ['range', 'category', 'mode', 'bill'] as const
type Chosen = Partial<Record<(typeof expenseFilters)[number], string>>

const dateIn = (text: string | undefined, otherwise: CivilDate): CivilDate =>
  civilDateSchema.safeParse(text).data ?? otherwise

/** What the store is asked: tab, days and category; it has an index for these. */
export function askedFor(tab: ExpenseTab, { range, category }: Chosen): ExpenseFilter {
  const { from, to } = rangeOf(range)
  return {
    from: dateIn(from, FIRST_DAY),
    to: dateIn(to, LAST_DATE),
    status: tab === 'drafts' ? 'Draft' : 'Confirmed',
    categoryId: category,
  }
}

/** Words, the way of payment and the bill are looked for among what was read. */
export const isSearched = (q: string, { mode, bill }: Chosen): boolean =>
  q !== '' || mode !== undefined || bill !== undefined

const wordsOf = ({ description, vendor, amount }: Expense) =>
  ` ${lowerName(`${description} ${vendor} ${amount}`)}`

/** Whether what is typed begins a word of it or its amount, and the other conditions hold. */
export function matches(expense: Expense, q: string, { mode, bill }: Chosen): boolean {
  const words = wordsOf(expense)
  return (
    lowerName(q)
      .split(' ')
      .every((typed) => typed === '' || words.includes(` ${typed}`)) &&
    (mode === undefined || expense.modeOfPayment === mode) &&
    (bill === undefined || (bill === 'with') === (expense.bill !== ''))
  )
}

/** Those that come again, of these days and this category: they are read whole, the latest first. */
export function recurringRows(rows: readonly Expense[], chosen: Chosen): Expense[] {
  const { from, to, categoryId } = askedFor('recurring', chosen)
  return rows
    .filter(({ categoryId: own }) => categoryId === undefined || own === categoryId)
    .filter(({ date }) => date !== null && date >= from && date <= to)
    .sort((one, other) => ((one.date ?? '') > (other.date ?? '') ? -1 : 1))
}
