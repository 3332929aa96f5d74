import { addDays, daysUntil } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { lastDays } from '@/domain/attendance/reports/absentees'
import { besides, monthOf, type ChosenPeriod, type Period } from '@/domain/attendance/reports/period'
import { useGym } from '@/session/useGym'
import { IconButton } from '@/ui/IconButton'
import { Menu } from '@/ui/Menu'
import { Note } from '@/ui/Note'
import styles from './PeriodBar.module.css'
import type { ReportList } from './useReportList'

export const periodText = ({ from, to }: Period): string =>
  from === to ? formatCivil(from) : `${formatCivil(from)} to ${formatCivil(to)}`

/** Which days the report shows, a step back and forth, and the periods that are asked for most. */
export function PeriodBar({ list, period }: { list: ReportList; period: ChosenPeriod }) {
  const { today } = useGym()
  const choose = ({ from, to }: Period) => list.setFilter('range', `${from}..${to}`)
  const previous = besides(period, -1, today)
  const next = besides(period, 1, today)
  const lastMonth = besides(monthOf(today, today), -1, today)
  const usual: [string, Period | null][] = [
    ['Today', { from: today, to: today }],
    ['Yesterday', { from: addDays(today, -1), to: addDays(today, -1) }],
    ['Last 7 days', lastDays(today, 7)],
    ['Last 28 days', lastDays(today, 28)],
    ['This month', monthOf(today, today)],
    ['Last month', lastMonth ?? monthOf(addDays(today, -31), today)],
  ]
  const isOne = daysUntil(period.from, period.to) === 1
  return (
    <div className={styles.period} role="group" aria-label="Period">
      <IconButton
        icon="pi-chevron-left"
        label={isOne ? 'Day before' : 'Period before'}
        disabled={previous === null}
        onClick={() => previous && choose(previous)}
      />
      <strong aria-live="polite">{periodText(period)}</strong>
      <IconButton
        icon="pi-chevron-right"
        label={isOne ? 'Day after' : 'Period after'}
        disabled={next === null}
        onClick={() => next && choose(next)}
      />
      <Menu
        label="Choose a period"
        text="Period"
        icon="pi-calendar"
        align="start"
        items={usual.flatMap(([label, value]) =>
          value === null ? [] : [{ label, run: () => choose(value) }],
        )}
      />
      {period.isCut && (
        <Note role="status">
          A report covers 31 days at most, so the days before {formatCivil(period.from)} are left out.
        </Note>
      )}
    </div>
  )
}
