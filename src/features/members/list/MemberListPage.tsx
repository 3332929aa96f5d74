import { lazy, Suspense, useCallback, useMemo, type ComponentProps, type ReactNode } from 'react'
import type { ListedMember } from '@/domain/members/listedMember'
import { memberSorts, type MemberFilter } from '@/domain/members/memberFilter'
import type { StateLimits } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import { memberRepository } from '@/data/members/memberRepository'
import { Hint } from '@/components/gym/Hint'
import { useNearness } from '@/components/gym/useNearness'
import { useExportAs } from '@/components/records/useExportAs'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'
import type { BulkAction } from '@/lists/bulkAction'
import type { Column } from '@/lists/column'
import { ListLine } from '@/lists/ListLine'
import { ListPage } from '@/lists/ListPage'
import { useListState } from '@/lists/useListState'
import type { BulkContext } from '../acts/bulkActions'
import { memberActions } from '../acts/memberActions'
import { useMemberActs } from '../acts/useMemberActs'
import { memberFilterIds } from './memberFilterOf'
import { MemberOverlays } from './MemberOverlays'
import { useFilterDefinitions } from './useFilterDefinitions'
import { useMemberList, useOlderMembers } from './useMemberList'
import { viewHint } from './views'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'

// The list is there first: looking for older records may wait.
const RecordUpgradeLine = lazy(async () => ({
  default: (await import('@/components/upkeep/RecordUpgradeLine')).RecordUpgradeLine,
}))

const idOf = (member: ListedMember) => member.id
const nameOf = (member: ListedMember) => member.name
const NOBODY: readonly ListedMember[] = []

type Empty = ComponentProps<typeof ListPage>['empty']

/** What one list of members has of its own; module constants, or the table is drawn again at every change. */
export type MemberListKind<Tab extends MemberFilter['tab']> = {
  screen: string
  title: string
  isInactive: boolean
  tabs: readonly { id: Tab; label: string }[]
  /** What the filter by end date is called. */
  endsLabel: string
  columns: (today: CivilDate, settings: StateLimits & { locale: string }) => Column<ListedMember>[]
  bulkActions: (context: BulkContext, tab: Tab) => BulkAction<ListedMember>[]
  /** The name of exported files. */
  exportAs: string
}

/** What a list on which nobody is knows of the others. */
export type EmptyGround<Tab extends MemberFilter['tab']> = {
  /** Opens the form of a new member. */
  create: () => void
  /** How many the centre has, on whichever list. */
  everybody: number
  counts: Partial<Record<Tab, number>>
  setTab: (tab: Tab) => void
}

type Props<Tab extends MemberFilter['tab']> = {
  kind: MemberListKind<Tab>
  canCreate: boolean
  /** Quieter acts beside the primary one. */
  actions?: ReactNode
  /** Of the first tab. */
  empty: (ground: EmptyGround<Tab>) => Empty
}

/** Screens 4 and 5: the list of members that PRODUCT 3 asks for, with its drawer, forms and acts. */
export function MemberListPage<Tab extends MemberFilter['tab']>({
  kind,
  canCreate,
  actions,
  empty,
}: Props<Tab>) {
  const { gymId, today, settings } = useGym()
  const exportAs = useExportAs('members', kind.exportAs)
  const members = useRepository(memberRepository)
  const role = useRole()
  const tabIds = useMemo(() => kind.tabs.map(({ id }) => id), [kind])
  const list = useListState({
    screen: kind.screen,
    tabs: tabIds,
    sorts: memberSorts,
    descending: ['due', 'joined', 'lastVisit'],
    filters: memberFilterIds,
  })
  const { page, everybody, matching, elsewhere, counts, all } = useMemberList(list, tabIds)
  const started = useMemberActs()
  const near = useNearness('members')
  const { acts } = started
  const filters = useFilterDefinitions(
    kind.endsLabel,
    everybody ?? NOBODY,
    list.filters.packageId !== undefined,
  )
  const columns = useMemo(() => kind.columns(today, settings), [kind, today, settings])
  const tabs = useMemo(() => kind.tabs.map((tab) => ({ ...tab, count: counts[tab.id] })), [kind, counts])
  const { edit, tab } = list
  const lookForOlder = useOlderMembers(everybody ?? NOBODY)
  const rowActions = useCallback(
    (member: ListedMember) => memberActions(member, { acts, edit, today, settings, role }),
    [acts, edit, today, settings, role],
  )
  const bulkActions = useMemo(
    () => kind.bulkActions({ gymId, role, members: members, acts }, tab),
    [kind, gymId, role, members, acts, tab],
  )

  return (
    <>
      <ListPage
        list={list}
        title={kind.title}
        singular="member"
        plural="members"
        count={everybody === null ? undefined : matching.length}
        summed={matching}
        hint={<Hint words={viewHint(tab, settings)} near={near.text} />}
        primary={
          canCreate
            ? { label: 'New member', icon: 'pi-plus', run: list.create, problem: near.problem }
            : undefined
        }
        actions={actions}
        tabs={tabs}
        search={{ placeholder: 'Name, phone or code', isHeld: true }}
        filters={filters.definitions}
        onFilter={filters.open}
        columns={columns}
        page={page}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        all={all}
        exportAs={exportAs}
        empty={empty({ create: list.create, everybody: everybody?.length ?? 0, counts, setTab: list.setTab })}
      >
        {everybody !== null && (
          <Suspense fallback={null}>
            <RecordUpgradeLine list="members" look={lookForOlder} />
          </Suspense>
        )}
        {list.q !== '' && (
          <SearchLine
            elsewhere={elsewhere}
            text={list.q}
            isInactive={kind.isInactive}
            isFirstTab={tab === kind.tabs[0]?.id && !kind.isInactive}
          />
        )}
      </ListPage>
      <MemberOverlays list={list} {...started} />
    </>
  )
}

type SearchLineProps = { elsewhere: number; text: string; isInactive: boolean; isFirstTab: boolean }

/** While searching: who answers to the text on other lists. */
function SearchLine({ elsewhere, text, isInactive, isFirstTab }: SearchLineProps) {
  if (elsewhere === 0) return null
  const search = `?q=${encodeURIComponent(text)}`
  const places = [
    ...(isInactive || !isFirstTab ? [{ label: 'Active members', path: screens.members.path }] : []),
    ...(isInactive ? [] : [{ label: 'Inactive members', path: screens.inactiveMembers.path }]),
  ]
  return (
    <ListLine>
      <span>{elsewhere} on other lists. Look in</span>
      {places.map(({ label, path }) => (
        <Link key={path} to={`${path}${search}`}>
          {label}
        </Link>
      ))}
    </ListLine>
  )
}
