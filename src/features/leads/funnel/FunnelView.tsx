import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { conversionBy, lostBecause } from '@/domain/leads/leadFunnel'
import type { Lead } from '@/domain/leads/lead'
import { spanOf, type FigureRange, type Span } from '@/domain/monthStats/figureRange'
import { rangeWords, spanText } from '@/components/figures/figureWords'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { TableSkeleton } from '@/ui/Skeletons'
import { Tabs } from '@/ui/Tabs'
import { MOST_NAMED, MOST_READ } from '../leadViews'
import { ConversionCard } from './ConversionCard'
import { FunnelCard } from './FunnelCard'
import { LostCard } from './LostCard'
import { SoldCard } from './SoldCard'
import { leadsText } from './funnelWords'
import styles from './funnel.module.css'
import { useLeadsOf } from './useLeadsOf'

const ranges = ['7', '30', '90', 'month', 'year'] as const satisfies readonly FigureRange[]
type Range = (typeof ranges)[number]
const USUAL: Range = '90'
const isRange = (text: string | null): text is Range => ranges.some((range) => range === text)

/** What became of the leads of the chosen days (PRODUCT 4, screen 9); the days stand in the address. */
export function FunnelView() {
  const { today, settings } = useGym()
  const [params] = useSearchParams()
  const asked = params.get('range')
  const range = isRange(asked) ? asked : USUAL
  const span = useMemo(() => spanOf(range, today), [range, today])
  const live = useLeadsOf(span)
  const hrefOf = (id: Range) => {
    const next = new URLSearchParams(params)
    next.set('range', id)
    return `?${next.toString()}`
  }
  return (
    <>
      <Tabs
        label="Days that the leads came on"
        items={ranges.map((id) => ({ id, label: rangeWords[id] }))}
        current={range}
        hrefOf={hrefOf}
      />
      {live.status === 'loading' && <TableSkeleton rows={6} columns={3} />}
      {live.status === 'failed' && <ErrorState error={live.error} retry={() => live.retry()} />}
      {live.status === 'ready' && live.value.isCut && (
        <Note>
          More than {leadsText(MOST_READ, settings.locale)} came in these months, and not all are counted
          here. Choose fewer days.
        </Note>
      )}
      {live.status === 'ready' &&
        (live.value.leads.length === 0 ? (
          <EmptyState kind="firstUse" text={`No leads were added ${spanText(span)}.`} />
        ) : (
          <Panels leads={live.value.leads} span={span} />
        ))}
    </>
  )
}

const sourceName = (source: string) => source || 'No source'

function Panels({ leads, span }: { leads: readonly Lead[]; span: Span }) {
  const nameOf = usePeople(
    useMemo(() => leads.map(({ ownerId }) => ownerId), [leads]),
    MOST_NAMED,
  )
  const figures = useMemo(
    () => ({
      sources: conversionBy(leads, 'source'),
      people: conversionBy(leads, 'ownerId'),
      lost: lostBecause(leads),
    }),
    [leads],
  )
  const period = `Leads added ${spanText(span)}`
  return (
    <div className={styles.panels}>
      <FunnelCard leads={leads} span={span} />
      <ConversionCard
        {...{ title: 'By source', head: 'Source', field: 'source', period, span, rows: figures.sources }}
        nameOf={sourceName}
      />
      <SoldCard {...{ period, span, rows: figures.sources }} nameOf={sourceName} />
      <ConversionCard
        {...{ title: 'By person', head: 'Assigned to', field: 'owner', period, span, rows: figures.people }}
        nameOf={(uid) => (uid === '' ? 'Nobody' : nameOf(uid))}
      />
      <LostCard rows={figures.lost} period={period} span={span} />
    </div>
  )
}
