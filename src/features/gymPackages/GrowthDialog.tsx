import { useMemo } from 'react'
import { platformMonthRepository } from '@/data/platformMonths/platformMonths'
import type { PlatformMonth } from '@/domain/gymPackages/platformMonth'
import { formatCivil, formatMonth } from '@/domain/shared/formatDate'
import { formatShortMoney, PLATFORM_MONEY, totalOf } from '@/domain/shared/money'
import { monthPlaces, monthsText } from '@/components/records/monthPlaces'
import { useLive } from '@/live/useLive'
import { ChartCard } from '@/plots/ChartCard'
import { Plot } from '@/plots/Plot'
import { useRepository } from '@/session/useRepository'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { FormSkeleton } from '@/ui/Skeletons'
import styles from './gymPackages.module.css'
import { packageGrowth, type Growth } from './packageGrowth'

/** A read each. */
const SHOWN_MONTHS = 12

/** PRODUCT 4, screen 3: centres and revenue of each package by month. */
export function GrowthDialog({ onClose }: { onClose: () => void }) {
  const repository = useRepository(platformMonthRepository)
  const live = useLive(useMemo(() => repository.latest(SHOWN_MONTHS), [repository]))
  return (
    <Dialog title="Packages over time" width={760} onClose={onClose}>
      {live.status === 'loading' && <FormSkeleton />}
      {live.status === 'failed' && <ErrorState error={live.error} retry={() => live.retry()} />}
      {live.status === 'ready' && <Months months={live.value.rows.toReversed()} />}
    </Dialog>
  )
}

const money = (rupees: number) => formatShortMoney(rupees, PLATFORM_MONEY)
const count = (gyms: number) => gyms.toLocaleString(PLATFORM_MONEY.locale)

function Months({ months }: { months: readonly PlatformMonth[] }) {
  const [first, latest] = [months[0], months.at(-1)]
  if (first === undefined || latest === undefined)
    return (
      <EmptyState
        kind="firstUse"
        text="Each night keeps what the month has come to. The first figures are here tomorrow."
      />
    )
  const packages = packageGrowth(months)
  return (
    <div className={styles.sections}>
      <Note kind="quiet">
        Centres whose paid package runs, at the end of each month; {formatMonth(latest.month)} until{' '}
        {formatCivil(latest.day)}.{' '}
        {months.length < SHOWN_MONTHS && `Earlier than ${formatMonth(first.month)} nothing was kept.`}
      </Note>
      <PackagePlot
        title="Centres by package"
        months={months}
        packages={packages}
        of={({ gyms }) => gyms}
        text={count}
        isWhole
      />
      <PackagePlot
        title="MRR by package"
        months={months}
        packages={packages}
        of={({ monthly }) => monthly}
        text={money}
      />
    </div>
  )
}

type PlotProps = {
  title: string
  months: readonly PlatformMonth[]
  packages: readonly Growth[]
  of: (growth: Growth) => number[]
  text: (value: number) => string
  isWhole?: boolean
}

function PackagePlot({ title, months, packages, of, text, isWhole = false }: PlotProps) {
  const latest = packages.map((each) => ({
    ...{ mark: each.mark, label: each.name },
    text: text(of(each).at(-1) ?? 0),
  }))
  const period = monthsText(months)
  return (
    <ChartCard
      title={title}
      period={period}
      sums={latest}
      table={{
        head: ['Month', ...packages.map(({ name }) => name), 'In all'],
        rows: months.map(({ month }, at) => {
          const values = packages.map((each) => of(each)[at] ?? 0)
          return [formatMonth(month), ...values.map(text), text(totalOf(values))]
        }),
      }}
    >
      <Plot
        label={`${title}, ${period}. In the latest month: ${latest.map((each) => `${each.label} ${each.text}`).join(', ')}. The table has every figure.`}
        height={220}
        places={monthPlaces(months)}
        series={packages.map((each) => ({
          ...{ kind: 'bar', mark: each.mark, label: each.name, stack: 'packages' },
          values: of(each),
        }))}
        format={text}
        exact={(value) => text(value ?? 0)}
        isWhole={isWhole}
      />
    </ChartCard>
  )
}
