import { Link } from 'react-router-dom'
import type { Drift } from '@/domain/monthStats/drift'
import { driftSentence } from '@/domain/monthStats/driftSentence'
import { counted } from '@/domain/monthStats/findingsTitle'
import type { MoneyCheck } from '@/domain/monthStats/moneyCheck'
import { failureSentence, isUndone, type NightFailure } from '@/domain/monthStats/nightFailure'
import { nightDoor } from './nightDoor'
import styles from './NightFindings.module.css'
import { useGymFormat } from '@/components/gym/useGymFormat'

function Door(named: Parameters<typeof nightDoor>[0]) {
  const door = nightDoor(named)
  return door && <Link to={door.to}>{door.label}</Link>
}

function FailureList({ label, failures }: { label: string; failures: readonly NightFailure[] }) {
  if (failures.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {failures.map((failure) => (
        <li key={failure.id}>
          {failureSentence(failure)} <Door {...failure} />
        </li>
      ))}
    </ul>
  )
}

function DriftList({ drifts }: { drifts: readonly Drift[] }) {
  const format = useGymFormat()
  return (
    <ul className={styles.list}>
      {drifts.map((drift) => (
        <li key={drift.id || drift.what}>
          {driftSentence(drift, format)}{' '}
          <Door task={null} invoiceId={drift.invoiceId} memberId={drift.memberId} />
        </li>
      ))}
    </ul>
  )
}

/** What a night left for a person to do first, then what it noted and wrote right. */
export function NightFindings({ check }: { check: MoneyCheck }) {
  const { failures, drifts, corrections } = check
  return (
    <div className={styles.findings}>
      <FailureList label="What last night could not do" failures={failures.filter(isUndone)} />
      {drifts.length > 0 && <DriftList drifts={drifts} />}
      <FailureList
        label="What last night noted"
        failures={failures.filter((failure) => !isUndone(failure))}
      />
      {corrections.length > 0 && (
        <details className={styles.corrections}>
          <summary>
            {counted(corrections.length, '1 figure corrected', 'figures corrected')} in the last 30 days
          </summary>
          <DriftList drifts={corrections} />
        </details>
      )}
    </div>
  )
}
