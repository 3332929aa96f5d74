import { useEffect, useSyncExternalStore } from 'react'
import { useCentre } from '@/session/useCentre'
import { useSignedIn } from '@/session/useSession'
import styles from '../list/lines.module.css'
import { beingUpgraded, upgradeOnce, watchUpgrade } from './recordUpgrade'

/** Looks for older records and says so while they are being upgraded; otherwise nothing. */
export function RecordUpgradeLine() {
  const { gymId } = useCentre()
  const { account, backend } = useSignedIn()
  const count = useSyncExternalStore(watchUpgrade, () => beingUpgraded(gymId))

  useEffect(() => {
    void upgradeOnce(backend, gymId, account.uid)
  }, [backend, gymId, account.uid])

  if (count === 0) return null
  return (
    <p className={styles.line} role="status">
      <i className="pi pi-spinner pi-spin" aria-hidden="true" />
      Bringing {count.toLocaleString('en-IN')} older {count === 1 ? 'record' : 'records'} up to date
    </p>
  )
}
