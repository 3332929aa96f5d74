import { shareOfRevenue, type PaidMonth } from '@/domain/contributions/payFigures'
import type { Month } from '@/domain/monthStats/monthStats'
import { formatMoney, formatShortMoney, totalOf } from '@/domain/shared/money'
import { axisMoney, monthText, percentText, shortMonthText } from '@/components/figures/figureWords'
import { ChartCard } from '@/plots/ChartCard'
import { Plot } from '@/plots/Plot'
import { useGym } from '@/session/useGym'

type Props = { paid: readonly PaidMonth[]; revenue: ReadonlyMap<Month, number>; period: string }

/** What part of the money that came in goes to those who work here. */
export function RevenueCard({ paid, revenue, period }: Props) {
  const { settings } = useGym()
  const rows = paid.map(({ month, net }) => ({ month, net, revenue: revenue.get(month) ?? 0 }))
  const net = totalOf(rows.map((row) => row.net))
  const taken = totalOf(rows.map((row) => row.revenue))
  const money = (rupees: number) => formatMoney(rupees, settings)
  const short = (rupees: number | null) => formatShortMoney(rupees, settings)
  const part = (pay: number, of: number) => percentText(shareOfRevenue(pay, of), settings.locale)
  return (
    <ChartCard
      title="Pay and revenue"
      period={`${period}. Pay is ${part(net, taken)} of what was collected less refunds.`}
      sums={[
        { mark: 'first', label: 'Collected', text: short(taken) },
        { mark: 'second', label: 'Pay', text: short(net) },
      ]}
      table={{
        head: ['Month', 'Collected', 'Pay', 'Pay of collected'],
        rows: rows.map((row) => [
          monthText(row.month),
          money(row.revenue),
          money(row.net),
          part(row.net, row.revenue),
        ]),
        foot: ['Total', money(taken), money(net), part(net, taken)],
      }}
    >
      <Plot
        label={`Pay and revenue, ${period}: pay ${money(net)} of ${money(taken)}. The table has every figure.`}
        places={rows.map((row) => ({
          id: row.month,
          tick: shortMonthText(row.month),
          name: `${monthText(row.month)}, pay ${part(row.net, row.revenue)} of collected`,
        }))}
        series={[
          { kind: 'bar', mark: 'first', label: 'Collected', values: rows.map((row) => row.revenue) },
          { kind: 'bar', mark: 'second', label: 'Pay', values: rows.map((row) => row.net) },
        ]}
        format={(rupees) => axisMoney(rupees, settings)}
        exact={short}
      />
    </ChartCard>
  )
}
