import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { BudgetState } from '@/domain/expenses/budget'
import { startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { toPaise, toRupees } from '@/domain/shared/money'
import { CategoryName } from '@/parts/CategoryName'
import { Money } from '@/parts/Money'
import type { Column } from '@/ui/list/column'
import { dateCell, moneyCell, numberCell, textCell } from '@/ui/list/exportCell'
import type { CategoryRow } from './arrangeCategories'
import styles from './expenseCategories.module.css'

const kinds = { fixed: 'Fixed', variable: 'Variable' } as const

/** How much of the budget is used; past it the words say so too, not the colour alone. */
function BudgetBar({ now }: { now: BudgetState }) {
  const { percent, state } = now
  if (percent === null) return MISSING
  return (
    <span className={styles.budget}>
      <span className={styles.track} data-state={state} aria-hidden="true">
        <span style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      <span className={styles.percent}>{budgetWords(now)}</span>
    </span>
  )
}

const budgetWords = ({ percent, state }: BudgetState): string =>
  percent === null ? MISSING : state === 'over' ? `${percent} %, over` : `${percent} %`

const total = (rows: readonly CategoryRow[], amountOf: (row: CategoryRow) => number) =>
  toRupees(rows.reduce((paise, row) => paise + toPaise(amountOf(row)), 0))

export const categoryColumns = (today: CivilDate): Column<CategoryRow>[] => [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    width: 200,
    cell: ({ category }) => <CategoryName category={category} />,
    exported: ({ category }) => textCell(category.name),
  },
  {
    id: 'kind',
    header: 'Kind',
    width: 95,
    onPhone: 'badge',
    cell: ({ category }) => kinds[category.kind],
    exported: ({ category }) => textCell(kinds[category.kind]),
  },
  {
    id: 'budget',
    header: 'Monthly budget',
    sort: 'budget',
    align: 'end',
    width: 130,
    cell: ({ category }) =>
      category.monthlyBudget > 0 ? <Money rupees={category.monthlyBudget} /> : MISSING,
    exported: ({ category }) => moneyCell(category.monthlyBudget > 0 ? category.monthlyBudget : null),
    sum: (rows) => <Money rupees={total(rows, ({ category }) => category.monthlyBudget)} />,
  },
  {
    id: 'spent',
    header: 'Spent this month',
    sort: 'spent',
    align: 'end',
    width: 145,
    cell: ({ category, now }) =>
      now === null || now.spent === 0 ? (
        <Money rupees={now?.spent} />
      ) : (
        <Link
          to={`${screens.expenses.path}?category=${encodeURIComponent(category.id)}&range=${startOfMonth(today)}..${today}`}
        >
          <Money rupees={now.spent} />
        </Link>
      ),
    exported: ({ now }) => moneyCell(now?.spent),
    sum: (rows) => <Money rupees={total(rows, ({ now }) => now?.spent ?? 0)} />,
  },
  {
    id: 'percent',
    header: 'Of the budget',
    width: 180,
    cell: ({ now }) => (now === null ? MISSING : <BudgetBar now={now} />),
    exported: ({ now }) => numberCell(now?.percent),
  },
  {
    id: 'lastMonth',
    header: 'Last month',
    align: 'end',
    width: 125,
    cell: ({ lastMonth }) => <Money rupees={lastMonth} />,
    exported: ({ lastMonth }) => moneyCell(lastMonth),
    sum: (rows) => <Money rupees={total(rows, ({ lastMonth }) => lastMonth ?? 0)} />,
  },
  {
    id: 'lastUsed',
    header: 'Last used',
    width: 115,
    cell: ({ now }) => formatCivil(now?.lastUsed ?? null),
    exported: ({ now }) => dateCell(now?.lastUsed),
  },
]
