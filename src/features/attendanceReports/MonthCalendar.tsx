import { addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { weekdays, weekOrder } from '@/domain/attendance/reports/heatmap'
import { calendarOf, type CalendarDay, type PersonReport } from '@/domain/attendance/reports/personReport'
import { holidayOn } from '@/domain/gyms/holiday'
import { useGym } from '@/session/useGym'
import { useFormat } from '@/ui/format/format'
import { IconButton } from '@/ui/IconButton'
import styles from './MonthCalendar.module.css'
import type { ReportList } from './useReportList'
import { ReportCard } from './ReportCard'

type Props = {
  list: ReportList
  /** Its first day. */
  month: CivilDate
  today: CivilDate
  report: PersonReport
  onCorrect: ((date: CivilDate) => void) | undefined
}

/** `Nov, 2026` */
export const monthText = (month: CivilDate): string => formatCivil(month).slice(3)

const visitsWord = (count: number) =>
  count === 0 ? 'no visit' : count === 1 ? '1 visit' : `${String(count)} visits`

type DayProps = {
  day: CalendarDay
  holiday: string | null
  onCorrect: ((date: CivilDate) => void) | undefined
}

function Day({ day, holiday, onCorrect }: DayProps) {
  const act = onCorrect ? '. Correct this day' : ''
  const words = `${formatCivil(day.date)}${holiday === null ? '' : `, ${holiday}`}: ${visitsWord(day.visits)}${act}`
  // Read as one sentence; what is seen are two numbers.
  const content = (
    <>
      <span aria-hidden="true">{Number(day.date.slice(8))}</span>
      <b aria-hidden="true">{day.visits > 0 && `${String(day.visits)}×`}</b>
      <span className="visually-hidden">{words}</span>
    </>
  )
  if (!onCorrect) return <span className={styles.day}>{content}</span>
  return (
    <button type="button" className={styles.day} title="Correct this day" onClick={() => onCorrect(day.date)}>
      {content}
    </button>
  )
}

/** A month as a table of weeks; for the owner every day until today is the way to correct it. */
export function MonthCalendar({ list, month, today, report, onCorrect }: Props) {
  const { settings } = useGym()
  const { weekStart } = useFormat()
  const names = weekOrder(weekStart).map((at) => weekdays[at] ?? '')
  const next = addDuration(month, 1, 'Month')
  return (
    <ReportCard label={`Calendar, ${monthText(month)}`}>
      <div className={styles.period}>
        <IconButton
          icon="pi-chevron-left"
          label="Month before"
          onClick={() => list.setFilter('month', addDuration(month, -1, 'Month'))}
        />
        <strong aria-live="polite">{monthText(month)}</strong>
        <IconButton
          icon="pi-chevron-right"
          label="Month after"
          disabled={next > today}
          onClick={() => list.setFilter('month', next)}
        />
      </div>
      <table className={styles.calendar}>
        <thead>
          <tr>
            {names.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarOf(month, report, weekStart).map((week, at) => (
            <tr key={at}>
              {week.map((day, weekday) => (
                <td
                  key={names[weekday]}
                  data-came={(day !== null && day.visits > 0) || undefined}
                  data-holiday={
                    (day !== null && holidayOn(day.date, settings.holidays) !== null) || undefined
                  }
                  title={(day && holidayOn(day.date, settings.holidays)) ?? undefined}
                  data-today={day?.date === today || undefined}
                >
                  {day && (
                    <Day
                      day={day}
                      holiday={holidayOn(day.date, settings.holidays)}
                      onCorrect={day.date > today ? undefined : onCorrect}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ReportCard>
  )
}
