import styles from './Wheel.module.css'

/** The spinner. Says what is being waited for to those who can't see it turn. */
export function Wheel({ label }: { label: string }) {
  return (
    <span role="status" className={styles.wheel}>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
