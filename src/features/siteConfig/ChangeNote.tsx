import { Link } from 'react-router-dom'
import type { AuditKind } from '@/domain/audit/auditActs'
import { formatInstant } from '@/domain/shared/formatDate'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import { AUDIT_SECTION } from './sections'

type Props = {
  by: string
  at: Date
  what: string
  /** Of the log that is opened for the changes before. */
  kind: AuditKind
}

/** Who changed what and when, the last time, with the way to all the times before. */
export function ChangeNote({ by, at, what, kind }: Props) {
  const { settings } = useGym()
  const nameOf = usePeople([by])
  return (
    <>
      Last changed by {nameOf(by)}, {formatInstant(at, settings.timezone)}: {what}.{' '}
      <Link to={`?section=${AUDIT_SECTION}&kind=${kind}`}>All changes</Link>
    </>
  )
}
