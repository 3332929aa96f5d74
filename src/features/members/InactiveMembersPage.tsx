import type { InactiveTab } from '@/domain/members/memberFilter'
import { inactiveBulkActions } from './acts/bulkActions'
import { inactiveColumns } from './list/inactiveColumns'
import { MemberListPage, type MemberListKind } from './list/MemberListPage'
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

/** Screen 5: a list to win people back from. */
export default function InactiveMembersPage() {
  return (
    <MemberListPage kind={inactive} canCreate={false} empty={() => ({ text: 'No one has left. Good.' })} />
  )
}
