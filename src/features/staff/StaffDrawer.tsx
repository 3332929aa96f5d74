import { useMemo } from 'react'
import type { Staff } from '@/domain/staff/staff'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { shiftText, weeklyOffText } from '@/domain/staff/shift'
import { useLive } from '@/live/useLive'
import { IdProofs } from '@/parts/idProof/IdProofs'
import { Papers } from '@/parts/Paper'
import { useFileUrl } from '@/parts/useFileUrl'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { useKeys } from '@/ui/keys/useKeys'
import { Menu } from '@/ui/Menu'
import { StateChip } from '@/ui/StateChip'
import { RoleNote } from './RoleNote'
import { staffActions } from './staffActions'
import { staffStandingOf, standingTones } from './staffStanding'
import type { StaffActs } from './useStaffActs'
import styles from './staff.module.css'

type Walk = {
  close: () => void
  openNext: (() => void) | undefined
  openPrevious: (() => void) | undefined
  edit: (id: string) => void
}

/** One employee over the list. */
export function StaffDrawer({ id, list, acts }: { id: string; list: Walk; acts: StaffActs }) {
  const { gymId } = useCentre()
  const { repositories } = useBackend()
  const found = useLive(useMemo(() => repositories.staff.one(gymId, id), [repositories, gymId, id]))
  const walk = { onClose: list.close, onNext: list.openNext, onPrevious: list.openPrevious }
  if (found.status === 'ready' && found.value !== null)
    return <Details staff={found.value} list={list} acts={acts} walk={walk} />
  return (
    <Drawer title="Employee" isLoading={found.status === 'loading'} {...walk}>
      {found.status === 'failed' && <ErrorState error={found.error} retry={() => found.retry()} />}
      {found.status === 'ready' && (
        <ErrorState
          error={{ message: 'This employee is not there any more, or belongs to another centre.' }}
        />
      )}
    </Drawer>
  )
}

type DetailsProps = {
  staff: Staff
  list: Walk
  acts: StaffActs
  walk: Pick<Parameters<typeof Drawer>[0], 'onClose' | 'onNext' | 'onPrevious'>
}

function Details({ staff, list, acts, walk }: DetailsProps) {
  const standing = staffStandingOf(staff)
  const mayEdit = standing === 'Active'
  return (
    <Drawer
      title={staff.name}
      subtitle={[staff.designation, staff.empId, formatPhone(staff.phone)].filter(Boolean).join(' · ')}
      leading={<Avatar name={staff.name} src={useFileUrl(staff.dp)} size={48} />}
      chips={<StateChip tone={standingTones[standing]}>{standing}</StateChip>}
      actions={<Acts staff={staff} edit={list.edit} acts={acts} />}
      onEdit={mayEdit ? () => list.edit(staff.id) : undefined}
      {...walk}
    >
      <div className={styles.sections}>
        <Card title={`Signs in as ${staff.role ?? MISSING}`}>
          <Facts items={useSignInFacts(staff)} />
          {staff.role && <RoleNote role={staff.role} />}
        </Card>
        <Card title="Profile">
          <Facts items={profileFacts(staff)} />
        </Card>
        <Papers>
          <IdProofs
            key={staff.id}
            person={{ gymId: staff.gymId, of: 'staff', id: staff.id }}
            name={staff.name}
            path={staff.idProof}
            {...(mayEdit && { onAdd: () => list.edit(staff.id) })}
          />
        </Papers>
      </div>
    </Drawer>
  )
}

const SHOWN = 1

/** The same acts as on the row, with the same keys. */
function Acts({ staff, edit, acts }: { staff: Staff; edit: (id: string) => void; acts: StaffActs }) {
  const actions = staffActions(staff, edit, acts)
  useKeys(
    'Employee',
    actions.flatMap(({ key, label, run, isDisabled }) =>
      key && key !== 'E' && !isDisabled ? [{ keys: key.toLowerCase(), label, run }] : [],
    ),
  )
  return (
    <>
      {actions.slice(0, SHOWN).map(({ label, icon, run }) => (
        <Button key={label} size="s" kind="primary" icon={icon} onClick={run}>
          {label}
        </Button>
      ))}
      <Menu
        label={`More actions for ${staff.name}`}
        text="More"
        icon="pi-ellipsis-h"
        items={actions.slice(SHOWN)}
      />
    </>
  )
}

function useSignInFacts(staff: Staff) {
  const { settings } = useCentre()
  return [
    ['E-mail', staff.email || MISSING],
    ['Set-password mail', formatInstant(staff.invitedAt, settings.timezone)],
    ...(staff.isActive && !staff.deleted ? [] : [['Reason', staff.reasonForLeaving || MISSING] as const]),
  ] as const
}

function profileFacts(staff: Staff) {
  const place = [staff.address, staff.city, staff.state, staff.pincode].filter((part) => part !== '')
  return [
    ['Phone', formatPhone(staff.phone)],
    ['Joined on', formatCivil(staff.joiningDate)],
    ['Shift', shiftText(staff)],
    ['Weekly off', weeklyOffText(staff)],
    ['Date of birth', formatCivil(staff.dob)],
    ['Gender', staff.gender ?? MISSING],
    ['Biometric id', staff.biometricId === 0 ? 'Not linked' : String(staff.biometricId)],
    ['Address', place.join(', ') || MISSING],
  ] as const
}
