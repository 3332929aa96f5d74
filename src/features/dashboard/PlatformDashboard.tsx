import { lazy, Suspense, useMemo } from 'react'
import { screens } from '@/domain/access/screens'
import { DEFAULT_TIMEZONE, MISSING } from '@/domain/shared/constants'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { gymRepository } from '@/data/gyms/gymRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { useToday } from '@/session/useToday'
import { Page } from '@/ui/Page'
import { FailedFigures } from './FailedFigures'
import { PanelSkeleton } from './figures/PanelSkeleton'
import { StatTile } from './platform/StatTile'
import { incomeChange, platformFigures, platformMoney } from './platformFigures'
import styles from './PlatformDashboard.module.css'

const PlatformMonths = lazy(async () => ({
  default: (await import('./platform/PlatformMonths')).PlatformMonths,
}))

const asCount = (n: number) => n.toLocaleString(PLATFORM_MONEY.locale)

const nth = (counts: Live<number[]>, at: number): Live<number> =>
  counts.status === 'ready' ? { ...counts, value: counts.value[at] ?? 0 } : counts

/** A live figure as a tile shows it; one that could not be read is two dashes, and the page says why. */
function figureOf<T>(live: Live<T>, show: (value: T) => string): { value: string; isLoading: boolean } {
  switch (live.status) {
    case 'loading':
      return { value: '', isLoading: true }
    case 'failed':
      return { value: MISSING, isLoading: false }
    case 'ready':
      return { value: show(live.value), isLoading: false }
  }
}

/**
 * The super admin's figures (PRODUCT 4, screen 1): each counted or added up by the store, so that a thousand centres cost a
 * read a figure, and each a door to the centres it counts.
 */
export function PlatformDashboard() {
  const gyms = useRepository(gymRepository)
  const { clock } = useBackend()
  const today = useToday(clock, DEFAULT_TIMEZONE)
  const groups = useMemo(() => platformFigures(today), [today])
  const figures = useMemo(() => groups.flatMap((group) => group.figures), [groups])
  const filters = figures.map(({ filter }) => filter)
  const counts = useLive(gyms.counts(filters, ''))
  const monthly = useLive(gyms.kept('monthly'))
  const before = useLive(gyms.kept('monthlyBefore'))
  const { path } = screens.gyms
  return (
    <Page title="Dashboard" hint="The registered centres at a glance. Each figure opens its list.">
      <FailedFigures asked={[counts, monthly, before]} />
      <div className={styles.figures}>
        <StatTile
          label="Monthly recurring revenue"
          icon="pi-chart-line"
          tone="green"
          {...figureOf(monthly, platformMoney)}
          note={
            monthly.status === 'ready' && before.status === 'ready'
              ? `${incomeChange(monthly.value, before.value)}, as of last night`
              : undefined
          }
          to={`${path}?kind=paying`}
        />
      </div>
      {groups.map(({ title, figures: own }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.figures}>
            {own.map((figure) => (
              <StatTile
                key={figure.label}
                label={figure.label}
                icon={figure.icon}
                tone={figure.tone}
                note={figure.note}
                {...figureOf(nth(counts, figures.indexOf(figure)), asCount)}
                to={`${path}${figure.query}`}
              />
            ))}
          </div>
        </section>
      ))}
      <section className={styles.group} aria-label="By month">
        <h2 className={styles.title}>By month</h2>
        <Suspense fallback={<PanelSkeleton />}>
          <PlatformMonths />
        </Suspense>
      </section>
    </Page>
  )
}
