import { useMemo } from 'react'
import { spendingByCategory } from '@/domain/expenses/byCategory'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, startOfMonth } from '@/domain/shared/calendar'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { useLive } from '@/live/useLive'
import { CategoryName } from '@/components/money/CategoryName'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import styles from './categoryPlot.module.css'
import type { Categories } from './expenseWords'

/** Two months of expenses, one read each; a centre has some forty a month. */
const READ_AT_MOST = 1_000

type Props = { categories: Categories; onClose: () => void }

/** Opened from the list, over it. */
export const CategoryPlot = ({ categories, onClose }: Props) => (
  <Dialog title="By category, this month and last" width={720} onClose={onClose}>
    <Plot categories={categories} />
  </Dialog>
)

/** A table whose figures are drawn as well: this month beside the whole of the last, by category. */
function Plot({ categories }: Pick<Props, 'categories'>) {
  const { gymId, today } = useGym()
  const expenses = useRepository(expenseRepository)
  const from = startOfMonth(addDays(startOfMonth(today), -1))
  const live = useLive(
    useMemo(
      () => expenses.page(gymId, { from, to: today, status: 'Confirmed' }, { pageSize: READ_AT_MOST }),
      [expenses, gymId, from, today],
    ),
  )
  if (live.status === 'loading') return <TableSkeleton rows={6} columns={3} />
  if (live.status === 'failed') return <ErrorLine error={live.error} retry={() => live.retry()} />
  const rows = spendingByCategory([...categories.values()], live.value.rows, monthOf(today), monthOf(from))
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]))
  if (rows.length === 0) return <p className={styles.note}>Nothing was spent in these two months.</p>
  return (
    <table className={styles.plot}>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col" data-month="now">
            This month
          </th>
          <th scope="col" data-month="before">
            Last month
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, now, before }) => (
          <tr key={id}>
            <th scope="row">{id === '' ? name : <CategoryName category={categories.get(id)} />}</th>
            <Bar rupees={now} most={most} month="now" />
            <Bar rupees={before} most={most} month="before" />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Bar = ({ rupees, most, month }: { rupees: number; most: number; month: 'now' | 'before' }) => (
  <td>
    <Money rupees={rupees} />
    <span className={styles.track} data-month={month} aria-hidden="true">
      <span style={{ width: `${(rupees / most) * 100}%` }} />
    </span>
  </td>
)
