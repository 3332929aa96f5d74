import type { ReactNode } from 'react'
import { Money } from '@/components/money/Money'
import styles from './InvoiceSummary.module.css'

type Line = { label: string; rupees: number }
type Props = { lines: readonly Line[]; sum: Line; children?: ReactNode }

/** A small bill beside a form of invoices; said politely to screen readers as it changes. */
export const InvoiceSummary = ({ lines, sum, children }: Props) => (
  <section className={styles.bill} aria-live="polite" aria-label="Summary">
    <dl className={styles.lines}>
      {lines.map((line) => (
        <BillLine key={line.label} {...line} />
      ))}
      <BillLine {...sum} isStrong />
    </dl>
    {children}
  </section>
)

const BillLine = ({ label, rupees, isStrong }: Line & { isStrong?: boolean }) => (
  <div data-strong={isStrong ? '' : undefined}>
    <dt>{label}</dt>
    <dd>
      <Money rupees={rupees} />
    </dd>
  </div>
)
