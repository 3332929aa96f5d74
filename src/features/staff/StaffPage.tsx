import { lazy, Suspense, useCallback, useMemo } from 'react'
import { staffRoles, type Staff } from '@/domain/staff/staff'
import { staffSorts, staffTabs, type StaffFilter } from '@/domain/staff/staffFilter'
import { useLive } from '@/live/useLive'
import { useExportAs } from '@/parts/useExportAs'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { ListPage } from '@/ui/list/ListPage'
import { streamOf } from '@/ui/list/streamOf'
import { useListState } from '@/ui/list/useListState'
import { staffActions } from './staffActions'
import { staffColumns } from './staffColumns'
import { useStaffActs } from './useStaffActs'
import { PAGE_SIZE, useStaffRows } from './useStaffRows'

const StaffDrawer = lazy(async () => ({ default: (await import('./StaffDrawer')).StaffDrawer }))
const AddStaff = lazy(async () => ({ default: (await import('./AddStaff')).AddStaff }))
const EditStaff = lazy(async () => ({ default: (await import('./EditStaff')).EditStaff }))
const DeactivateStaff = lazy(async () => ({ default: (await import('./DeactivateStaff')).DeactivateStaff }))

const idOf = ({ id }: Staff) => id
const nameOf = ({ name }: Staff) => name

const hints = {
  active: 'Who works here and can sign in. Each account has a role that says what it may do.',
  deactivated: 'They were signed out and can’t sign in. Restore lets them in again.',
  deleted: 'Deleted employees are kept here, because their work stands in the records.',
}

const roleFilter = {
  id: 'role',
  label: 'Role',
  kind: 'choice',
  options: staffRoles.map((role) => ({ value: role, label: role })),
} as const

/** PRODUCT 4, screen 10: the centre's employees and their accounts. */
export default function StaffPage() {
  const { gymId } = useCentre()
  const exportAs = useExportAs('staff', 'staff')
  const { repositories } = useBackend()
  const list = useListState({
    screen: 'staff',
    tabs: staffTabs,
    sorts: staffSorts,
    descending: ['joined'],
    filters: ['role'],
  })
  const { tab, sort, filters, edit } = list
  const filter = useMemo((): StaffFilter => {
    const chosen = staffRoles.find((known) => known === filters.role)
    return { tab, role: chosen, search: '', sort: sort.by, direction: sort.direction }
  }, [tab, sort, filters])
  const page = useStaffRows(filter, list.cursor, list.q)
  const count = useLive(useMemo(() => repositories.staff.count(gymId, filter), [repositories, gymId, filter]))
  const { acts, deactivating, close } = useStaffActs()
  const rowActions = useCallback((staff: Staff) => staffActions(staff, edit, acts), [edit, acts])
  const found = page.status === 'ready' ? page.value.rows : undefined
  const { q } = list
  const all = useCallback(
    () => (q === '' ? repositories.staff.all(gymId, filter) : streamOf(found ?? [])),
    [repositories, gymId, filter, q, found],
  )

  return (
    <>
      <ListPage
        list={list}
        title="Staff"
        singular="employee"
        plural="employees"
        count={q !== '' ? found?.length : count.status === 'ready' ? count.value : undefined}
        hint={hints[tab]}
        primary={{ label: 'Add employee', icon: 'pi-plus', run: list.create }}
        tabs={[
          { id: 'active', label: 'Active' },
          { id: 'deactivated', label: 'Deactivated' },
          { id: 'deleted', label: 'Deleted' },
        ]}
        search={{ placeholder: 'Name, phone or employee id' }}
        filters={[roleFilter]}
        columns={staffColumns}
        page={page}
        pageSize={PAGE_SIZE}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        canEdit={tab === 'active'}
        all={all}
        exportAs={exportAs}
        empty={{
          text: 'No employees yet. Give each person at the desk an account of their own, so that you see who did what.',
          act: { label: 'Add an employee', icon: 'pi-plus', run: list.create },
        }}
      />
      <Suspense fallback={null}>
        {list.openId !== '' && <StaffDrawer id={list.openId} list={list} acts={acts} />}
        {list.isCreating && <AddStaff onClose={list.closeCreate} onOpen={list.open} />}
        {list.editingId !== '' && (
          <EditStaff key={list.editingId} id={list.editingId} onClose={list.closeEdit} />
        )}
        {deactivating && <DeactivateStaff staff={deactivating} onClose={close} />}
      </Suspense>
    </>
  )
}
