import { Suspense, useMemo } from 'react'
import type { ListedMember } from '@/domain/members/listedMember'
import { daysOf, type MonthsHeld } from '@/domain/monthStats/daySeries'
import { figureRanges } from '@/domain/monthStats/figureRange'
import { membersIn, type PackagesHeld } from '@/domain/dashboard/category'
import { kpisOf } from '@/domain/dashboard/kpis'
import { monthStatsRepository } from '@/data/monthStats/monthStatsRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Tabs } from '@/ui/Tabs'
import { CategorySelect } from './CategorySelect'
import { printWhole } from '../printWhole'
import { useDashboardSlots } from '../dashboardSlots'
import { useDashboard } from '../useDashboard'
import { AheadPanels } from './AheadPanels'
import { rangeWords, spanText } from '@/components/figures/figureWords'
import styles from './Figures.module.css'
import { HeatmapPanel } from './HeatmapPanel'
import { KpiTiles } from './KpiTiles'
import { MembersPanel } from './MembersPanel'
import { MoneyPanel } from './MoneyPanel'
import { PanelSkeleton } from './PanelSkeleton'
import { WhenSeen } from './WhenSeen'
import { useConversion, type Conversion } from './useConversion'
import { useFigureRange } from './useFigureRange'

const NOBODY: readonly ListedMember[] = []
const NO_PACKAGES: PackagesHeld = new Map()
const NO_MONTHS: MonthsHeld = new Map()

const percentIn = (live: Live<Conversion>) =>
  live.status === 'ready' ? (live.value.bought?.percent ?? null) : null

/** Key figures and charts of the chosen days (PRODUCT 4.1); a document is read for every month they touch. */
export function FigurePanels() {
  const { gymId, today, settings } = useGym()
  const chosen = useFigureRange()
  const { range, span, before, months, category, hrefOf } = chosen
  const monthStats = useRepository(monthStatsRepository)
  const { listed, packages } = useDashboard()
  const { LeadFunnel } = useDashboardSlots()
  const held = useLive(useMemo(() => monthStats.several(gymId, months), [monthStats, gymId, months]))

  const leads = useConversion(category === '' ? span : null)
  const leadsBefore = useConversion(category === '' ? before : null)
  const [percent, percentBefore] = [percentIn(leads), percentIn(leadsBefore)]

  const everybody = listed.status === 'ready' ? listed.value : NOBODY
  const packagesHeld = packages.status === 'ready' ? packages.value : NO_PACKAGES
  const members = useMemo(
    () => membersIn(everybody, packagesHeld, category),
    [everybody, packagesHeld, category],
  )
  const found: MonthsHeld = held.status === 'ready' ? held.value : NO_MONTHS
  // What is not counted by category is not shown of one.
  const told = category === '' ? found : NO_MONTHS
  const figures = useMemo(
    () => ({
      kpis: kpisOf(members, told, span, today, settings, percent),
      before: before && {
        span: before,
        kpis: kpisOf(members, told, before, today, settings, percentBefore),
      },
      days: daysOf(span, found),
      daysBefore: before && daysOf(before, found),
    }),
    [members, told, found, span, before, today, settings, percent, percentBefore],
  )
  const failed = [listed, held, leads, leadsBefore].find((live) => live.status === 'failed')
  // A centre that has just begun gets its first steps above instead of a page of zeros.
  const isEmpty =
    listed.status === 'ready' &&
    held.status === 'ready' &&
    everybody.length === 0 &&
    [...found.values()].every((month) => month === null)
  const isLoading = listed.status === 'loading' || held.status === 'loading'
  if (isEmpty) return null
  return (
    <section className={styles.figures} aria-label="Figures">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>Figures</h2>
          <p className={styles.period}>
            {spanText(span)}
            {before && `, compared with ${spanText(before)}`}
            {category !== '' && `. Only ${category}, by the package that a member holds or held last.`}
          </p>
        </div>
        <span className={styles.acts} data-print="hide">
          <CategorySelect packages={packagesHeld} chosen={chosen} />
          <ButtonLink
            size="s"
            icon={before ? 'pi-check-square' : 'pi-stop'}
            to={hrefOf({ compare: before === null })}
            replace
            preventScrollReset
          >
            {before ? 'Compared with before' : 'Compare with before'}
          </ButtonLink>
          <Button
            size="s"
            icon="pi-print"
            title="Entries by hour are printed once they are shown"
            onClick={() => void printWhole()}
          >
            Print
          </Button>
        </span>
      </div>
      <Tabs
        label="Days the figures are about"
        items={figureRanges.map((id) => ({ id, label: rangeWords[id] }))}
        current={range}
        hrefOf={(id) => hrefOf({ range: id })}
      />
      {failed?.status === 'failed' && <ErrorState error={failed.error} retry={() => failed.retry()} />}
      <KpiTiles
        span={span}
        kpis={figures.kpis}
        before={figures.before}
        category={category}
        isLoading={isLoading}
        leads={leads}
      />
      <div className={styles.panels}>
        {isLoading ? (
          <>
            <PanelSkeleton isWide />
            <PanelSkeleton isWide />
          </>
        ) : (
          <>
            {category === '' ? (
              <MoneyPanel
                range={range}
                span={span}
                days={figures.days}
                before={figures.daysBefore}
                isEmpty={[...found.values()].every((month) => month === null)}
              />
            ) : (
              <Card title="Collected and expenses">
                <p className={styles.period}>
                  Payments and expenses are not counted by category. Choose all categories to see them.
                </p>
              </Card>
            )}
            <MembersPanel members={members} months={found} chosen={chosen} />
            <WhenSeen>
              <AheadPanels members={members} isPart={category !== ''} />
            </WhenSeen>
            {category === '' && (
              <WhenSeen>
                <Suspense fallback={<PanelSkeleton isWide />}>
                  <LeadFunnel range={range} span={span} />
                </Suspense>
              </WhenSeen>
            )}
            {category === '' && <HeatmapPanel />}
          </>
        )}
      </div>
    </section>
  )
}
