import { joinedIn, lapsedIn } from '@/domain/members/memberFlow'
import type { ListedMember } from '@/domain/members/listedMember'
import { daysOf, takingsOf, type MonthsHeld } from '@/domain/monthStats/daySeries'
import { spanOfMonth } from '@/domain/monthStats/figureRange'
import { useMemo } from 'react'
import { useGym } from '@/session/useGym'
import { ButtonLink } from '@/ui/Button'
import { countText, monthText, shortMonthText } from '@/components/figures/figureWords'
import { ChartCard, type ReadOut } from '@/plots/ChartCard'
import type { Series } from '@/plots/drawing'
import { Plot } from '@/plots/Plot'
import type { ChosenFigures } from './useFigureRange'

type Flow = { joined: number; renewed: number | null; lapsed: number }

type Props = { members: readonly ListedMember[]; months: MonthsHeld; chosen: ChosenFigures }

/** Who came, who stayed and who left, month by month and up to today: joined and renewed above the line, lapsed below it. */
export function MembersPanel({ members, months, chosen }: Props) {
  const { settings, today } = useGym()
  const { locale } = settings
  const rows = useMemo(
    () =>
      [...months.keys()].map((month) => {
        const span = spanOfMonth(month, today)
        const days = chosen.category === '' ? daysOf(span, months) : null
        return {
          month,
          joined: joinedIn(members, span),
          renewed: days && takingsOf(days).renewals,
          lapsed: lapsedIn(members, span, today, settings),
        }
      }),
    [months, members, chosen.category, today, settings],
  )
  const total = rows.reduce<Flow>(
    (sum, { joined, renewed, lapsed }) => ({
      joined: sum.joined + joined,
      renewed: renewed === null || sum.renewed === null ? null : sum.renewed + renewed,
      lapsed: sum.lapsed + lapsed,
    }),
    { joined: 0, renewed: 0, lapsed: 0 },
  )
  const figuresOf = ({ joined, renewed, lapsed }: Flow): ReadOut[] => [
    { mark: 'good', label: 'Joined', text: countText(joined, locale) },
    { mark: 'first', label: 'Renewed', text: countText(renewed, locale) },
    { mark: 'bad', label: 'Lapsed', text: countText(lapsed, locale) },
  ]
  const cells = (flow: Flow) => figuresOf(flow).map(({ text }) => text)
  const bars = (mark: Series['mark'], label: string, of: (flow: Flow) => number | null): Series => ({
    ...{ kind: 'bar', mark, label, stack: 'members' },
    values: rows.map(of),
  })
  const first = rows[0]
  const last = rows.at(-1)
  const span = first && last ? `${monthText(first.month)} to ${monthText(last.month)}` : ''
  const period = chosen.category === '' ? span : `${span}. Renewals are not counted by category.`
  const title = 'Members by month'
  return (
    <ChartCard
      title={title}
      period={period}
      sums={figuresOf(total)}
      table={{
        head: ['Month', 'Joined', 'Renewed', 'Lapsed'],
        rows: rows.map((row) => [monthText(row.month), ...cells(row)]),
        foot: ['Total', ...cells(total)],
      }}
      actions={
        <ButtonLink
          size="s"
          kind="quiet"
          to={chosen.hrefOf({ months: chosen.isYearOfMembers ? null : 12 })}
          replace
          preventScrollReset
        >
          {chosen.isYearOfMembers ? 'Fewer months' : '12 months'}
        </ButtonLink>
      }
    >
      <Plot
        label={`${title}, ${period}: ${figuresOf(total)
          .map(({ label, text }) => `${label} ${text}`)
          .join(', ')}. The table has every figure.`}
        places={rows.map(({ month }) => ({
          id: month,
          tick: shortMonthText(month),
          name: monthText(month),
        }))}
        series={[
          bars('first', 'Renewed', ({ renewed }) => renewed),
          bars('good', 'Joined', ({ joined }) => joined),
          // Below the line: `exact` writes it without the sign.
          bars('bad', 'Lapsed', ({ lapsed }) => 0 - lapsed),
        ]}
        format={(count) => countText(Math.abs(count), locale)}
        exact={(count) => countText(count === null ? null : Math.abs(count), locale)}
        isWhole
      />
    </ChartCard>
  )
}
