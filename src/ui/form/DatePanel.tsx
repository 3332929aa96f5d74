import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../Button'
import { classes } from '../classes'
import { useFormat } from '../format/format'
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
import { Select } from './Select'

type Props = {
  value: string
  /** Civil dates, inclusive. */
  min: string | undefined
  max: string | undefined
  /** Offers no day at all, which is ''. */
  canClear?: boolean
  onPick: (civil: string) => void
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const OLDEST_YEAR = 1925

/**
 * One month, with the month and the year to choose at once (a birthday is forty years away). Arrows walk the days,
 * PageUp and PageDown the months. PrimeReact's calendar walks to other days than these keys say (docs/decisions/0035).
 */
export function DatePanel({ value, min, max, canClear = false, onPick }: Props) {
  const { weekStart } = useFormat()
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
        <Select
          isSmall
          label="Month"
          className={styles.month}
          options={monthNames.map((name, index) => ({ value: String(index + 1), label: name }))}
          value={String(Number(at.slice(5, 7)))}
          onChange={(chosen) => go(movedMonths(at, Number(chosen) - Number(at.slice(5, 7))), false)}
        />
        <Select
          isSmall
          label="Year"
          className={styles.year}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(year)}
          onChange={(chosen) => go(movedMonths(at, 12 * (Number(chosen) - year)), false)}
        />
        <IconButton
          icon="pi-chevron-right"
          label="Next month"
          onClick={() => go(movedMonths(at, 1), false)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears for the days in it */}
      <table ref={grid} className={styles.grid} onKeyDown={walk}>
        <thead>
          <tr>
            {WEEKDAYS.map((_, index) => WEEKDAYS[(weekStart - 1 + index) % 7] ?? '').map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week) => (
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
      {canClear && (
        <div className={styles.foot}>
          <Button size="s" kind="quiet" onClick={() => onPick('')}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}
