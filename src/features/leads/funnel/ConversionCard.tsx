import type { Conversion } from '@/domain/leads/leadFunnel'
import { countText, percentText } from '@/components/figures/figureWords'
import { ChartCard } from '@/plots/ChartCard'
import type { Series } from '@/plots/drawing'
import { Plot } from '@/plots/Plot'
import { useGym } from '@/session/useGym'

type Props = {
  title: string
  /** What a row is: Source, or Person. */
  head: string
  period: string
  rows: readonly Conversion[]
  nameOf: (key: string) => string
}

/** What is drawn; the table has all. */
const MOST_DRAWN = 8

/** Who or what brings members: those still open, lost and converted, of all that came. */
export function ConversionCard({ title, head, period, rows, nameOf }: Props) {
  const { locale } = useGym().settings
  const drawn = rows.slice(0, MOST_DRAWN)
  const text = (count: number | null) => countText(count, locale)
  const bar = (mark: Series['mark'], label: string, of: (row: Conversion) => number): Series => ({
    ...{ kind: 'bar', mark, label, stack: 'leads' },
    values: drawn.map(of),
  })
  return (
    <ChartCard
      title={title}
      period={period}
      table={{
        head: [head, 'New leads', 'Contacted', 'Trial booked', 'Converted', 'Lost', 'Conversion'],
        rows: rows.map((row) => [
          nameOf(row.key),
          ...[row.came, row.contacted, row.trials, row.converted, row.lost].map(text),
          percentText(row.percent, locale),
        ]),
      }}
      sums={[
        { mark: 'good', label: 'Converted', text: text(sumOf(rows, 'converted')) },
        { mark: 'first', label: 'Open', text: text(rows.reduce((sum, row) => sum + openOf(row), 0)) },
        { mark: 'bad', label: 'Lost', text: text(sumOf(rows, 'lost')) },
      ]}
    >
      <Plot
        label={`${title}, ${period}: ${drawn
          .map((row) => `${nameOf(row.key)} ${text(row.converted)} of ${text(row.came)} converted`)
          .join(', ')}. The table has every figure.`}
        places={drawn.map((row) => ({
          id: row.key || 'none',
          tick: nameOf(row.key),
          name: `${nameOf(row.key)}, conversion ${percentText(row.percent, locale)}`,
        }))}
        series={[
          bar('good', 'Converted', ({ converted }) => converted),
          bar('first', 'Open', openOf),
          bar('bad', 'Lost', ({ lost }) => lost),
        ]}
        format={text}
        exact={text}
        isWhole
      />
    </ChartCard>
  )
}

const openOf = ({ came, converted, lost }: Conversion) => came - converted - lost

const sumOf = (rows: readonly Conversion[], field: 'converted' | 'lost') =>
  rows.reduce((sum, row) => sum + row[field], 0)
