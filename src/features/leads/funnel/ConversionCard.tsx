import type { Conversion, Reach } from '@/domain/leads/leadFunnel'
import type { Span } from '@/domain/monthStats/figureRange'
import { countText, percentText } from '@/components/figures/figureWords'
import { leadsLink, type Narrowed } from '@/components/leads/leadsLink'
import { ChartCard } from '@/plots/ChartCard'
import type { Series } from '@/plots/drawing'
import { Plot } from '@/plots/Plot'
import { useGym } from '@/session/useGym'
import { daysText } from './funnelWords'

type Props = {
  title: string
  /** What a row is: Source, or Person. */
  head: string
  /** The filter of the list that a row adds up to. */
  field: 'source' | 'owner'
  period: string
  span: Span
  /** What all the leads are that are counted, beside their days. */
  of?: Narrowed
  rows: readonly Conversion[]
  nameOf: (key: string) => string
}

/** What is drawn; the table has all. */
const MOST_DRAWN = 8

/** Who or what brings members: those still open, lost and converted, of all that came. */
export function ConversionCard({ title, head, field, period, span, of: all = {}, rows, nameOf }: Props) {
  const { locale } = useGym().settings
  const drawn = rows.slice(0, MOST_DRAWN)
  const text = (count: number | null) => countText(count, locale)
  const bar = (mark: Series['mark'], label: string, of: (row: Conversion) => number): Series => ({
    ...{ kind: 'bar', mark, label, stack: 'leads' },
    values: drawn.map(of),
  })
  const sum = (mark: Series['mark'], reached: Reach, of: (row: Conversion) => number) => ({
    ...{ mark, label: reached, text: text(rows.reduce((all, row) => all + of(row), 0)) },
    to: leadsLink(span, { ...all, reached }),
  })
  return (
    <ChartCard
      title={title}
      period={period}
      table={{
        head: [
          ...[head, 'New leads', 'Contacted', 'Trial booked', 'Converted', 'Lost', 'Conversion'],
          'Median time to convert',
        ],
        rows: rows.map((row) => [
          nameOf(row.key),
          ...figuresOf(row).map(([count, reached]) => ({
            text: text(count),
            to: leadsLink(span, { ...all, [field]: row.key, ...reached }),
          })),
          percentText(row.percent, locale),
          daysText(row.medianDays, locale),
        ]),
      }}
      sums={[
        sum('good', 'Converted', ({ converted }) => converted),
        sum('first', 'Open', openOf),
        sum('bad', 'Lost', ({ lost }) => lost),
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

/** In the order of the head, each with what its list is narrowed to. */
const figuresOf = ({ came, contacted, trials, converted, lost }: Conversion) =>
  [
    [came, {}],
    [contacted, { reached: 'Contacted' }],
    [trials, { reached: 'Trial booked' }],
    [converted, { reached: 'Converted' }],
    [lost, { reached: 'Lost' }],
  ] as const
