import { screens } from '@/domain/access/screens'
import type { FigureRange, Span } from '@/domain/monthStats/figureRange'
import { spanText } from '@/components/figures/figureWords'
import { useLeadsOf } from '@/components/leads/useLeadsOf'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorLine } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import { FUNNEL_VIEW } from '../leadViews'
import styles from '../leads.module.css'
import { FunnelCard } from './FunnelCard'

type Props = { range: FigureRange; span: Span }

/** On the dashboard: how far the leads of its days came; `range` is what it calls them. */
export function LeadFunnel({ range, span }: Props) {
  const live = useLeadsOf(span)
  const open = (
    <ButtonLink
      size="s"
      kind="quiet"
      to={`${screens.leads.path}?view=${FUNNEL_VIEW}&range=${range}`}
      data-print="hide"
    >
      By source and person
    </ButtonLink>
  )
  if (live.status === 'ready' && live.value.leads.length > 0)
    return <FunnelCard {...live.value} span={span} actions={open} />
  return (
    <Card title="Lead funnel" actions={open}>
      {live.status === 'loading' && <TableSkeleton rows={4} columns={3} />}
      {live.status === 'failed' && <ErrorLine error={live.error} retry={() => live.retry()} />}
      {live.status === 'ready' && <p className={styles.quiet}>No leads were added {spanText(span)}.</p>}
    </Card>
  )
}
