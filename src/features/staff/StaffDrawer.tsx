import { Suspense, useMemo, useState } from 'react'
import { isEmployed, staffStandingOf, type Staff } from '@/domain/staff/staff'
import { addDays } from '@/domain/shared/calendar'
import { FIRST_DAY, type CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import type { GymSettings } from '@/domain/gyms/settings'
import { roleOf } from '@/domain/staff/employeeForm'
import { bankAccountText } from '@/domain/staff/bankAccount'
import { daysText } from '@/domain/staff/daysText'
import { shiftOn, shiftText, weeklyOffText } from '@/domain/staff/shift'
import { staffRepository } from '@/data/staff/staffRepository'
import { useLive } from '@/live/useLive'
import { IdProofs } from '@/components/files/idProof/IdProofs'
import { PersonDocuments } from '@/components/documents/PersonDocument'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { useKeys } from '@/ui/keys/useKeys'
import { Menu } from '@/ui/Menu'
import { DrawerSkeleton } from '@/ui/Skeletons'
import { StateChip } from '@/ui/StateChip'
import { MembersTab } from './MembersTab'
import { PayCard } from './PayCard'
import { ShiftCard } from './ShiftCard'
import { StaffDocuments } from './documents/StaffDocuments'
import { RoleNote } from './RoleNote'
import { staffActions } from './staffActions'
import { useStaffSlots } from './staffSlots'
import { standingTones } from './staffStanding'
import type { StaffActs } from './useStaffActs'
import styles from './staff.module.css'
import { walkOf, type EditedWalk, type Walk } from '@/lists/walk'

const tabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'attendance', label: 'Attendance' },
  { id: 'pay', label: 'Pay' },
  { id: 'door', label: 'Door' },
  { id: 'members', label: 'Members' },
  { id: 'activity', label: 'Activity' },
]

/** One employee over the list. The open tab stays while J and K walk through the rows. */
export function StaffDrawer({ id, list, acts }: { id: string; list: EditedWalk; acts: StaffActs }) {
  const { gymId } = useGym()
  const staff = useRepository(staffRepository)
  const [tab, setTab] = useState('profile')
  const found = useLive(useMemo(() => staff.one(gymId, id), [staff, gymId, id]))
  const walk = walkOf(list)
  if (found.status === 'ready' && found.value !== null)
    return <Details staff={found.value} list={list} acts={acts} walk={walk} tab={tab} onTab={setTab} />
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
  list: EditedWalk
  acts: StaffActs
  walk: Walk
  tab: string
  onTab: (tab: string) => void
}

function Details({ staff, list, acts, walk, tab, onTab }: DetailsProps) {
  const { locale } = useGym().settings
  const standing = staffStandingOf(staff)
  const mayEdit = isEmployed(staff)
  return (
    <Drawer
      title={staff.name}
      subtitle={[staff.designation, staff.empId, formatPhone(staff.phone, locale)]
        .filter(Boolean)
        .join(' · ')}
      leading={<Avatar name={staff.name} src={useFileUrl(staff.dp)} size={48} />}
      chips={<StateChip tone={standingTones[standing]}>{standing}</StateChip>}
      actions={<Acts staff={staff} edit={list.edit} acts={acts} />}
      onEdit={mayEdit ? () => list.edit(staff.id) : undefined}
      tabs={tabs}
      tab={tab}
      onTab={onTab}
      {...walk}
    >
      <Suspense fallback={<DrawerSkeleton />}>
        <TabContent key={staff.id} staff={staff} tab={tab} onEdit={mayEdit ? list.edit : undefined} />
      </Suspense>
    </Drawer>
  )
}

type TabProps = { staff: Staff; onEdit: ((id: string) => void) | undefined }

function TabContent({ tab, ...props }: TabProps & { tab: string }) {
  const { AttendanceTab, PayTab, DoorTab, ActivityTab } = useStaffSlots()
  switch (tab) {
    case 'attendance':
      return <AttendanceTab staff={props.staff} />
    case 'pay':
      return <PayTab staff={props.staff} />
    case 'door':
      return <DoorTab staff={props.staff} />
    case 'members':
      return <MembersTab staff={props.staff} />
    case 'activity':
      return <ActivityTab staff={props.staff} />
    default:
      return <ProfileTab {...props} />
  }
}

function ProfileTab({ staff, onEdit }: TabProps) {
  const { settings, today } = useGym()
  return (
    <div className={styles.sections}>
      <Card title={staff.signsIn ? `Signs in as ${staff.role ?? MISSING}` : 'No sign-in'}>
        <Facts items={useSignInFacts(staff)} />
        <RoleNote role={roleOf(staff)} />
      </Card>
      <Card title="Profile">
        <Facts items={profileFacts(staff, settings, today)} />
      </Card>
      <ShiftCard staff={staff} />
      <PayCard staff={staff} />
      <StaffDocuments staff={staff} mayEdit={onEdit !== undefined} />
      <PersonDocuments>
        <IdProofs
          key={staff.id}
          person={{ gymId: staff.gymId, of: 'staff', id: staff.id }}
          name={staff.name}
          path={staff.idProof}
          {...(onEdit && { onAdd: () => onEdit(staff.id) })}
        />
      </PersonDocuments>
    </div>
  )
}

const SHOWN = 1

/** The same acts as on the row, with the same keys. */
function Acts({ staff, edit, acts }: { staff: Staff; edit: (id: string) => void; acts: StaffActs }) {
  const { locale } = useGym().settings
  const actions = staffActions(staff, edit, acts, locale)
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
  const { settings } = useGym()
  return [
    ['E-mail', staff.email || MISSING],
    ...(staff.signsIn
      ? [['Set-password mail', formatInstant(staff.invitedAt, settings.timezone)] as const]
      : []),
    ...(isEmployed(staff)
      ? []
      : [
          ['Left on', formatCivil(staff.leftOn)] as const,
          ['Reason', staff.reasonForLeaving || MISSING] as const,
        ]),
  ] as const
}

function profileFacts(staff: Staff, settings: GymSettings, today: CivilDate) {
  const { locale } = settings
  const shift = shiftOn(staff, today)
  const place = [staff.address, staff.city, staff.state, staff.pincode].filter((part) => part !== '')
  return [
    ['Phone', formatPhone(staff.phone, locale)],
    ['Joined on', formatCivil(staff.joiningDate)],
    ...staff.gaps.map(
      ({ leftOn, backOn }) =>
        ['Away', daysText(leftOn === FIRST_DAY ? null : addDays(leftOn, 1), backOn)] as const,
    ),
    ['Shift', shiftText(shift)],
    ['Weekly off', weeklyOffText(shift)],
    ['Bank account', bankAccountText(staff)],
    ['Date of birth', formatCivil(staff.dob)],
    ['Gender', staff.gender ?? MISSING],
    ['Biometric id', staff.biometricId === 0 ? 'Not linked' : String(staff.biometricId)],
    ['Address', place.join(', ') || MISSING],
  ] as const
}
