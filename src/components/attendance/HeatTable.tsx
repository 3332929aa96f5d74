import { hourText, weekdays, weekOrder, type Heatmap } from '@/domain/attendance/reports/heatmap'
import { isClosedHour } from '@/domain/gyms/openNow'
import { countText } from '@/components/figures/figureWords'
import { useGym } from '@/session/useGym'
import { useFormat } from '@/ui/format/format'
import styles from './HeatTable.module.css'

/** Hatched, so that it shows beside any number of entries, on paper too. */
const CLOSED = 'repeating-linear-gradient(135deg, var(--line-strong) 0 2px, transparent 2px 6px)'

/**
 * Entries by day of the week and hour: the cells say their number and are the fuller the more it is. Hours at which the centre is
 * closed are shaded.
 */
export function HeatTable({ heatmap, className }: { heatmap: Heatmap; className: string | undefined }) {
  const { counts, hours, most } = heatmap
  const { locale, openingHours } = useGym().settings
  const { weekStart } = useFormat()
  return (
    <table className={className}>
      {openingHours !== null && (
        <caption className={styles.legend}>
          <span className={styles.closed} style={{ backgroundImage: CLOSED }} aria-hidden="true" />
          Closed at these hours
        </caption>
      )}
      <thead>
        <tr>
          <th scope="col">Day</th>
          {hours.map((hour) => (
            <th key={hour} scope="col">
              {hourText(hour)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekOrder(weekStart).map((at) => (
          <tr key={at}>
            <th scope="row">{weekdays[at]}</th>
            {hours.map((hour) => {
              const count = counts[at]?.[hour] ?? 0
              const share = Math.round((count / most) * 50)
              const isClosed = isClosedHour(openingHours, at, hour)
              return (
                <td
                  key={hour}
                  style={{
                    backgroundColor: `color-mix(in srgb, var(--brand) ${String(share)}%, var(--surface))`,
                    backgroundImage: isClosed ? CLOSED : undefined,
                  }}
                >
                  {count > 0 ? countText(count, locale) : <span className="visually-hidden">0</span>}
                  {isClosed && <span className="visually-hidden">, closed</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
