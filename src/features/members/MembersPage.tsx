import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { ActiveTab } from '@/domain/members/memberFilter'
import { activeBulkActions } from './acts/bulkActions'
import { activeColumns } from './list/activeColumns'
import { MemberListPage, type MemberListKind } from './list/MemberListPage'
import { activeTabLabels } from './list/views'

const active: MemberListKind<ActiveTab> = {
  screen: 'members',
  title: 'Active members',
  isInactive: false,
  tabs: activeTabLabels,
  endsLabel: 'Ends on',
  columns: activeColumns,
  bulkActions: activeBulkActions,
  exportAs: 'active-members',
}

/** Screen 4: everybody who trains here, and who needs something done. */
export default function MembersPage() {
  const navigate = useNavigate()
  return (
    <MemberListPage
      kind={active}
      canCreate
      empty={(create) => ({
        text: 'No members yet. Add the first person who trains here.',
        act: { label: 'Add a member', icon: 'pi-plus', run: create },
        secondAct: {
          label: 'See what they can buy',
          icon: 'pi-box',
          run: () => void navigate(screens.memberPackages.path),
        },
      })}
    />
  )
}
