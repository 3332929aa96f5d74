import { Link } from 'react-router-dom'
import type { CivilDate } from '@/domain/shared/civilDate'
import { weekdayNames, weekdayOf } from '@/domain/shared/weekday'
import { MISSING } from '@/domain/shared/constants'
import { minutesText } from '@/domain/shared/minutesText'
import {
  letters,
  type MusterDay,
  type MusterPerson,
  type MusterRow,
  type MusterTotals,
} from '@/domain/staffAttendance/muster'
import { isException } from '@/domain/staffAttendance/staffDay'
import { holidayOn } from '@/domain/gyms/holiday'
import { PersonCell } from '@/components/people/PersonCell'
import { useGym } from '@/session/useGym'
import styles from './reports.module.css'

const totals: { short: string; long: string; value: (totals: MusterTotals) => string | number }[] = [
  { short: 'P', long: 'Present', value: ({ present }) => present },
  { short: 'LT', long: 'Late', value: ({ late }) => late },
  { short: 'HD', long: 'Half days', value: ({ halfDays }) => halfDays },
  { short: 'A', long: 'Absent', value: ({ absent }) => absent },
  { short: 'L', long: 'On leave', value: ({ leave }) => leave },
  { short: 'H', long: 'Holidays', value: ({ holidays }) => holidays },
  { short: 'WO', long: 'Weekly off', value: ({ weeklyOff }) => weeklyOff },
  { short: 'Pay', long: 'Days payable', value: ({ payableDays }) => payableDays },
  { short: 'Hours', long: 'Hours worked', value: ({ workedMinutes }) => minutesText(workedMinutes) },
  { short: 'Late', long: 'Time late', value: ({ lateMinutes }) => minutesText(lateMinutes) },
  { short: 'Overtime', long: 'Overtime', value: ({ overtimeMinutes }) => minutesText(overtimeMinutes) },
  {
    short: 'On time',
    long: 'Days in time',
    value: ({ punctuality }) => (punctuality === null ? MISSING : `${String(punctuality)} %`),
  },
]

type Props = {
  dates: readonly CivilDate[]
  rows: readonly MusterRow[]
  onlyExceptions: boolean
  /** What the table is of, for a reader. */
  caption: string
  hrefOf: (personId: string) => string
  /** Days to come are no buttons. */
  onDay: (person: MusterPerson, day: MusterDay) => void
}

/** Employees by days, the letters of a muster roll with their totals (PRODUCT 4.14). */
export function MusterTable({ dates, rows, onlyExceptions, caption, hrefOf, onDay }: Props) {
  const { settings, today } = useGym()
  return (
    // A region that scrolls is reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.muster}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.person}>
              Employee
            </th>
            {dates.map((date) => (
              <DateHead key={date} date={date} holiday={holidayOn(date, settings.holidays)} />
            ))}
            {totals.map(({ short, long }) => (
              <th key={long} scope="col" className={styles.total} title={long}>
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ person, days, totals: own }) => (
            <tr key={person.id}>
              <th scope="row" className={styles.person}>
                <Link to={hrefOf(person.id)} className={styles.link}>
                  <PersonCell
                    name={person.name}
                    code={person.isGone ? 'Not employed any more' : person.designation || person.empId}
                    photo={person.dp}
                  />
                </Link>
              </th>
              {days.map((day) => (
                <DayCell
                  key={day.date}
                  day={day}
                  isHidden={onlyExceptions && !isException(day)}
                  isHoliday={holidayOn(day.date, settings.holidays) !== null}
                  onOpen={day.date > today ? undefined : () => onDay(person, day)}
                />
              ))}
              {totals.map(({ long, value }) => (
                <td key={long} className={styles.total}>
                  {value(own)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DateHead({ date, holiday }: { date: CivilDate; holiday: string | null }) {
  const day = weekdayOf(date)
  const words = `${weekdayNames[day]} ${String(Number(date.slice(8)))}`
  return (
    <th
      scope="col"
      className={styles.date}
      data-weekend={day === 'Sun' ? '' : undefined}
      data-holiday={holiday === null ? undefined : ''}
      title={holiday ?? undefined}
    >
      <span aria-hidden="true">
        {Number(date.slice(8))}
        <br />
        {day.slice(0, 2)}
      </span>
      <span className="visually-hidden">{holiday === null ? words : `${words}, ${holiday}`}</span>
    </th>
  )
}

type DayCellProps = {
  day: MusterDay
  isHidden: boolean
  isHoliday: boolean
  onOpen: (() => void) | undefined
}

/** A press shows the day's punches. By the keys the same lies behind the name, a row a day. */
function DayCell({ day: { status, lacksExit, isUnpaidOff }, isHidden, isHoliday, onOpen }: DayCellProps) {
  const free = isHoliday ? '' : undefined
  if (status === null || isHidden) return <td className={styles.day} data-holiday={free} />
  const words = [status, lacksExit && 'exit not marked', isUnpaidOff && 'unpaid'].filter(Boolean).join(', ')
  const letter = (
    <>
      <span aria-hidden="true">
        {letters[status]}
        {lacksExit && '*'}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  )
  return (
    <td className={styles.day} data-status={status} data-holiday={free} title={words}>
      {onOpen ? (
        <button type="button" tabIndex={-1} className={styles.open} onClick={onOpen}>
          {letter}
        </button>
      ) : (
        letter
      )}
    </td>
  )
}
