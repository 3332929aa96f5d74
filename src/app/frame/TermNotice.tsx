import type { Role } from '@/domain/access/role'
import { termNotice } from '@/domain/gyms/gymTerm'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import styles from './AppFrame.module.css'

/** Who can have it renewed, and how. */
const renewing: Partial<Record<Role, string>> = {
  CLIENT: 'To renew it, write to our support or call us.',
  ADMIN: 'You can still change everything. Renew it in Registered Gyms.',
}
const ASK_OWNER = 'The owner of the centre can have it renewed.'

/**
 * The end of the centre's own package, said over every screen (PRODUCT 4, screen 3): to the owner from 14 days before, to
 * everybody once it has ended. It follows the centre live, so it goes in the moment the package is renewed.
 */
export function TermNotice() {
  const { term } = useGym()
  const role = useRole()
  const notice = termNotice(term)
  const isOwners = role === 'CLIENT' || role === 'ADMIN'
  if (notice === null || (term.state === 'endsSoon' && !isOwners)) return null
  return (
    <p
      className={styles.notice}
      data-tone={term.state === 'lapsed' ? 'red' : 'amber'}
      role="status"
      data-print="hide"
    >
      <i className="pi pi-calendar-clock" aria-hidden />
      <span>
        <strong>{notice.title}</strong> {notice.text} {renewing[role] ?? ASK_OWNER}
      </span>
    </p>
  )
}
