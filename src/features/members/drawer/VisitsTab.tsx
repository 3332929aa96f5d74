import type { Attendance } from '@/domain/attendance/attendance'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { weekdays, weekOrder } from '@/domain/attendance/reports/heatmap'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'
import { minutesText } from '@/domain/shared/minutesText'
import { useGym } from '@/session/useGym'
import { useFormat } from '@/ui/format/format'
import { EmptyState } from '@/ui/EmptyState'
import {
  latestVisits,
  visitFigures,
  weeksUntil,
  type CalendarDay,
  type DatedVisit,
} from '@/domain/attendance/visitCalendar'
import styles from './visits.module.css'

const WEEKS = 26
const LISTED = 30

type Props = { name: string; attendance: Attendance | null; onCheckIn: (() => void) | undefined }

/** When somebody came: half a year at a glance, and the latest visits with their times. */
export function VisitsTab({ name, attendance, onCheckIn }: Props) {
  const { today, settings } = useGym()
  const { weekStart } = useFormat()
  const days = attendance?.days ?? {}
  const figures = visitFigures(days, today)
  if (figures.total === 0)
    return (
      <EmptyState
        kind="firstUse"
        text={`${name} has not come yet. The first check-in appears here.`}
        act={onCheckIn && { label: 'Check in now', icon: 'pi-sign-in', run: onCheckIn }}
      />
    )
  return (
    <>
      <dl className={styles.figures}>
        <Figure label="This month" value={daysText(figures.thisMonth)} />
        <Figure label="In 30 days" value={daysText(figures.last30)} />
        <Figure label="In all" value={daysText(figures.total)} />
        <Figure
          label="Average stay"
          value={figures.averageStay === null ? MISSING : minutesText(figures.averageStay)}
        />
      </dl>
      <Strip weeks={weeksUntil(today, WEEKS, days, weekStart)} today={today} weekStart={weekStart} />
      <h3 className={styles.heading}>Latest visits</h3>
      <VisitTable visits={latestVisits(days, LISTED)} timezone={settings.timezone} />
    </>
  )
}

const daysText = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

/** Every other one, from the first on: all seven have no room. */
const weekdayNames = (weekStart: number) =>
  weekOrder(weekStart).map((at, row) => (row % 2 === 0 ? (weekdays[at] ?? '').slice(0, 3) : ''))
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A month's name stands over the first week that begins in it, and needs the room of two. */
function monthOver(weeks: CalendarDay[][], at: number): string {
  const monthAt = (week: number) => weeks[week]?.[0]?.date.slice(5, 7)
  const month = monthAt(at)
  if (month === undefined || month === monthAt(at - 1) || month !== monthAt(at + 1)) return ''
  return monthNames[Number(month) - 1] ?? ''
}

const levelOf = (visits: number | null) =>
  visits === null ? 'future' : visits > 1 ? 'more' : visits === 1 ? '1' : '0'

type StripProps = { weeks: CalendarDay[][]; today: CivilDate; weekStart: number }

function Strip({ weeks, today, weekStart }: StripProps) {
  const visited = weeks.flat().filter(({ visits }) => (visits ?? 0) > 0).length
  const columns = { '--weeks': weeks.length } as React.CSSProperties
  return (
    <>
      <div
        className={styles.strip}
        role="img"
        aria-label={`Visits in the last ${weeks.length} weeks: ${daysText(visited)}. The table below lists the latest.`}
      >
        <div className={styles.months} style={columns}>
          {weeks.map((week, at) => (
            <span key={week[0]?.date}>{monthOver(weeks, at)}</span>
          ))}
        </div>
        <div className={styles.weekdays}>
          {weekdayNames(weekStart).map((name, at) => (
            <span key={at}>{name}</span>
          ))}
        </div>
        <div className={styles.weeks} style={columns}>
          {weeks.map((week) => (
            <div key={week[0]?.date} className={styles.week}>
              {week.map(({ date, visits }) => (
                <div
                  key={date}
                  className={styles.day}
                  data-visits={levelOf(visits)}
                  data-today={date === today || undefined}
                  title={visits === null ? undefined : `${formatCivil(date)}: ${visitsText(visits)}`}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i className={styles.day} /> no visit
        </span>
        <span>
          <i className={styles.day} data-visits="1" /> one visit
        </span>
        <span>
          <i className={styles.day} data-visits="more" /> more than one
        </span>
      </p>
    </>
  )
}

const visitsText = (count: number) => (count === 0 ? 'no visit' : count === 1 ? '1 visit' : `${count} visits`)

function VisitTable({ visits, timezone }: { visits: DatedVisit[]; timezone: string }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Entry</th>
          <th scope="col">Exit</th>
          <th scope="col">Stay</th>
        </tr>
      </thead>
      <tbody>
        {visits.map((visit) => (
          <tr key={visit.entry.getTime()}>
            <td>{formatCivil(visit.date)}</td>
            <td>{formatTime(visit.entry, timezone)}</td>
            <td>{exitText(visit, timezone)}</td>
            <td>{stayOf(visit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function exitText({ exit, isAutoExit }: DatedVisit, timezone: string) {
  if (exit === null) return 'Still in'
  if (!isAutoExit) return formatTime(exit, timezone)
  return <span className={styles.auto}>{formatTime(exit, timezone)} (automatic)</span>
}

const stayOf = ({ entry, exit, isAutoExit }: DatedVisit) =>
  exit === null || isAutoExit ? MISSING : minutesText((exit.getTime() - entry.getTime()) / 60_000)
