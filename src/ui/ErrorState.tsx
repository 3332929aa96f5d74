import { Button } from './Button'
import styles from './ErrorState.module.css'

type Props = {
  /** `message` says what happened and what to do (AppError). */
  error: { message: string }
  retry?: (() => void) | undefined
}

export function ErrorState({ error, retry }: Props) {
  return (
    <div className={styles.state} role="alert">
      <i className={`pi pi-exclamation-triangle ${styles.icon}`} aria-hidden="true" />
      <p className={styles.text}>{error.message}</p>
      {retry && (
        <Button icon="pi-refresh" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** The same in one line, above what is still shown. */
export function ErrorLine({ error, retry }: Props) {
  return (
    <div className={styles.line} role="alert">
      <i className="pi pi-exclamation-triangle" aria-hidden="true" />
      <p className={styles.lineText}>{error.message}</p>
      {retry && (
        <Button size="s" kind="quiet" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  )
}
