import { byMonth, inRuns, takingsOf, type DayTakings, type Takings } from '@/domain/monthStats/daySeries'
import { isByMonth, type FigureRange, type Span } from '@/domain/monthStats/figureRange'
import { daysUntil } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, formatShortMoney } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import { Note } from '@/ui/Note'
import { axisMoney, dayText, partMonthText, shortMonthText, spanText } from '@/components/figures/figureWords'
import { ChartCard, type ReadOut } from '@/plots/ChartCard'
import { Plot } from '@/plots/Plot'

type Point = Takings & { id: string; tick: string; name: string; length: number }

/** A year is shown by the month, everything shorter by the day. */
const pointsOf = (days: readonly DayTakings[], range: FigureRange): Point[] =>
  isByMonth(range)
    ? byMonth(days).map((each) => ({
        ...each,
        id: each.month,
        tick: shortMonthText(each.month),
        name: partMonthText(each),
        length: daysUntil(each.from, each.to),
      }))
    : days.map((each) => ({
        ...each,
        id: each.date,
        tick: dayText(each.date),
        name: formatCivil(each.date),
        length: 1,
      }))

/**
 * The period before beside those points: of 365 days as many of them each, since they begin and end in other months than a year later;
 * of a financial year month by month, whichever has a 29 February.
 */
const beforeOf = (days: readonly DayTakings[], range: FigureRange, points: readonly Point[]): Takings[] =>
  range === '365'
    ? inRuns(
        days,
        points.map(({ length }) => length),
      )
    : pointsOf(days, range)

type Props = {
  range: FigureRange
  span: Span
  /** null: the days of a month are not counted yet. */
  days: readonly DayTakings[] | null
  before: readonly DayTakings[] | null
  /** No month holds anything. */
  isEmpty: boolean
}

/** What came in and went out day by day, and what is left of it; a loss is shown as one. */
export function MoneyPanel({ range, span, days, before, isEmpty }: Props) {
  const { settings } = useGym()
  const title = isByMonth(range) ? 'Collected and expenses by month' : 'Collected and expenses by day'
  const money = (rupees: number) => formatMoney(rupees, settings)
  const points = pointsOf(days ?? [], range)
  const earlier = before === null ? [] : beforeOf(before, range, points)
  const total = takingsOf(points)
  const short = (rupees: number) => formatShortMoney(rupees, settings)
  const sum = (mark: ReadOut['mark'], label: string, rupees: number, before?: number): ReadOut => ({
    ...{ mark, label, text: short(rupees) },
    ...(before !== undefined && { note: `Before ${short(before)}` }),
  })
  const isCompared = before !== null && days !== null
  // Of the period before one line alone is drawn: with those of all three none could be told from another.
  const figuresOf = (of: Takings, then: Takings | null): ReadOut[] => [
    sum('first', 'Collected', of.collected),
    sum('second', 'Expenses', of.expenses, then?.expenses),
    sum('line', 'Profit', of.profit, then?.profit),
    ...(then === null ? [] : [sum('before', 'Collected before', then.collected)]),
  ]
  const cells = (of: Takings) => [money(of.collected), money(of.expenses), money(of.profit)]
  const totalBefore = isCompared ? takingsOf(before) : null
  const cellsBefore = (of: Takings | undefined) =>
    !isCompared ? [] : of === undefined ? ['--', '--', '--'] : cells(of)
  return (
    <ChartCard
      title={title}
      period={spanText(span)}
      sums={days === null ? [] : figuresOf(total, totalBefore)}
      table={{
        head: [
          isByMonth(range) ? 'Month' : 'Day',
          'Collected',
          'Expenses',
          'Profit',
          ...(isCompared ? ['Collected before', 'Expenses before', 'Profit before'] : []),
        ],
        rows: points.map((point, at) => [point.name, ...cells(point), ...cellsBefore(earlier[at])]),
        ...(days !== null && {
          foot: ['Total', ...cells(total), ...cellsBefore(totalBefore ?? undefined)],
        }),
      }}
    >
      {days === null ? (
        <Note role="status">
          {isEmpty
            ? 'Nothing was billed, collected or spent in these months.'
            : 'The days of these months are still being counted. They are here tomorrow.'}
        </Note>
      ) : (
        <Plot
          label={`${title}, ${spanText(span)}: ${figuresOf(total, null)
            .map(({ label, text }) => `${label} ${text}`)
            .join(', ')}. The table has every figure.`}
          places={points}
          series={[
            { kind: 'line', mark: 'line', label: 'Profit', values: points.map(({ profit }) => profit) },
            ...(isCompared
              ? [
                  {
                    ...({ kind: 'line', mark: 'before', label: 'Collected before' } as const),
                    values: points.map((_, at) => earlier[at]?.collected ?? null),
                  },
                ]
              : []),
            {
              ...({ kind: 'bar', mark: 'first', label: 'Collected' } as const),
              values: points.map(({ collected }) => collected),
            },
            {
              ...({ kind: 'bar', mark: 'second', label: 'Expenses' } as const),
              values: points.map(({ expenses }) => expenses),
            },
          ]}
          format={(rupees) => axisMoney(rupees, settings)}
          exact={(rupees) => formatShortMoney(rupees, settings)}
        />
      )}
    </ChartCard>
  )
}
