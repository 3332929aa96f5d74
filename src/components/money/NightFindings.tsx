import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { Drift } from '@/domain/monthStats/drift'
import { driftSentence } from '@/domain/monthStats/driftSentence'
import { counted } from '@/domain/monthStats/findingsTitle'
import type { MoneyCheck } from '@/domain/monthStats/moneyCheck'
import { failureSentence } from '@/domain/monthStats/nightFailure'
import styles from './NightFindings.module.css'
import { useGymFormat } from '@/components/gym/useGymFormat'

const at = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`

/** To the invoice it is about, else to the member; nothing for what is of the whole centre. */
function Door({ invoiceId, memberId }: { invoiceId: string; memberId: string }) {
  if (invoiceId !== '') return <Link to={at(screens.invoices.path, invoiceId)}>Open the invoice</Link>
  return memberId === '' ? null : <Link to={at(screens.members.path, memberId)}>Open the member</Link>
}

function DriftList({ drifts }: { drifts: readonly Drift[] }) {
  const format = useGymFormat()
  return (
    <ul className={styles.list}>
      {drifts.map((drift) => (
        <li key={drift.id || drift.what}>
          {driftSentence(drift, format)} <Door invoiceId={drift.invoiceId} memberId={drift.memberId} />
        </li>
      ))}
    </ul>
  )
}

/** What a night left for a person to do first, then what it wrote right. */
export function NightFindings({ check }: { check: MoneyCheck }) {
  const { failures, drifts, corrections } = check
  return (
    <div className={styles.findings}>
      {failures.length > 0 && (
        <ul className={styles.list} aria-label="What last night could not do">
          {failures.map((failure) => (
            <li key={failure.id}>
              {failureSentence(failure)} <Door invoiceId="" memberId={failure.memberId} />
            </li>
          ))}
        </ul>
      )}
      {drifts.length > 0 && <DriftList drifts={drifts} />}
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
