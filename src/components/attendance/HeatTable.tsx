import { hourText, weekdays, weekOrder, type Heatmap } from '@/domain/attendance/reports/heatmap'
import { countText } from '@/components/figures/figureWords'
import { useGym } from '@/session/useGym'
import { useFormat } from '@/ui/format/format'

/** Entries by day of the week and hour: the cells say their number and are the fuller the more it is. */
export function HeatTable({ heatmap, className }: { heatmap: Heatmap; className: string | undefined }) {
  const { counts, hours, most } = heatmap
  const { locale } = useGym().settings
  const { weekStart } = useFormat()
  return (
    <table className={className}>
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
              return (
                <td
                  key={hour}
                  style={{ background: `color-mix(in srgb, var(--brand) ${String(share)}%, var(--surface))` }}
                >
                  {count > 0 ? countText(count, locale) : <span className="visually-hidden">0</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
