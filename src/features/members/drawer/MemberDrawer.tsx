import { Suspense, useEffect, useMemo, useState } from 'react'
import { listedOf } from '@/domain/members/listedMember'
import type { Member } from '@/domain/members/member'
import { formatPhone } from '@/domain/shared/phone'
import { memberRepository } from '@/data/members/memberRepository'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { useLive } from '@/live/useLive'
import { MemberStateChip } from '@/components/members/MemberStateChip'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Avatar } from '@/ui/Avatar'
import { Drawer } from '@/ui/Drawer'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { DrawerSkeleton } from '@/ui/Skeletons'
import { whyNoEntry } from '@/domain/attendance/admission'
import { useRole } from '@/session/useSession'
import { mayCollect } from '../acts/memberActions'
import type { MemberActs } from '../acts/useMemberActs'
import type { NextStep } from '@/domain/members/nextAction'
import { useMemberSlots } from '../memberSlots'
import { DocumentsTab } from './DocumentsTab'
import { DrawerActions } from './DrawerActions'
import { NotesTab } from './NotesTab'
import { OverviewTab } from './OverviewTab'
import { VisitsTab } from './VisitsTab'
import { whenIdle } from './whenIdle'

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'package', label: 'Package' },
  { id: 'money', label: 'Money' },
  { id: 'visits', label: 'Visits' },
  { id: 'documents', label: 'Documents' },
  { id: 'notes', label: 'Notes' },
]

/** Nothing is written of whoever was erased, and there are no files. */
const tabsOf = ({ erased }: Member) =>
  erased === undefined ? tabs : tabs.filter(({ id }) => id !== 'documents' && id !== 'notes')

type Props = {
  id: string
  /** Where it opens. */
  firstTab: 'overview' | 'money'
  onShown: (() => void) | undefined
  acts: MemberActs
  onEdit: (id: string) => void
  onClose: () => void
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
}

/** One member over the list. The open tab stays while J and K walk through the rows. */
export function MemberDrawer({ id, firstTab, onShown, acts, onEdit, onClose, onNext, onPrevious }: Props) {
  const { gymId, settings } = useGym()
  const members = useRepository(memberRepository)
  const [tab, setTab] = useState<string>(firstTab)
  useEffect(() => onShown?.(), [onShown])
  const { fetchPackageAct } = useMemberSlots()
  useEffect(() => whenIdle(fetchPackageAct), [fetchPackageAct])
  const found = useLive(useMemo(() => members.one(gymId, id), [members, gymId, id]))
  const member = found.status === 'ready' ? found.value : null
  const photo = useFileUrl(member?.dp ?? '')
  const walk = { onClose, onNext, onPrevious }

  if (member === null)
    return (
      <Drawer title="Member" isLoading={found.status === 'loading'} onEdit={() => onEdit(id)} {...walk}>
        {found.status === 'failed' ? (
          <ErrorState error={found.error} retry={() => found.retry()} />
        ) : (
          <EmptyState
            kind="firstUse"
            text="This member is not there any more, or belongs to another centre."
          />
        )}
      </Drawer>
    )
  const shownTabs = tabsOf(member)
  const shownTab = shownTabs.some((each) => each.id === tab) ? tab : 'overview'
  return (
    <Drawer
      title={member.name}
      subtitle={[member.memberCode, formatPhone(member.phone, settings.locale)]
        .filter((part) => part !== '')
        .join(' · ')}
      leading={<Avatar name={member.name} src={photo} size={48} />}
      chips={<Chips member={member} />}
      actions={<DrawerActions member={member} acts={acts} onEdit={onEdit} />}
      onEdit={member.erased === undefined ? () => onEdit(member.id) : undefined}
      tabs={shownTabs}
      tab={shownTab}
      onTab={setTab}
      {...walk}
    >
      <Suspense fallback={<DrawerSkeleton />}>
        <TabContent
          key={member.id}
          tab={shownTab}
          member={member}
          acts={acts}
          onEdit={onEdit}
          onTab={setTab}
        />
      </Suspense>
    </Drawer>
  )
}

function Chips({ member }: { member: Member }) {
  const { today, settings } = useGym()
  return <MemberStateChip member={member} today={today} limits={settings} />
}

type ContentProps = {
  tab: string
  member: Member
  acts: MemberActs
  onEdit: (id: string) => void
  onTab: (tab: string) => void
}

function TabContent({ tab, member, acts, onEdit, onTab }: ContentProps) {
  const { PackageTab, MoneyTab } = useMemberSlots()
  const { gymId, today, settings } = useGym()
  const visits = useRepository(attendanceRepository)
  const days = useLive(useMemo(() => visits.personDays(gymId, member.id), [visits, gymId, member.id]))
  const attendance = days.status === 'ready' ? days.value : undefined

  const listed = listedOf(member)
  const onCollect = mayCollect(member, useRole()) ? () => acts.collect(member) : undefined

  const takeStep = (step: Exclude<NextStep, null>) => {
    if (step === 'seeMoney') onTab('money')
    else if (step === 'message') acts.message(listed)
    else if (step === 'restore') acts.restore(listed)
    else if (step === 'unblock') acts.unblock(listed)
    else acts.startPackageAct(step, member)
  }

  switch (tab) {
    case 'package':
      return <PackageTab member={member} />
    case 'money':
      return <MoneyTab member={member} onCollect={onCollect} />
    case 'visits':
      if (days.status === 'failed') return <ErrorState error={days.error} retry={() => days.retry()} />
      if (attendance === undefined) return <DrawerSkeleton />
      return (
        <VisitsTab
          name={member.name}
          attendance={attendance}
          onCheckIn={whyNoEntry(listed, today, settings) === null ? () => acts.checkIn(listed) : undefined}
        />
      )
    case 'documents':
      return <DocumentsTab member={member} onEdit={() => onEdit(member.id)} />
    case 'notes':
      return <NotesTab member={member} />
    default:
      return <OverviewTab member={member} attendance={attendance} onStep={takeStep} />
  }
}
