import { useMemo } from 'react'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { useLive } from '@/live/useLive'
import { Money } from '@/parts/Money'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import styles from './expenses.module.css'

/** What was spent in the month of that day; undefined while it is read. One read. */
function useSpent(day: CivilDate): number | undefined {
  const { gymId } = useCentre()
  const { monthStats } = useMoneyRepositories()
  const month = monthOf(day)
  const live = useLive(useMemo(() => monthStats.month(gymId, month), [monthStats, gymId, month]))
  return live.status === 'ready' ? (live.value?.expenses ?? 0) : undefined
}

/** The months' own figures: they move in the transaction that moves the expense. Rupees. */
export function MonthFigures({ waiting }: { waiting: number }) {
  const { today } = useCentre()
  const thisMonth = useSpent(today)
  const lastMonth = useSpent(addDays(startOfMonth(today), -1))
  return (
    <dl className={styles.figures} aria-label="Spent by month">
      <div>
        <dt>This month</dt>
        <dd>
          <Money rupees={thisMonth} />
        </dd>
      </div>
      <div>
        <dt>Last month</dt>
        <dd>
          <Money rupees={lastMonth} />
        </dd>
      </div>
      {waiting > 0 && (
        <div>
          <dt>To confirm</dt>
          <dd>
            <Money rupees={waiting} />
          </dd>
        </div>
      )}
    </dl>
  )
}
