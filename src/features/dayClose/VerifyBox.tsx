import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorLine } from '@/ui/ErrorState'
import styles from './dayClose.module.css'
import { useVerify, VERIFIED_DAYS, type Verifying } from './useVerify'

/** Proves that the books are as they were entered, or names what is not. */
export function VerifyBox({ day }: { day: CivilDate }) {
  const { state, start, stop } = useVerify(day)
  return (
    <Card
      title="Are the books untouched?"
      actions={
        state.kind === 'running' ? (
          <Button size="s" icon="pi-stop-circle" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button size="s" icon="pi-verified" onClick={() => void start()}>
            Verify
          </Button>
        )
      }
    >
      <div role="status" className={styles.verdict}>
        <VerifyState day={day} state={state} />
      </div>
    </Card>
  )
}

function VerifyState({ day, state }: { day: CivilDate; state: Verifying }) {
  switch (state.kind) {
    case 'idle':
      return (
        <p className={styles.quiet}>
          Every payment, credit note and expense is written into a chain that nobody can change unseen. Verify
          follows it for {formatCivil(day)} and the {VERIFIED_DAYS - 1} days before.
        </p>
      )
    case 'running':
      return (
        <>
          <p>
            Day {state.done + 1} of {VERIFIED_DAYS}
          </p>
          <progress
            className={styles.progress}
            max={VERIFIED_DAYS}
            value={state.done}
            aria-label="Days verified"
          />
        </>
      )
    case 'failed':
      return <ErrorLine error={state} />
    case 'done':
      return <Result {...state} />
  }
}

function Result({ entries, faults, isStopped }: Extract<Verifying, { kind: 'done' }>) {
  const until = isStopped ? ' It was stopped before the end.' : ''
  if (faults.length === 0 && entries === 0)
    return (
      <p className={styles.quiet}>
        The ledger holds nothing of these days yet: what was imported is entered at night.{until}
      </p>
    )
  if (faults.length === 0)
    return (
      <p className={styles.whole}>
        <i className="pi pi-check-circle" aria-hidden="true" />
        The chain is whole: {entries === 1 ? 'its one entry is' : `all ${entries} entries are`} as written.
        {until}
      </p>
    )
  return (
    <>
      <p className={styles.broken}>
        <i className="pi pi-exclamation-triangle" aria-hidden="true" />
        {faults.length === 1 ? 'One thing is' : `${faults.length} things are`} not as entered.{until}
      </p>
      <ul className={styles.faults}>
        {faults.map(({ text, invoiceId }) => (
          <li key={text}>
            {text}{' '}
            {invoiceId && (
              <Link to={`${screens.invoices.path}?id=${encodeURIComponent(invoiceId)}`}>
                Open the invoice
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
