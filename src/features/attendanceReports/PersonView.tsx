import { useMemo } from 'react'
import { formatCivil } from '@/domain/shared/formatDate'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { PrintButton } from '@/lists/PrintButton'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import { PersonFinder } from './PersonFinder'
import { PersonReportCard } from './PersonReportCard'
import type { ReportList } from './useReportList'
import { ViewPage } from './ViewPage'
import { Framed } from './ReportCard'

/** One member's visits: who is found by the search, or named by `?person=`. */
export function PersonView({ list }: { list: ReportList }) {
  const { gymId, today } = useGym()
  const members = useRepository(memberRepository)
  const personId = list.filters.person ?? ''
  const member = useLive(
    useMemo(() => (personId === '' ? null : members.one(gymId, personId)), [members, gymId, personId]),
  )
  const found = member.status === 'ready' ? member.value : null
  return (
    <ViewPage
      list={list}
      search="Name, phone or code"
      actions={<PrintButton isDisabled={found === null || list.q !== ''} />}
    >
      {list.q !== '' ? (
        <PersonFinder text={list.q} />
      ) : personId === '' ? (
        <Framed>
          <EmptyState kind="firstUse" text="Search for a member to see every visit, month by month." />
        </Framed>
      ) : member.status === 'failed' ? (
        <ErrorState error={member.error} retry={() => member.retry()} />
      ) : member.status === 'loading' ? (
        <TableSkeleton rows={8} columns={7} />
      ) : found === null ? (
        <Framed>
          <EmptyState
            kind="firstUse"
            text="This member is not there any more, or belongs to another centre. Search for another."
          />
        </Framed>
      ) : (
        <PersonReportCard
          key={personId}
          list={list}
          person={{ personId, name: found.name, code: found.memberCode, dp: found.dp }}
          note={`${found.currentPackage?.name ?? 'No package'}, ends on ${formatCivil(found.currentPackage?.endDate ?? null)}`}
          today={today}
        />
      )}
    </ViewPage>
  )
}
