import type { CivilDate } from '@/domain/shared/civilDate'
import { civilDateIn } from '@/domain/shared/calendar'
import { staffLeaveSchema, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { leavesBetween } from '@/data/staff/leaveRepository'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import { allOf } from '@/data/store/allOf'
import type { DocumentStore } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { noSuchGym } from '../http/httpError'
import { noSuchEmployee } from './employeeAccount'

/** The employee who calls, by their own record; whatever is asked for, it is of them alone. */
export async function callingEmployee({ store, caller, now }: Acting, gymId: string) {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw noSuchGym()
  const settings = storedSettings(gym)
  const staff = readStaff(await store.get(staffPath(caller.uid)), settings.timezone)
  if (staff === null || staff.gymId !== gymId) throw noSuchEmployee()
  return { gym, settings, staff, today: civilDateIn(now, settings.timezone) }
}

/** One employee's leave that touches the period, whatever became of it; what was taken back is left out. */
export async function leaveOfEmployee(
  store: DocumentStore,
  { gymId, id }: { gymId: string; id: string },
  from: CivilDate,
  to: CivilDate,
): Promise<StaffLeave[]> {
  const leaves = await allOf(
    store,
    leavesBetween(gymId, from, to),
    (stored) => staffLeaveSchema.safeParse({ ...stored.data, id: stored.id }).data ?? null,
  )
  return leaves.filter(({ staffId, deleted }) => staffId === id && !deleted)
}
