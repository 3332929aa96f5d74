import { useMemo } from 'react'
import { platformMonthRepository } from '@/data/platformMonths/platformMonths'
import type { PlatformMonth } from '@/domain/gymPackages/platformMonth'
import { formatCivil, formatMonth } from '@/domain/shared/formatDate'
import { formatShortMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import { monthPlaces, monthsText } from '@/components/records/monthPlaces'
import { useLive } from '@/live/useLive'
import { ChartCard } from '@/plots/ChartCard'
import { Plot } from '@/plots/Plot'
import { useRepository } from '@/session/useRepository'
import { ErrorState } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { PanelSkeleton } from '../figures/PanelSkeleton'
import styles from './PlatformMonths.module.css'
import { StatesCard } from './StatesCard'

/** A read each. */
const SHOWN_MONTHS = 12

const money = (rupees: number) => formatShortMoney(rupees, PLATFORM_MONEY)
const count = (gyms: number) => gyms.toLocaleString(PLATFORM_MONEY.locale)

/** Recurring revenue, signups and lost centres by month, and where the centres are, as each night kept them (PRODUCT 4, screens 1 and 2). */
export function PlatformMonths() {
  const repository = useRepository(platformMonthRepository)
  const live = useLive(useMemo(() => repository.latest(SHOWN_MONTHS), [repository]))
  if (live.status === 'loading') return <PanelSkeleton />
  if (live.status === 'failed') return <ErrorState error={live.error} retry={() => live.retry()} />
  const months = live.value.rows.toReversed()
  const [first, latest] = [months[0], months.at(-1)]
  if (first === undefined || latest === undefined)
    return (
      <Note kind="quiet">
        Each night keeps what the month has come to. Revenue and centres by month are here from tomorrow.
      </Note>
    )
  return (
    <>
      <Note kind="quiet">
        {formatMonth(latest.month)} until {formatCivil(latest.day)}.{' '}
        {months.length < SHOWN_MONTHS && `Earlier than ${formatMonth(first.month)} nothing was kept.`}
      </Note>
      <div className={styles.plots}>
        <RevenuePlot months={months} latest={latest} />
        <GymsPlot months={months} />
      </div>
      <StatesCard month={latest} />
    </>
  )
}

function RevenuePlot({ months, latest }: { months: readonly PlatformMonth[]; latest: PlatformMonth }) {
  const title = 'Monthly recurring revenue'
  return (
    <ChartCard
      title={title}
      period={monthsText(months)}
      sums={[{ mark: 'first', label: formatMonth(latest.month), text: money(latest.monthly) }]}
      table={{
        head: ['Month', 'MRR', 'Paying centres'],
        rows: months.map(({ month, monthly, centres: gyms }) => [
          formatMonth(month),
          money(monthly),
          count(gyms),
        ]),
      }}
    >
      <Plot
        label={`${title}, ${monthsText(months)}: ${money(latest.monthly)} in the latest month. The table has every figure.`}
        places={monthPlaces(months)}
        series={[{ kind: 'bar', mark: 'first', label: 'MRR', values: months.map(({ monthly }) => monthly) }]}
        format={money}
        exact={(rupees) => money(rupees ?? 0)}
      />
    </ChartCard>
  )
}

function GymsPlot({ months }: { months: readonly PlatformMonth[] }) {
  const title = 'Centres signed up and lost'
  const all = (of: (month: PlatformMonth) => number) => months.reduce((sum, month) => sum + of(month), 0)
  const [signups, lost] = [count(all((month) => month.signups)), count(all((month) => month.lost))]
  return (
    <ChartCard
      title={title}
      period={monthsText(months)}
      sums={[
        { mark: 'good', label: 'Signed up', text: signups },
        { mark: 'bad', label: 'Lost', text: lost },
      ]}
      table={{
        head: ['Month', 'Signed up', 'Lost'],
        rows: months.map((month) => [formatMonth(month.month), count(month.signups), count(month.lost)]),
        foot: ['Total', signups, lost],
      }}
    >
      <Plot
        label={`${title}, ${monthsText(months)}: ${signups} signed up, ${lost} lost. The table has every figure.`}
        places={monthPlaces(months)}
        series={[
          { kind: 'bar', mark: 'good', label: 'Signed up', values: months.map((month) => month.signups) },
          { kind: 'bar', mark: 'bad', label: 'Lost', values: months.map((month) => month.lost) },
        ]}
        format={count}
        exact={(gyms) => count(gyms ?? 0)}
        isWhole
      />
    </ChartCard>
  )
}
