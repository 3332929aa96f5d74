import styles from './Meter.module.css'

type Props = {
  /** Of the whole; what is more than 100 fills the bar. */
  percent: number
  tone: 'green' | 'amber' | 'red'
  /** Says the same as the bar: colour is never the only signal. */
  text: string
}

/** How much of something is used, as a bar with its words. */
export const Meter = ({ percent, tone, text }: Props) => (
  <span className={styles.meter}>
    <span className={styles.track} data-tone={tone} aria-hidden="true">
      <span style={{ width: `${Math.min(100, percent)}%` }} />
    </span>
    <span className={styles.words}>{text}</span>
  </span>
)
