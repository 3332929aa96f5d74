import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { ActiveTab } from '@/domain/members/memberFilter'
import { may } from '@/domain/access/collections'
import { importPath } from '@/components/members/importAddress'
import { useRole } from '@/session/useSession'
import { ButtonLink } from '@/ui/Button'
import type { EmptyAct } from '@/ui/EmptyState'
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
  const mayImport = may(useRole(), 'members.import')
  const importThem: EmptyAct = {
    label: 'Import from a file',
    icon: 'pi-upload',
    run: () => void navigate(importPath),
  }
  const seePackages: EmptyAct = {
    label: 'See what they can buy',
    icon: 'pi-box',
    run: () => void navigate(screens.memberPackages.path),
  }
  const seeInactive: EmptyAct = {
    label: 'See Inactive members',
    icon: screens.inactiveMembers.icon,
    run: () => void navigate(screens.inactiveMembers.path),
  }
  return (
    <MemberListPage
      kind={active}
      canCreate
      actions={
        mayImport && (
          <ButtonLink icon="pi-upload" to={importPath}>
            Import
          </ButtonLink>
        )
      }
      empty={({ create, everybody }) => {
        const act: EmptyAct = { label: 'Add a member', icon: 'pi-plus', run: create }
        if (everybody === 0)
          return {
            text: 'No members yet. Add the first person who trains here.',
            act,
            secondAct: mayImport ? importThem : seePackages,
          }
        // Whoever is not on this tab is on that screen.
        const are = everybody === 1 ? '1 is' : `${everybody} are`
        return { text: `No active members. ${are} under Inactive members.`, act, secondAct: seeInactive }
      }}
    />
  )
}
