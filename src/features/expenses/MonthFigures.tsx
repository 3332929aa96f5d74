import { useMemo } from 'react'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { monthStatsRepository } from '@/data/monthStats/monthStatsRepository'
import { useLive } from '@/live/useLive'
import { FigureStrip } from '@/components/money/FigureStrip'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** What was spent in the month of that day; undefined while it is read. One read. */
function useSpent(day: CivilDate): number | undefined {
  const { gymId } = useGym()
  const monthStats = useRepository(monthStatsRepository)
  const month = monthOf(day)
  const live = useLive(useMemo(() => monthStats.month(gymId, month), [monthStats, gymId, month]))
  return live.status === 'ready' ? (live.value?.expenses ?? 0) : undefined
}

/** The months' own figures: they move in the transaction that moves the expense. Rupees. */
export function MonthFigures({ waiting }: { waiting: number }) {
  const { today } = useGym()
  const thisMonth = useSpent(today)
  const lastMonth = useSpent(addDays(startOfMonth(today), -1))
  return (
    <FigureStrip
      label="Spent by month"
      figures={[
        ['This month', thisMonth],
        ['Last month', lastMonth],
        ...(waiting > 0 ? [['To confirm', waiting] as const] : []),
      ]}
    />
  )
}
