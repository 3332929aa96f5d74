import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { lastDays } from '@/domain/attendance/reports/absentees'
import { monthOf, periodOf, type ChosenPeriod, type Period } from '@/domain/attendance/reports/period'
import type { ReportDay } from '@/domain/attendance/reports/reportDay'
import type { CivilDate } from '@/domain/shared/civilDate'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { loading, type Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { ReportTab } from './reportTabs'
import type { ReportList } from './useReportList'

/** Whole weeks, so that each day of the week counts as often as the others. */
const HEATMAP_DAYS = 28

function usualPeriod(tab: ReportTab, today: CivilDate): Period {
  switch (tab) {
    case 'grid':
      return monthOf(today, today)
    case 'heatmap':
      return lastDays(today, HEATMAP_DAYS)
    case 'overridden':
      return lastDays(today, 31)
    default:
      return { from: today, to: today }
  }
}

/** The period of the open view: the one of the address, or the view's own. */
export function usePeriod(list: ReportList): ChosenPeriod {
  const { today } = useGym()
  const { tab, filters } = list
  return useMemo(() => periodOf(filters.range, today, usualPeriod(tab, today)), [filters.range, tab, today])
}

/**
 * The roll-ups of the period, and how to ask for them again after a correction. Their first answer is drawn in pieces, between which
 * presses and letters are heard: thousands of lines are added up for it, and a month's grid is a thousand cells.
 */
export function useDays({ from, to }: Period): { days: Live<ReportDay[]>; askAgain: () => void } {
  const { gymId } = useGym()
  const attendance = useRepository(attendanceRepository)
  const [asking, setAsking] = useState(0)
  const days = useLive(
    useMemo(() => attendance.days(gymId, from, to, asking), [attendance, gymId, from, to, asking]),
  )
  const drawn = useDeferredValue(days)
  const isFirst = days.status === 'ready' && drawn.status === 'loading'
  return { days: isFirst ? loading : days, askAgain: useCallback(() => setAsking((count) => count + 1), []) }
}
