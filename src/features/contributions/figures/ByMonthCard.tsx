import type { ContributionCategory } from '@/domain/contributions/contributionCategory'
import type { PaidMonth } from '@/domain/contributions/payFigures'
import { formatMoney, formatShortMoney, totalOf } from '@/domain/shared/money'
import { axisMoney, monthText, shortMonthText } from '@/components/figures/figureWords'
import { ChartCard } from '@/plots/ChartCard'
import type { Mark } from '@/plots/drawing'
import { Plot } from '@/plots/Plot'
import { useGym } from '@/session/useGym'

type Props = { paid: readonly PaidMonth[]; categories: readonly ContributionCategory[]; period: string }

/** One colour a category, as far as there are colours. */
const marks: readonly Mark[] = ['first', 'second', 'good']

/** What is drawn together: a category of earnings, the rest of them, or all deductions. */
type Part = { mark: Mark; label: string; of: (month: PaidMonth) => number }

const sumOf = ({ byCategory }: PaidMonth, isIn: (id: string, rupees: number) => boolean): number =>
  totalOf([...byCategory].filter(([id, rupees]) => isIn(id, rupees)).map(([, rupees]) => rupees))

function partsOf(paid: readonly PaidMonth[], nameOf: (id: string) => string): Part[] {
  const ids = [...new Set(paid.flatMap(({ byCategory }) => [...byCategory.keys()]))]
  const total = (id: string) => totalOf(paid.map(({ byCategory }) => byCategory.get(id) ?? 0))
  const earnings = ids.filter((id) => total(id) > 0).sort((one, other) => total(other) - total(one))
  const drawn = earnings.slice(0, marks.length)
  const own = drawn.map((id, at): Part => ({
    mark: marks[at] ?? 'first',
    label: nameOf(id),
    of: ({ byCategory }) => Math.max(0, byCategory.get(id) ?? 0),
  }))
  const others: Part = {
    ...{ mark: 'before', label: 'Other earnings' },
    of: (month) => sumOf(month, (id, rupees) => rupees > 0 && !drawn.includes(id)),
  }
  const deductions: Part = {
    ...{ mark: 'bad', label: 'Deductions' },
    of: (month) => sumOf(month, (_id, rupees) => rupees < 0),
  }
  return [...own, others, deductions].filter(({ of }) => paid.some((month) => of(month) !== 0))
}

/** What pay is made of, month by month. */
export function ByMonthCard({ paid, categories, period }: Props) {
  const { settings } = useGym()
  const parts = partsOf(paid, (id) => categories.find((one) => one.id === id)?.name ?? 'Removed category')
  const money = (rupees: number) => formatMoney(rupees, settings)
  const short = (rupees: number | null) => formatShortMoney(rupees, settings)
  const totals = parts.map(({ of }) => totalOf(paid.map(of)))
  const net = totalOf(paid.map((month) => month.net))
  return (
    <ChartCard
      title="Pay by month"
      period={period}
      sums={parts.map(({ mark, label }, at) => ({ mark, label, text: short(totals[at] ?? 0) }))}
      table={{
        head: ['Month', ...parts.map(({ label }) => label), 'Net'],
        rows: paid.map((month) => [
          monthText(month.month),
          ...parts.map(({ of }) => money(of(month))),
          money(month.net),
        ]),
        foot: ['Total', ...totals.map(money), money(net)],
      }}
    >
      <Plot
        label={`Pay by month, ${period}: net ${money(net)}. The table has every figure.`}
        places={paid.map(({ month, net: of }) => ({
          id: month,
          tick: shortMonthText(month),
          name: `${monthText(month)}, net ${short(of)}`,
        }))}
        series={parts.map(({ mark, label, of }) => ({
          ...{ kind: 'bar' as const, mark, label, stack: 'pay' },
          values: paid.map(of),
        }))}
        format={(rupees) => axisMoney(rupees, settings)}
        exact={short}
      />
    </ChartCard>
  )
}
