import { useOnline } from '../useOnline'
import styles from './FormSheet.module.css'

/** Above the buttons of every form while the server is out of reach. The button stays: this page may be mistaken. */
export function NeedsNetwork() {
  return useOnline() ? null : (
    <p className={styles.offline} role="status">
      <i className="pi pi-cloud" aria-hidden="true" /> You are offline, and this needs the network. What you
      typed stays here; save it when the network is back.
    </p>
  )
}
