import { Wheel } from './Wheel'
import styles from './Waiting.module.css'

/** SPECIFICATION 2: the spinner while the sign-in state loads. */
export function Waiting() {
  return (
    <main className={styles.waiting}>
      <Wheel label="Loading" />
    </main>
  )
}
