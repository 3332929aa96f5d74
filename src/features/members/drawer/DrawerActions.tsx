import { listedOf } from '@/domain/members/listedMember'
import type { Member } from '@/domain/members/member'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { useKeys } from '@/ui/keys/useKeys'
import { Menu } from '@/ui/Menu'
import { memberActions } from '../acts/memberActions'
import type { MemberActs } from '../acts/useMemberActs'

type Props = { member: Member; acts: MemberActs; onEdit: (id: string) => void }

/** How many stand as buttons, with Edit; the rest is behind the menu. */
const SHOWN = 2

/** The same acts as on the row, with the same keys. */
export function DrawerActions({ member, acts, onEdit }: Props) {
  const { today, settings } = useGym()
  const role = useRole()
  const actions = memberActions(listedOf(member), { acts, edit: onEdit, today, settings, role })
  const possible = actions.filter(({ isDisabled }) => !isDisabled)
  const shown = [...possible.slice(0, SHOWN), ...possible.slice(SHOWN).filter(({ key }) => key === 'E')]
  const others = actions.filter((action) => !shown.includes(action))
  useKeys(
    'Member',
    possible.flatMap(({ key, label, run }) =>
      key && key !== 'E' ? [{ keys: key.toLowerCase(), label, run }] : [],
    ),
  )
  return (
    <>
      {shown.map(({ label, icon, run }) => (
        <Button key={label} size="s" icon={icon} onClick={run}>
          {label}
        </Button>
      ))}
      <Menu label={`More actions for ${member.name}`} text="More" icon="pi-ellipsis-h" items={others} />
    </>
  )
}
