import styles from './login.module.css'

/** The picture side of /login, on wide windows only. */
export function BrandPanel() {
  return (
    <aside className={styles.brand} aria-label="Fitness Centre">
      <svg className={styles.rings} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden>
        <path d="M25.4 14.2A9.6 9.6 0 1 1 17.8 6.6" stroke="#ffffff" strokeOpacity=".07" strokeWidth="3.6" />
        <path d="M16 16l7.6-7.6" stroke="#a5b4fc" strokeOpacity=".22" strokeWidth="3.6" />
        <path
          d="M30.1 12.9A14.4 14.4 0 1 1 18.8 1.9"
          stroke="#ffffff"
          strokeOpacity=".05"
          strokeWidth="1.2"
        />
      </svg>
      <p className={styles.name}>
        <img src="/logo.png" alt="" width="32" height="32" />
        Fitness Centre
      </p>
      <p className={styles.pitch}>
        <strong>Everything your centre runs on, in one place</strong>
        <span>Members and their packages, attendance at the desk, and what is due.</span>
      </p>
    </aside>
  )
}
