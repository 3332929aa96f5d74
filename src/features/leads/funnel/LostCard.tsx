import type { lostBecause } from '@/domain/leads/leadFunnel'
import { percentOf } from '@/domain/leads/leadFunnel'
import { countText, percentText } from '@/components/figures/figureWords'
import { ChartCard } from '@/plots/ChartCard'
import { Plot } from '@/plots/Plot'
import { useGym } from '@/session/useGym'
import { Card } from '@/ui/Card'
import styles from '../leads.module.css'

const TITLE = 'Lost because of'
const NO_REASON = 'No reason'

/** Why leads were given up. */
export function LostCard({ rows, period }: { rows: ReturnType<typeof lostBecause>; period: string }) {
  const { locale } = useGym().settings
  const lost = rows.reduce((sum, { count }) => sum + count, 0)
  if (lost === 0)
    return (
      <Card title={TITLE}>
        <p className={styles.quiet}>None of them is lost.</p>
      </Card>
    )
  const text = (count: number | null) => countText(count, locale)
  const named = rows.map(({ reason, count }) => ({ name: reason || NO_REASON, count }))
  return (
    <ChartCard
      title={TITLE}
      period={period}
      sums={[{ mark: 'bad', label: 'Lost', text: text(lost) }]}
      table={{
        head: ['Reason', 'Leads', 'Of those lost'],
        rows: named.map(({ name, count }) => [
          name,
          text(count),
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
