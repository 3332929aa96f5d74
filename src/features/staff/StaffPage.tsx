import { lazy, Suspense, useCallback, useMemo } from 'react'
import { trainedByEach } from '@/domain/members/memberTotals'
import { staffRoles, type Staff } from '@/domain/staff/staff'
import { staffRepository } from '@/data/staff/staffRepository'
import { Hint } from '@/components/gym/Hint'
import { useNearness } from '@/components/gym/useNearness'
import { useListedMembers } from '@/components/members/useListedMembers'
import { useRecordList } from '@/components/records/useRecordList'
import { useRecords } from '@/components/records/useRecords'
import { useExportAs } from '@/components/records/useExportAs'
import { useRoster } from '@/components/staff/useRoster'
import { useGym } from '@/session/useGym'
import { choiceFilter } from '@/lists/filter'
import { ListPage } from '@/lists/ListPage'
import { EndingDocuments } from './documents/EndingDocuments'
import { staffActions } from './staffActions'
import { staffColumns } from './staffColumns'
import { dutyWords } from './staffToday'
import { designationsOf, ENDING, NO_SIGN_IN, staffViews } from './staffViews'
import { useStaffActs } from './useStaffActs'

const StaffDrawer = lazy(async () => ({ default: (await import('./StaffDrawer')).StaffDrawer }))
const AddStaff = lazy(async () => ({ default: (await import('./AddStaff')).AddStaff }))
const EditStaff = lazy(async () => ({ default: (await import('./EditStaff')).EditStaff }))
const ChangeLastDay = lazy(async () => ({ default: (await import('./ChangeLastDay')).ChangeLastDay }))
const DeactivateStaff = lazy(async () => ({ default: (await import('./DeactivateStaff')).DeactivateStaff }))

const hints = {
  active: 'Who works here. Whoever signs in has a role that says what they may do.',
  deactivated: 'They work here no more and can’t sign in. Restore takes them back.',
  deleted: 'Deleted employees are kept here, because their work stands in the records.',
}

const roleFilter = choiceFilter('role', 'Role', {
  ...Object.fromEntries(staffRoles.map((role) => [role, role])),
  [NO_SIGN_IN]: 'No sign-in',
})

const dutyFilter = choiceFilter('duty', 'Today', dutyWords)

const documentsFilter = choiceFilter('documents', 'Documents', {
  expired: 'Expired',
  expiring: 'Expire within 30 days',
  [ENDING]: 'Expired or expire within 30 days',
})

/** PRODUCT 4, screen 10: the centre's employees and their accounts. */
export default function StaffPage() {
  const { today, settings } = useGym()
  const { locale, timezone } = settings
  const { live, records } = useRecords(staffRepository)
  const trained = useTrained(live.status === 'ready')
  const { rows: roster } = useRoster()
  const standings = useMemo(
    () => new Map(roster.status === 'ready' ? roster.value.map((row) => [row.staff.id, row.standing]) : []),
    [roster],
  )
  const columns = useMemo(
    () => staffColumns({ locale, timezone, today, trained, standings }),
    [locale, timezone, today, trained, standings],
  )
  const exportAs = useExportAs('staff', 'staff')
  const views = useMemo(() => staffViews(today, standings), [today, standings])
  const filters = useMemo(
    () => [
      roleFilter,
      { id: 'designation', label: 'Designation', kind: 'choice', options: designationsOf(records) } as const,
      dutyFilter,
      documentsFilter,
    ],
    [records],
  )
  const { list, ...view } = useRecordList('staff', views, live, records)
  const { tab, edit } = list
  const near = useNearness('staff')
  const { acts, asking, close } = useStaffActs()
  const rowActions = useCallback(
    (staff: Staff) => staffActions(staff, edit, acts, locale),
    [edit, acts, locale],
  )

  return (
    <>
      <ListPage
        {...view}
        list={list}
        title="Staff"
        singular="employee"
        plural="employees"
        hint={<Hint words={hints[tab]} near={near.text} />}
        primary={{ label: 'Add employee', icon: 'pi-plus', run: list.create, problem: near.problem }}
        search={{ placeholder: 'Name, phone or employee id', isHeld: true }}
        filters={filters}
        columns={columns}
        rowActions={rowActions}
        canEdit={tab === 'active'}
        exportAs={exportAs}
        empty={{
          text: 'No employees yet. Add trainers and helpers for their attendance and pay, and give each person at the desk an account of their own, so that you see who did what.',
          act: { label: 'Add an employee', icon: 'pi-plus', run: list.create },
        }}
      >
        {tab === 'active' && <EndingDocuments staff={records} />}
      </ListPage>
      <Suspense fallback={null}>
        {list.openId !== '' && <StaffDrawer id={list.openId} list={list} acts={acts} />}
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
        {list.isCreating && <AddStaff onClose={list.closeCreate} onOpen={list.open} />}
        {list.editingId !== '' && (
          <EditStaff key={list.editingId} id={list.editingId} onClose={list.closeEdit} />
        )}
        {asking?.dialog === 'deactivate' && <DeactivateStaff staff={asking.staff} onClose={close} />}
        {asking?.dialog === 'lastDay' && <ChangeLastDay staff={asking.staff} onClose={close} />}
      </Suspense>
    </>
  )
}

/** How many members each employee trains, by the employee's id; asked for after the rows, null until they are known. */
function useTrained(isAsked: boolean): ReadonlyMap<string, number> | null {
  const { today, settings } = useGym()
  const members = useListedMembers(isAsked)
  return useMemo(() => {
    if (members.status !== 'ready') return null
    return new Map([...trainedByEach(members.value, today, settings)].map(([id, own]) => [id, own.length]))
  }, [members, today, settings])
}
