import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { findingsTitle } from '@/domain/monthStats/findingsTitle'
import { isUndone } from '@/domain/monthStats/nightFailure'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { NightFindings } from '@/components/money/NightFindings'
import { useMoneyCheck } from '@/components/money/useMoneyCheck'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorLine } from '@/ui/ErrorState'
import { Progress } from '@/ui/feedback/Progress'
import styles from './VerifyBox.module.css'
import { useVerify, VERIFIED_DAYS, type Verifying } from './useVerify'

/** Proves that the books are as they were entered, or names what is not. */
export function VerifyBox({ day }: { day: CivilDate }) {
  const { state, start, stop } = useVerify(day)
  return (
    <Card
      title="Check for changes"
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
      <LastNight />
    </Card>
  )
}

/** The other half of Verify: what the night found when it added everything up, and what it left undone. */
function LastNight() {
  const { settings } = useGym()
  const check = useMoneyCheck()
  if (check === undefined) return null
  const isClear = check?.failures.some(isUndone) === false && check.drifts.length === 0
  return (
    <section className={styles.night} aria-label="Last night">
      <h3 className={styles.nightTitle}>Last night</h3>
      {check === null && (
        <p className={styles.quiet}>
          Every night invoices, dues, credit and the months are added up again from the records. The first
          night is still to come.
        </p>
      )}
      {isClear && (
        <p className={styles.whole}>
          <i className="pi pi-check-circle" aria-hidden="true" />
          Everything was done, and every figure agrees with its records.
        </p>
      )}
      {check && !isClear && (
        <p className={styles.broken}>
          <i className="pi pi-exclamation-triangle" aria-hidden="true" />
          {findingsTitle(check)}.
        </p>
      )}
      {check && <NightFindings check={check} />}
      {check && (
        <p className={styles.quiet}>Checked on {formatInstant(check.checkedAt, settings.timezone)}.</p>
      )}
    </section>
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
          <Progress label="Days verified" done={state.done} of={VERIFIED_DAYS} />
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
