import type { ReactNode } from 'react'
import { Money } from '@/components/money/Money'
import styles from './InvoiceSummary.module.css'

type Line = { label: string; rupees: number }
type Props = { lines: readonly Line[]; sum: Line; children?: ReactNode }

/** What an invoice comes to, beside its form; said politely to screen readers as it changes. */
export const InvoiceSummary = ({ lines, sum, children }: Props) => (
  <section className={styles.summary} aria-live="polite" aria-label="Summary">
    <dl className={styles.lines}>
      {lines.map((line) => (
        <SummaryLine key={line.label} {...line} />
      ))}
      <SummaryLine {...sum} isStrong />
    </dl>
    {children}
  </section>
)

const SummaryLine = ({ label, rupees, isStrong }: Line & { isStrong?: boolean }) => (
  <div data-strong={isStrong ? '' : undefined}>
    <dt>{label}</dt>
    <dd>
      <Money rupees={rupees} />
    </dd>
  </div>
)
