import type { Conversion } from '@/domain/leads/leadFunnel'
import type { Span } from '@/domain/monthStats/figureRange'
import { formatMoney, formatShortMoney, totalOf } from '@/domain/shared/money'
import { axisMoney, countText } from '@/components/figures/figureWords'
import { leadsLink, type Narrowed } from '@/components/leads/leadsLink'
import { ChartCard } from '@/plots/ChartCard'
import { Plot } from '@/plots/Plot'
import { useGym } from '@/session/useGym'

type Props = {
  rows: readonly Conversion[]
  period: string
  span: Span
  of: Narrowed
  nameOf: (key: string) => string
}

const TITLE = 'First sales'

/** What is drawn; the table has all. */
const MOST_DRAWN = 8

/** What those who came by each source first bought for. */
export function SoldCard({ rows, period, span, of, nameOf }: Props) {
  const { settings } = useGym()
  const money = (rupees: number) => formatMoney(rupees, settings)
  const short = (rupees: number | null) => formatShortMoney(rupees, settings)
  const inOrder = rows.toSorted((one, other) => other.sold - one.sold)
  const drawn = inOrder.slice(0, MOST_DRAWN)
  const total = totalOf(rows.map(({ sold }) => sold))
  const all = { ...of, reached: 'Converted' } as const
  return (
    <ChartCard
      title={TITLE}
      period={period}
      sums={[{ mark: 'good', label: 'First sales', text: short(total), to: leadsLink(span, all) }]}
      table={{
        head: ['Source', 'Converted', 'First sales', 'A lead'],
        rows: inOrder.map(({ key, came, converted, sold }) => {
          const to = leadsLink(span, { ...all, source: key })
          return [
            nameOf(key),
            { text: countText(converted, settings.locale), to },
            { text: money(sold), to },
            money(Math.round((sold / came) * 100) / 100),
          ]
        }),
      }}
    >
      <Plot
        label={`${TITLE}, ${period}: ${drawn.map(({ key, sold }) => `${nameOf(key)} ${money(sold)}`).join(', ')}. The table has every figure.`}
        places={drawn.map(({ key }) => ({ id: key || 'none', tick: nameOf(key), name: nameOf(key) }))}
        series={[{ kind: 'bar', mark: 'good', label: 'First sales', values: drawn.map(({ sold }) => sold) }]}
        format={(rupees) => axisMoney(rupees, settings)}
        exact={short}
      />
    </ChartCard>
  )
}
