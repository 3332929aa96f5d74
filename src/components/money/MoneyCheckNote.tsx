import { findingsTitle } from '@/domain/monthStats/findingsTitle'
import { formatInstant } from '@/domain/shared/formatDate'
import { useGym } from '@/session/useGym'
import styles from './MoneyCheckNote.module.css'
import { NightFindings } from './NightFindings'
import { useMoneyCheck } from './useMoneyCheck'

/** Says what last night found and could not do; nothing while everything agrees and everything was done. */
export function MoneyCheckNote() {
  const { settings } = useGym()
  const check = useMoneyCheck()
  const title = check ? findingsTitle(check) : ''
  if (!check || title === '') return null
  return (
    <details className={styles.note}>
      <summary>
        <i className="pi pi-exclamation-triangle" aria-hidden="true" />
        {title}, {formatInstant(check.checkedAt, settings.timezone)}
      </summary>
      <div className={styles.findings}>
        <NightFindings check={check} />
      </div>
    </details>
  )
}
