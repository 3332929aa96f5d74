import { useCallback, useMemo, type ComponentProps } from 'react'
import type { Member } from '@/domain/members/member'
import { memberSorts, type MemberFilter, type MemberSort } from '@/domain/members/memberFilter'
import type { CivilDate } from '@/domain/shared/civilDate'
import { useExportAs } from '@/parts/useExportAs'
import { useCentre } from '@/session/useCentre'
import { useBackend, useRole } from '@/session/useSession'
import type { BulkAction } from '@/ui/list/bulkAction'
import type { Column } from '@/ui/list/column'
import { ListPage } from '@/ui/list/ListPage'
import { useListState } from '@/ui/list/useListState'
import type { BulkContext } from '../acts/bulkActions'
import { MemberActHost } from '../acts/MemberActHost'
import { memberActions } from '../acts/memberActions'
import { useMemberActs } from '../acts/useMemberActs'
import { RecordUpgradeLine } from '../upkeep/RecordUpgradeLine'
import { memberFilterIds } from './memberFilterOf'
import { MemberOverlays } from './MemberOverlays'
import { SearchLine } from './SearchLine'
import { useFilterDefinitions } from './useFilterDefinitions'
import { useMemberList } from './useMemberList'
import { PAGE_SIZE } from './useMemberRows'
import { viewHints } from './views'

const idOf = (member: Member) => member.id
const nameOf = (member: Member) => member.name

type Empty = ComponentProps<typeof ListPage>['empty']

/** What one list of members has of its own; module constants, or the table is drawn again at every change. */
export type MemberListKind<Tab extends MemberFilter['tab']> = {
  screen: string
  title: string
  isInactive: boolean
  tabs: readonly { id: Tab; label: string }[]
  /** What the filter by end date is called. */
  endsLabel: string
  columns: (today: CivilDate, sorts: readonly MemberSort[]) => Column<Member>[]
  bulkActions: (context: BulkContext, tab: Tab) => BulkAction<Member>[]
  /** The name of exported files. */
  exportAs: string
}

type Props<Tab extends MemberFilter['tab']> = {
  kind: MemberListKind<Tab>
  canCreate: boolean
  /** `create` opens the form of a new member. */
  empty: (create: () => void) => Empty
}

/** Screens 4 and 5: the list of members that PRODUCT 3 asks for, with its drawer, forms and acts. */
export function MemberListPage<Tab extends MemberFilter['tab']>({ kind, canCreate, empty }: Props<Tab>) {
  const { gymId, today, settings } = useCentre()
  const exportAs = useExportAs('members', kind.exportAs)
  const { repositories } = useBackend()
  const role = useRole()
  const tabIds = useMemo(() => kind.tabs.map(({ id }) => id), [kind])
  const list = useListState({
    screen: kind.screen,
    tabs: tabIds,
    sorts: memberSorts,
    descending: ['due', 'joined', 'lastVisit'],
    filters: memberFilterIds,
  })
  const { page, found, counts, count, sorts, all } = useMemberList(list, tabIds)
  const { acts, open, close } = useMemberActs()
  const filters = useFilterDefinitions(kind.endsLabel, list.tab)
  const columns = useMemo(() => kind.columns(today, sorts), [kind, today, sorts])
  const tabs = useMemo(() => kind.tabs.map((tab) => ({ ...tab, count: counts[tab.id] })), [kind, counts])
  const { edit, tab } = list
  const rowActions = useCallback(
    (member: Member) => memberActions(member, { acts, edit, today, settings, role }),
    [acts, edit, today, settings, role],
  )
  const bulkActions = useMemo(
    () => kind.bulkActions({ gymId, role, members: repositories.members, acts }, tab),
    [kind, gymId, role, repositories, acts, tab],
  )

  return (
    <>
      <ListPage
        list={list}
        title={kind.title}
        singular="member"
        plural="members"
        count={count}
        hint={viewHints[tab]}
        primary={canCreate ? { label: 'New member', icon: 'pi-plus', run: list.create } : undefined}
        tabs={tabs}
        search={{ placeholder: 'Name, phone or code' }}
        filters={filters}
        columns={columns}
        page={page}
        pageSize={PAGE_SIZE}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        all={all}
        exportAs={exportAs}
        empty={empty(list.create)}
      >
        <RecordUpgradeLine />
        {found && (
          <SearchLine
            found={found}
            text={list.q}
            isInactive={kind.isInactive}
            isFirstTab={tab === kind.tabs[0]?.id && !kind.isInactive}
          />
        )}
      </ListPage>
      <MemberOverlays list={list} acts={acts} />
      <MemberActHost open={open} close={close} />
    </>
  )
}
