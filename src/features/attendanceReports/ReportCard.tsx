import type { ReactNode } from 'react'
import styles from './ReportCard.module.css'

type Props = {
  label: string
  /** Drawn above what the card holds; a card that draws its own head has none. */
  title?: string
  children: ReactNode
}

/** A part of a report with its frame. */
export const ReportCard = ({ label, title, children }: Props) => (
  <section className={styles.card} aria-label={label}>
    {title !== undefined && <h2 className={styles.heading}>{title}</h2>}
    {children}
  </section>
)

/** The table of a card: no colours, one line a row. */
export const ReportTable = ({ children }: { children: ReactNode }) => (
  <table className={styles.plain}>{children}</table>
)

/** The frame around what stands in place of a report: nothing found, nothing yet. */
export const Framed = ({ children }: { children: ReactNode }) => (
  <div className={styles.framed}>{children}</div>
)
