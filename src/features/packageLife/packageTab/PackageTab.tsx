import { useState } from 'react'
import type { Member } from '@/domain/members/member'
import type { PackageHistoryEntry } from '@/domain/packages/memberPackage'
import { hasNeverBegun } from '@/domain/packages/runningTerm'
import { formatCivil } from '@/domain/shared/formatDate'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { DrawerSkeleton } from '@/ui/Skeletons'
import { StateChip } from '@/ui/StateChip'
import styles from './packageTab.module.css'
import { PackageCard } from './PackageCard'
import { PendingSales } from './PendingSales'

const STEP = 20

const outcomeText: Record<PackageHistoryEntry['outcome'], string> = {
  renewed: 'Renewed',
  changed: 'Changed',
  cancelled: 'Cancelled',
  ended: 'Ended',
  legacy: 'Earlier',
}

function HistoryEntry({ entry }: { entry: PackageHistoryEntry }) {
  return (
    <li className={styles.entry}>
      <span className={styles.entryName}>
        {entry.name || 'Package'}
        <span className={styles.entryDates}>
          {hasNeverBegun(entry)
            ? `Would have begun on ${formatCivil(entry.startDate ?? entry.billedThrough)}`
            : `${formatCivil(entry.startDate)} to ${formatCivil(entry.endDate)}`}
        </span>
      </span>
      <StateChip tone={entry.outcome === 'cancelled' ? 'red' : 'grey'}>
        {outcomeText[entry.outcome]}
      </StateChip>
      <Money rupees={entry.amount} />
    </li>
  )
}

function PackageHistory({ memberId }: { memberId: string }) {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const [pageSize, setPageSize] = useState(STEP)
  const history = useLive(members.history(gymId, memberId, { pageSize }))
  if (history.status === 'loading') return <DrawerSkeleton />
  if (history.status === 'failed') return <ErrorState error={history.error} retry={history.retry} />
  const { rows, next } = history.value
  if (rows.length === 0) return <p className={styles.quiet}>No earlier packages.</p>
  return (
    <>
      <ul className={styles.entries}>
        {rows.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {next && (
        <Button kind="quiet" onClick={() => setPageSize(pageSize + STEP)}>
          Show earlier ones
        </Button>
      )}
    </>
  )
}

/** The packages of a member: what runs, what waits, and what has been (PRODUCT 4.4). */
export function PackageTab({ member }: { member: Member }) {
  const { today } = useGym()
  const { currentPackage, futurePackage } = member
  return (
    <div className={styles.tab}>
      <PendingSales member={member} />
      {currentPackage && <PackageCard title="Current package" pkg={currentPackage} today={today} />}
      {futurePackage && <PackageCard title="Renewal that waits" pkg={futurePackage} today={today} />}
      {!currentPackage && !futurePackage && <p className={styles.quiet}>No package runs or waits.</p>}
      <section>
        <h3 className={styles.heading}>Earlier packages</h3>
        <PackageHistory memberId={member.id} />
      </section>
    </div>
  )
}
