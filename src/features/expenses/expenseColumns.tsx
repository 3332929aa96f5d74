import type { Expense } from '@/domain/expenses/expense'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { totalOf } from '@/domain/shared/money'
import { CategoryName } from '@/components/money/CategoryName'
import { Money } from '@/components/money/Money'
import type { Column } from '@/lists/column'
import { dateCell, moneyCell, textCell } from '@/lists/exportCell'
import styles from './expenseColumns.module.css'
import type { ExpenseTab } from './expenseView'
import { nameOfExpense, recurrenceWords, type Categories } from './expenseWords'

/** Columns of a tab: only what repeats says how. */
export const expenseColumns = (categories: Categories, tab: ExpenseTab): Column<Expense>[] => [
  {
    id: 'what',
    header: 'Description',
    width: 240,
    cell: (expense) => (
      <span className={styles.what}>
        <span className={styles.clipped}>{nameOfExpense(expense, categories)}</span>
        {expense.vendor && <span className={styles.vendor}>{expense.vendor}</span>}
      </span>
    ),
    exported: (expense) => textCell(nameOfExpense(expense, categories)),
  },
  {
    id: 'date',
    header: tab === 'recurring' ? 'Began on' : 'Date',
    width: 115,
    cell: ({ date }) => formatCivil(date),
    exported: ({ date }) => dateCell(date),
  },
  {
    id: 'category',
    header: 'Category',
    width: 150,
    cell: ({ categoryId }) => <CategoryName category={categories.get(categoryId)} />,
    exported: ({ categoryId }) => textCell(categories.get(categoryId)?.name),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    width: 125,
    cell: ({ amount }) => <Money rupees={amount} />,
    exported: ({ amount }) => moneyCell(amount),
    sum: (rows) => <Money rupees={totalOf(rows.map(({ amount }) => amount))} />,
  },
  ...(tab === 'recurring'
    ? [
        {
          id: 'every',
          header: 'Repeats',
          width: 120,
          cell: recurrenceWords,
          exported: (expense) => textCell(recurrenceWords(expense)),
        } satisfies Column<Expense>,
      ]
    : []),
  {
    id: 'mode',
    header: 'Paid by',
    width: 115,
    cell: ({ modeOfPayment }) => modeOfPayment || MISSING,
    exported: ({ modeOfPayment }) => textCell(modeOfPayment),
  },
  {
    id: 'from',
    header: 'Paid from',
    width: 120,
    onPhone: 'hidden',
    cell: ({ paidFrom }) => paidFrom || MISSING,
    exported: ({ paidFrom }) => textCell(paidFrom),
  },
  {
    id: 'bill',
    header: 'Bill',
    width: 60,
    onPhone: 'hidden',
    cell: ({ bill }) =>
      bill === '' ? (
        MISSING
      ) : (
        <>
          <i className="pi pi-paperclip" aria-hidden="true" />
          <span className="visually-hidden">Yes</span>
        </>
      ),
    exported: ({ bill }) => textCell(bill === '' ? 'No' : 'Yes'),
  },
  {
    id: 'vendor',
    header: 'Vendor',
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ vendor }) => vendor || MISSING,
    exported: ({ vendor }) => textCell(vendor),
  },
  {
    id: 'gst',
    header: 'Tax in it',
    align: 'end',
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ gst }) => <Money rupees={gst} />,
    exported: ({ gst }) => moneyCell(gst),
  },
]
