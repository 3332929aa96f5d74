import { useMemo } from 'react'
import { reachOf } from '@/domain/access/collections'
import { formatInstant } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { useRole } from '@/session/useSession'
import styles from './MoneyCheckNote.module.css'
import { useMoneyFormat } from './useMoneyFormat'

/** Says what the night found when it reckoned the money anew; nothing while everything agrees. */
export function MoneyCheckNote() {
  const { gymId, settings } = useCentre()
  const { moneyChecks } = useMoneyRepositories()
  const format = useMoneyFormat()
  const mayRead = reachOf(useRole(), 'moneyChecks', 'get') !== 'never'
  const live = useLive(
    useMemo(() => (mayRead ? moneyChecks.last(gymId) : null), [mayRead, moneyChecks, gymId]),
  )
  const check = live.status === 'ready' ? live.value : null
  if (check === null || check.count === 0) return null
  const { count, drifts, checkedAt } = check
  return (
    <details className={styles.note}>
      <summary>
        <i className="pi pi-exclamation-triangle" aria-hidden="true" />
        {count === 1 ? 'One stored figure differs' : `${count} stored figures differ`} from the records,{' '}
        {formatInstant(checkedAt, settings.timezone)}
      </summary>
      <ul className={styles.drifts}>
        {drifts.map(({ what, stored, recomputed }) => (
          <li key={what}>
            {what}: stored {formatMoney(stored, format)}, by the records {formatMoney(recomputed, format)}
          </li>
        ))}
      </ul>
    </details>
  )
}
