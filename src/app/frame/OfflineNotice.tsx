import { settingsOf } from '@/domain/gyms/settings'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { formatTime } from '@/domain/shared/formatDate'
import { useSignedIn } from '@/session/useSession'
import { useHeardAt, useOnline } from '@/ui/useOnline'
import styles from './OfflineNotice.module.css'

/** Over every screen while the server is out of reach: how old what stands there is, and what still works. */
export function OfflineNotice() {
  const isOnline = useOnline()
  const heardAt = useHeardAt()
  const { centre, backend } = useSignedIn()
  if (isOnline) return null
  const timezone =
    centre.status === 'ready'
      ? settingsOf(centre.info.preference, centre.info.type).timezone
      : DEFAULT_TIMEZONE
  const asOf = heardAt ? `, as of ${formatTime(heardAt, timezone)}` : ''
  return (
    <p className={styles.notice} role="status" data-print="hide">
      <i className="pi pi-cloud" aria-hidden />
      <span>
        <strong>Offline{asOf}.</strong>{' '}
        {backend.journal
          ? 'Marking attendance goes on and is sent later. Money and everything else that is saved needs the network.'
          : 'What stands here may be older than that. Everything that is saved needs the network.'}
      </span>
    </p>
  )
}
