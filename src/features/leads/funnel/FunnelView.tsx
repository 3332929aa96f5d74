import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { conversionBy, lostBecause } from '@/domain/leads/leadFunnel'
import type { Lead } from '@/domain/leads/lead'
import { MOST_READ } from '@/domain/leads/leadMonths'
import { figureRanges, spanOf, type FigureRange, type Span } from '@/domain/monthStats/figureRange'
import { rangeWords, spanText } from '@/components/figures/figureWords'
import { NOBODY } from '@/components/leads/leadsLink'
import { useLeadsOf } from '@/components/leads/useLeadsOf'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Select } from '@/ui/form/Select'
import { Note } from '@/ui/Note'
import { TableSkeleton } from '@/ui/Skeletons'
import { Tabs } from '@/ui/Tabs'
import { isOr, MOST_NAMED } from '../leadViews'
import { ConversionCard } from './ConversionCard'
import { FunnelCard } from './FunnelCard'
import { LostCard } from './LostCard'
import { SoldCard } from './SoldCard'
import { assignedTo, leadsText } from './funnelWords'
import styles from './funnel.module.css'

const USUAL: FigureRange = '90'
const isRange = (text: string | null): text is FigureRange => figureRanges.some((range) => range === text)

const noLeads: readonly Lead[] = []

/** What became of the leads of the chosen days and person (PRODUCT 4, screen 9); both stand in the address. */
export function FunnelView() {
  const { today, settings } = useGym()
  const [params, setParams] = useSearchParams()
  const asked = params.get('range')
  const range = isRange(asked) ? asked : USUAL
  const owner = params.get('owner') ?? ''
  const span = useMemo(() => spanOf(range, today), [range, today])
  const live = useLeadsOf(span)
  const leads = live.status === 'ready' ? live.value.leads : noLeads
  const nameOf = useOwners(leads)
  const withParam = (name: 'range' | 'owner', value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }
  return (
    <>
      <div className={styles.bar}>
        <Tabs
          label="Days that the leads came on"
          items={figureRanges.map((id) => ({ id, label: rangeWords[id] }))}
          current={range}
          hrefOf={(id) => `?${withParam('range', id).toString()}`}
        />
        <Select
          isSmall
          className={styles.person}
          label="Assigned to"
          value={owner}
          options={[
            { value: '', label: 'Assigned to anybody' },
            ...peopleOf(leads, owner).map((value) => ({ value, label: nameOf(value) })),
          ]}
          onChange={(value) => setParams(withParam('owner', value), { replace: true })}
        />
      </div>
      {live.status === 'loading' && <TableSkeleton rows={6} columns={3} />}
      {live.status === 'failed' && <ErrorState error={live.error} retry={() => live.retry()} />}
      {live.status === 'ready' && live.value.isCut && (
        <Note>
          More than {leadsText(MOST_READ, settings.locale)} came in these months, and not all are counted
          here. Choose fewer days.
        </Note>
      )}
      {live.status === 'ready' && <Panels leads={leads} span={span} owner={owner} nameOf={nameOf} />}
    </>
  )
}

/** Who follows up on any of them, and who was chosen; nobody in particular comes last. */
function peopleOf(leads: readonly Lead[], chosen: string): string[] {
  const owners = new Set(leads.map(({ ownerId }) => ownerId || NOBODY))
  if (chosen !== '') owners.add(chosen)
  const named = [...owners].filter((uid) => uid !== NOBODY)
  return owners.has(NOBODY) ? [...named, NOBODY] : named
}

function useOwners(leads: readonly Lead[]): (uid: string) => string {
  const uids = useMemo(() => leads.map(({ ownerId }) => ownerId), [leads])
  const nameOf = usePeople(uids, MOST_NAMED)
  return (uid) => (uid === '' || uid === NOBODY ? 'Nobody' : nameOf(uid))
}

const sourceName = (source: string) => source || 'No source'

type PanelsProps = { leads: readonly Lead[]; span: Span; owner: string; nameOf: (uid: string) => string }

/** Of one person, but for the figures that compare them. */
function Panels({ leads, span, owner, nameOf }: PanelsProps) {
  const { timezone } = useGym().settings
  const figures = useMemo(() => {
    const own = owner === '' ? leads : leads.filter(({ ownerId }) => isOr(ownerId, owner))
    return {
      own,
      sources: conversionBy(own, 'source', timezone),
      people: conversionBy(leads, 'ownerId', timezone),
      lost: lostBecause(own),
    }
  }, [leads, owner, timezone])
  const whose = owner === '' ? '' : assignedTo(nameOf(owner))
  if (figures.own.length === 0)
    return <EmptyState kind="firstUse" text={`No leads${whose} were added ${spanText(span)}.`} />
  const of = owner === '' ? {} : { owner }
  const period = `Leads${whose} added ${spanText(span)}`
  return (
    <div className={styles.panels}>
      <FunnelCard leads={figures.own} {...{ span, of, whose }} />
      <ConversionCard
        {...{ title: 'By source', head: 'Source', field: 'source', period, span, of, rows: figures.sources }}
        nameOf={sourceName}
      />
      <SoldCard {...{ period, span, of, rows: figures.sources }} nameOf={sourceName} />
      <LostCard rows={figures.lost} {...{ period, span, of }} />
      <div className={styles.wide}>
        <ConversionCard
          {...{ title: 'By person', head: 'Assigned to', field: 'owner', span, rows: figures.people }}
          period={`Leads added ${spanText(span)}`}
          nameOf={nameOf}
        />
      </div>
    </div>
  )
}
