import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { classes } from '../classes'
import { IconButton } from '../IconButton'
import {
  clamped,
  deviceToday,
  monthNames,
  monthOf,
  movedDays,
  movedMonths,
  spokenDate,
  weeksOf,
} from './civilMonth'
import styles from './DatePanel.module.css'

type Props = {
  value: string
  /** Civil dates, inclusive. */
  min: string | undefined
  max: string | undefined
  onPick: (civil: string) => void
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const OLDEST_YEAR = 1925

/**
 * One month, with the month and the year to choose at once (a birthday is forty years away). Arrows walk the days,
 * PageUp and PageDown the months. PrimeReact's calendar gives its days roles that no reader understands (axe: critical).
 */
export function DatePanel({ value, min, max, onPick }: Props) {
  const today = deviceToday()
  const [at, setAt] = useState(() => clamped(/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : today, min, max))
  const grid = useRef<HTMLTableElement>(null)
  const isWalking = useRef(true)
  const month = monthOf(at)
  const year = Number(at.slice(0, 4))

  useEffect(() => {
    if (isWalking.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isWalking.current = false
  }, [at])

  const go = (to: string, isByKey: boolean) => {
    isWalking.current = isByKey
    setAt(clamped(to, min, max))
  }

  const walk = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: movedDays(at, -1),
      ArrowRight: movedDays(at, 1),
      ArrowUp: movedDays(at, -7),
      ArrowDown: movedDays(at, 7),
      PageUp: movedMonths(at, event.shiftKey ? -12 : -1),
      PageDown: movedMonths(at, event.shiftKey ? 12 : 1),
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to, true)
  }

  const isOut = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max)
  const first = Number((min ?? String(OLDEST_YEAR)).slice(0, 4))
  const last = Math.max(Number((max ?? movedMonths(today, 120)).slice(0, 4)), year)
  const years = Array.from({ length: last - Math.min(first, year) + 1 }, (_, index) => last - index)

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <IconButton
          icon="pi-chevron-left"
          label="Previous month"
          onClick={() => go(movedMonths(at, -1), false)}
        />
        <select
          aria-label="Month"
          value={Number(at.slice(5, 7))}
          onChange={(event) =>
            go(movedMonths(at, Number(event.target.value) - Number(at.slice(5, 7))), false)
          }
        >
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Year"
          value={year}
          onChange={(event) => go(movedMonths(at, 12 * (Number(event.target.value) - year)), false)}
        >
          {years.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <IconButton
          icon="pi-chevron-right"
          label="Next month"
          onClick={() => go(movedMonths(at, 1), false)}
        />
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- hears for the days in it */}
      <table ref={grid} className={styles.grid} onKeyDown={walk}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className={classes(
                      styles.day,
                      monthOf(day) !== month && styles.other,
                      day === value && styles.chosen,
                    )}
                    aria-label={spokenDate(day)}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={isOut(day)}
                    tabIndex={day === at ? 0 : -1}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
