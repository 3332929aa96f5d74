import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { inOrder } from '@/domain/members/memberOrder'
import { trainedByEach } from '@/domain/members/memberTotals'
import type { Staff } from '@/domain/staff/staff'
import { MemberStateChip } from '@/components/members/MemberStateChip'
import { useListedMembers } from '@/components/members/useListedMembers'
import { PersonCell } from '@/components/people/PersonCell'
import { useGym } from '@/session/useGym'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { DrawerSkeleton } from '@/ui/Skeletons'
import styles from './staff.module.css'

/** So many stand here; the list of members shows them all. */
const SHOWN = 50

/** Whom an employee trains. */
export function MembersTab({ staff: { id, name } }: { staff: Staff }) {
  const { today, settings } = useGym()
  const members = useListedMembers()
  const trained = useMemo(
    () =>
      members.status === 'ready'
        ? inOrder(trainedByEach(members.value, today, settings).get(id) ?? [], {
            sort: 'name',
            direction: 'asc',
          })
        : [],
    [members, id, today, settings],
  )
  if (members.status === 'loading') return <DrawerSkeleton />
  if (members.status === 'failed') return <ErrorState error={members.error} retry={() => members.retry()} />
  if (trained.length === 0)
    return (
      <EmptyState
        kind="firstUse"
        text={`${name} trains nobody yet. Choose “Assign trainer” at a member, or for many in the list of members.`}
      />
    )
  return (
    <div className={styles.sections}>
      <ul className={styles.trained}>
        {trained.slice(0, SHOWN).map((member) => (
          <li key={member.id}>
            <Link to={`${screens.members.path}?id=${encodeURIComponent(member.id)}`}>
              <PersonCell name={member.name} code={member.memberCode} photo={member.dp} />
            </Link>
            <MemberStateChip member={member} today={today} limits={settings} />
          </li>
        ))}
      </ul>
      <Link to={`${screens.members.path}?trainer=${encodeURIComponent(id)}`}>
        {trained.length === 1
          ? 'Open in the list of members'
          : `Open all ${trained.length} in the list of members`}
      </Link>
    </div>
  )
}
