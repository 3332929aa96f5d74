import type { lostBecause } from '@/domain/leads/leadFunnel'
import { percentOf } from '@/domain/leads/leadFunnel'
import type { Span } from '@/domain/monthStats/figureRange'
import { countText, percentText } from '@/components/figures/figureWords'
import { leadsLink, type Narrowed } from '@/components/leads/leadsLink'
import { ChartCard } from '@/plots/ChartCard'
import { Plot } from '@/plots/Plot'
import { useGym } from '@/session/useGym'
import { Card } from '@/ui/Card'
import styles from '../leads.module.css'

const TITLE = 'Lost because of'
const NO_REASON = 'No reason'

type Props = { rows: ReturnType<typeof lostBecause>; period: string; span: Span; of: Narrowed }

/** Why leads were given up. */
export function LostCard({ rows, period, span, of }: Props) {
  const { locale } = useGym().settings
  const lost = rows.reduce((sum, { count }) => sum + count, 0)
  if (lost === 0)
    return (
      <Card title={TITLE}>
        <p className={styles.quiet}>None of them is lost.</p>
      </Card>
    )
  const text = (count: number | null) => countText(count, locale)
  const named = rows.map(({ reason, count }) => ({ reason, name: reason || NO_REASON, count }))
  const all = { ...of, reached: 'Lost' } as const
  return (
    <ChartCard
      title={TITLE}
      period={period}
      sums={[{ mark: 'bad', label: 'Lost', text: text(lost), to: leadsLink(span, all) }]}
      table={{
        head: ['Reason', 'Leads', 'Of those lost'],
        rows: named.map(({ reason, name, count }) => [
          name,
          { text: text(count), to: leadsLink(span, { ...all, reason }) },
          percentText(percentOf(count, lost), locale),
        ]),
      }}
    >
      <Plot
        label={`${TITLE}: ${named.map(({ name, count }) => `${name} ${text(count)}`).join(', ')}. The table has every figure.`}
        places={named.map(({ name }) => ({ id: name, tick: name, name }))}
        series={[{ kind: 'bar', mark: 'bad', label: 'Leads', values: named.map(({ count }) => count) }]}
        format={text}
        exact={text}
        isWhole
      />
    </ChartCard>
  )
}
