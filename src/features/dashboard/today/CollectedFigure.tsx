import { useMemo } from 'react'
import { screens } from '@/domain/access/screens'
import { collectedByMode, collectedOn } from '@/domain/dashboard/collected'
import type { MonthsHeld } from '@/domain/monthStats/daySeries'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays } from '@/domain/shared/calendar'
import { MISSING } from '@/domain/shared/constants'
import { formatShortMoney } from '@/domain/shared/money'
import { monthStatsRepository } from '@/data/monthStats/monthStatsRepository'
import { DAY_CLOSE_PARAMETER } from '@/components/money/DayCloseButton'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { FailedFigures } from '../FailedFigures'
import { useDashboard } from '../useDashboard'
import { Figure } from './Figure'
import { lastWeekText } from './lastWeekText'

const NOTHING: MonthsHeld = new Map()

/** What came in today and how it was paid; it opens the day's close, which lists each movement of it. */
export function CollectedFigure() {
  const { gymId, today, settings } = useGym()
  const months = useRepository(monthStatsRepository)
  const { counts } = useDashboard()
  const weekAgo = addDays(today, -7)
  const areAsked = counts !== undefined
  const asksWeekAgo = !counts
  const read = useLive(
    useMemo(() => {
      const days = asksWeekAgo ? [weekAgo, today] : [today]
      return areAsked ? months.several(gymId, [...new Set(days.map(monthOf))]) : null
    }, [months, gymId, areAsked, asksWeekAgo, weekAgo, today]),
  )
  const held = read.status === 'ready' ? read.value : NOTHING
  const money = (rupees: number | null) => (rupees === null ? MISSING : formatShortMoney(rupees, settings))
  const then = counts ? counts.weekAgo.collected : collectedOn(held, weekAgo)
  // No amount stands on another line than what it was paid by.
  const modes = collectedByMode(held, today).map(([mode, rupees]) => `${mode}\u00a0${money(rupees)}`)
  return (
    <>
      <FailedFigures asked={[read]} />
      <Figure
        label="Collected"
        value={read.status === 'loading' ? undefined : money(collectedOn(held, today))}
        note={[modes.join(' · '), then === null ? '' : lastWeekText(money(then), today)]}
        to={`${screens.invoices.path}?${DAY_CLOSE_PARAMETER}=${today}`}
      />
    </>
  )
}
