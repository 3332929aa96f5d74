import { useMemo } from 'react'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, endOfPeriod, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { monthStatsRepository } from '@/data/monthStats/monthStatsRepository'
import { useLive } from '@/live/useLive'
import { FigureStrip } from '@/components/money/FigureStrip'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { rangeText } from '@/lists/filter'

/** What was spent in the month of that day; undefined while it is read. One read. */
function useSpent(day: CivilDate): number | undefined {
  const { gymId } = useGym()
  const monthStats = useRepository(monthStatsRepository)
  const month = monthOf(day)
  const live = useLive(useMemo(() => monthStats.month(gymId, month), [monthStats, gymId, month]))
  return live.status === 'ready' ? (live.value?.expenses ?? 0) : undefined
}

/** The expenses of the month that the day lies in. */
const listOfMonth = (day: CivilDate): string =>
  `?range=${rangeText(startOfMonth(day), endOfPeriod(day, 'Month'))}`

/** The months' own figures: they move in the transaction that moves the expense. Each opens the list that adds up to it. Rupees. */
export function MonthFigures({ waiting }: { waiting: number }) {
  const { today } = useGym()
  const thisMonth = useSpent(today)
  const dayBefore = addDays(startOfMonth(today), -1)
  const lastMonth = useSpent(dayBefore)
  return (
    <FigureStrip
      label="Spent by month"
      figures={[
        ['This month', thisMonth, listOfMonth(today)],
        ['Last month', lastMonth, listOfMonth(dayBefore)],
        ...(waiting > 0 ? [['To confirm', waiting, '?tab=drafts'] as const] : []),
      ]}
    />
  )
}
