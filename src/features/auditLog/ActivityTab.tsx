import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { formatInstant } from '@/domain/shared/formatDate'
import type { Staff } from '@/domain/staff/staff'
import { useGym } from '@/session/useGym'
import { ErrorState } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import { hrefOf } from './auditRow'
import { useAuditRows } from './useAuditRows'
import { useAuditWords } from './useAuditWords'
import styles from './auditLog.module.css'

const latest = {}

/** What an employee did lately, in their drawer. */
export function ActivityTab({ staff }: { staff: Staff }) {
  const { gymId, settings } = useGym()
  const filter = useMemo(() => ({ by: staff.id }), [staff.id])
  const { page } = useAuditRows(gymId, filter, latest)
  const words = useAuditWords()
  if (page.status === 'loading') return <TableSkeleton rows={6} columns={2} />
  if (page.status === 'failed') return <ErrorState error={page.error} retry={() => page.retry()} />
  const { rows, next } = page.value
  if (rows.length === 0)
    return <p className={styles.quiet}>{`${staff.name} hasn’t added, changed or collected anything yet.`}</p>
  return (
    <>
      <ul className={styles.activity} aria-label={`What ${staff.name} did`}>
        {rows.map((row) => {
          const href = hrefOf(row)
          return (
            <li key={row.entry.id}>
              {href === null ? words.sentence(row) : <Link to={href}>{words.sentence(row)}</Link>}
              <span className={styles.when}>{formatInstant(row.entry.at, settings.timezone)}</span>
            </li>
          )
        })}
      </ul>
      {next !== null && (
        <Link to={`${screens.siteConfig.path}?section=audit&by=${staff.id}`}>Everything by {staff.name}</Link>
      )}
    </>
  )
}
