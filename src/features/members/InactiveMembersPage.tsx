import type { InactiveTab } from '@/domain/members/memberFilter'
import { inactiveBulkActions } from './acts/bulkActions'
import { inactiveColumns } from './list/inactiveColumns'
import { MemberListPage, type EmptyGround, type MemberListKind } from './list/MemberListPage'
import { inactiveTabLabels } from './list/views'

const inactive: MemberListKind<InactiveTab> = {
  screen: 'inactiveMembers',
  title: 'Inactive members',
  isInactive: true,
  tabs: inactiveTabLabels,
  endsLabel: 'Ended on',
  columns: inactiveColumns,
  bulkActions: inactiveBulkActions,
  exportAs: 'inactive-members',
}

const others = [
  { tab: 'deactivated', label: 'Deactivated', see: 'See who was deactivated' },
  { tab: 'deleted', label: 'Deleted', see: 'See who was deleted' },
] as const

/** Where nobody's package has lapsed, there may be others who are gone; only where there are none, that is good. */
function emptyOf({ counts, setTab }: EmptyGround<InactiveTab>) {
  const [first, second] = others.flatMap(({ tab, label, see }) => {
    const count = counts[tab] ?? 0
    const place = `${count} ${count === 1 ? 'is' : 'are'} under ${label}`
    return count === 0 ? [] : [{ place, act: { label: see, run: () => setTab(tab) } }]
  })
  if (!first) return { text: 'No one has left. Good.' }
  if (!second) return { text: `No lapsed members. ${first.place}.`, act: first.act }
  return {
    text: `No lapsed members. ${first.place} and ${second.place}.`,
    act: first.act,
    secondAct: second.act,
  }
}

/** Screen 5: a list to win people back from. */
export default function InactiveMembersPage() {
  return <MemberListPage kind={inactive} canCreate={false} empty={emptyOf} />
}
