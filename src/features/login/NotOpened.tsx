import { Notice } from './Notice'
import styles from './login.module.css'

type NotOpenedProps = { reason: string; onRetry: () => void; onSignOut: () => void }

/** The password was right, but what belongs to the account could not be fetched. */
export function NotOpened({ reason, onRetry, onSignOut }: NotOpenedProps) {
  return (
    <div className={styles.form}>
      <header className={styles.heading}>
        <h1>Your centre could not be opened</h1>
        <p>You are signed in, but its data did not arrive.</p>
      </header>
      <Notice kind="problem">{reason}</Notice>
      <button type="button" className={styles.submit} onClick={onRetry}>
        Try again
      </button>
      <button type="button" className={styles.back} onClick={onSignOut}>
        Use another account
      </button>
    </div>
  )
}
