import type { Identity } from './identityOf'
import { Logo } from './Logo'
import styles from './Footer.module.css'

/** SPECIFICATION 1: the footer repeats the logo and the name. */
export function Footer({ identity }: { identity: Identity }) {
  return (
    <footer className={styles.footer}>
      <Logo logo={identity.logo} size={20} />
      <span className={styles.name}>{identity.title}</span>
    </footer>
  )
}
