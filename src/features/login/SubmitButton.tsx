import styles from './login.module.css'

type SubmitButtonProps = { isBusy: boolean; label: string; busyLabel: string }

/** Stays focusable while busy: a disabled button would throw the focus away. */
export function SubmitButton({ isBusy, label, busyLabel }: SubmitButtonProps) {
  return (
    <button type="submit" className={styles.submit} aria-disabled={isBusy}>
      {isBusy && <span className={styles.wheel} aria-hidden />}
      {isBusy ? busyLabel : label}
    </button>
  )
}
