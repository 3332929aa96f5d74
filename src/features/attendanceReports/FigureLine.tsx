import { useMemo } from 'react'
import { figuresOf } from '@/domain/attendance/reports/figures'
import { hourText } from '@/domain/attendance/reports/heatmap'
import type { ReportDay } from '@/domain/attendance/reports/reportDay'
import { stayText } from '@/domain/attendance/reports/stay'
import { MISSING } from '@/domain/shared/constants'
import { useGym } from '@/session/useGym'
import styles from './FigureLine.module.css'

/** What the period comes to, whatever the list below is narrowed to. */
export function FigureLine({ days }: { days: readonly ReportDay[] }) {
  const { settings } = useGym()
  const figures = useMemo(() => figuresOf(days, settings.timezone), [days, settings.timezone])
  const { visits, people, perPerson, peakHour, averageStay } = figures
  const items: [string, string][] = [
    ['Visits', visits.toLocaleString(settings.locale)],
    ['Members who came', people.toLocaleString(settings.locale)],
    ['Visits a member', people === 0 ? MISSING : String(perPerson)],
    ['Peak hour', peakHour === null ? MISSING : `${hourText(peakHour)} to ${hourText((peakHour + 1) % 24)}`],
    ['Average stay', stayText(averageStay)],
  ]
  return <FigureList items={items} />
}

export function FigureList({ items }: { items: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
