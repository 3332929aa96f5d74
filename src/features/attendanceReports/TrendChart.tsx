import { useMemo } from 'react'
import { trendOf } from '@/domain/attendance/reports/trend'
import { weekdayOf, weekdays } from '@/domain/attendance/reports/heatmap'
import type { Period } from '@/domain/attendance/reports/period'
import type { ReportDay } from '@/domain/attendance/reports/reportDay'
import { holidayOn } from '@/domain/gyms/holiday'
import { formatCivil } from '@/domain/shared/formatDate'
import { useGym } from '@/session/useGym'
import styles from './TrendChart.module.css'
import { ReportCard } from './ReportCard'

const visitsWord = (count: number, locale: string) =>
  count === 1 ? '1 visit' : `${count.toLocaleString(locale)} visits`

/** Visits day by day, each beside what is usual on that day of the week. Read as a list of sentences. */
export function TrendChart({ days, period }: { days: readonly ReportDay[]; period: Period }) {
  const { settings } = useGym()
  const trend = useMemo(() => trendOf(days, period), [days, period])
  const most = Math.max(1, ...trend.map(({ visits, usual }) => Math.max(visits, usual)))
  const height = (count: number) => `${String((count / most) * 100)}%`
  return (
    <ReportCard label="Visits by day" title="Visits by day">
      <ol className={styles.trend}>
        {trend.map(({ date, visits, usual }) => {
          const weekday = weekdays[weekdayOf(date)] ?? ''
          const holiday = holidayOn(date, settings.holidays)
          const words = [
            `${weekday}, ${formatCivil(date)}`,
            holiday,
            visitsWord(visits, settings.locale),
            `${String(usual)} on a usual ${weekday}`,
          ]
            .filter(Boolean)
            .join(', ')
          return (
            <li key={date} title={words} data-holiday={holiday !== null || undefined}>
              <span className="visually-hidden">{words}</span>
              <span aria-hidden="true" className={styles.plot}>
                <span className={styles.column} style={{ height: height(visits) }} />
                <span className={styles.usual} style={{ bottom: height(usual) }} />
              </span>
              <span aria-hidden="true" className={styles.tick}>
                {Number(date.slice(8))}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <span className={styles.keyColumn} /> visits <span className={styles.keyUsual} /> usual on that day of
        the week
      </p>
    </ReportCard>
  )
}
