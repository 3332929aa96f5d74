import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { staffLeaveSchema, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { leavePath } from '@/data/staff/leaveRepository'
import { staffPath } from '@/data/staff/staffRecords'
import {
  serverTime,
  type DocumentStore,
  type StoredData,
  type StoreTransaction,
} from '@/data/store/documentStore'
import { noSuchEmployee } from './employeeAccount'
import { leaveOfEmployee } from './callingEmployee'

/** One leave of the centre with what is stored of it. */
export async function leaveOf(
  transaction: StoreTransaction,
  gymId: string,
  leaveId: string,
): Promise<{ data: StoredData; leave: StaffLeave } | Refusal> {
  const found = await transaction.get(leavePath(leaveId))
  const read = staffLeaveSchema.safeParse({ ...found?.data, id: leaveId })
  if (found === null || !read.success || read.data.gymId !== gymId)
    return refused('This leave is not there any more.')
  return { data: found.data, leave: read.data }
}

/** null where nothing stands under that id yet; no `leave` where it can't be read. */
type Stored = { leave: StaffLeave | undefined } | null

type Wanted = { id: string; gymId: string; staffId: string; from: CivilDate; to: CivilDate }

/**
 * One employee's leave, one act after the other: a query can't be asked in a transaction of ours, so every act on it reads the
 * employee's record first and `close` writes it. Of two at once the second runs again, and finds what the first one wrote.
 */
export async function leaveInTurn(
  store: DocumentStore,
  transaction: StoreTransaction,
  { id, gymId, staffId, from, to }: Wanted,
): Promise<{ stored: Stored; known: StaffLeave[]; close: () => void }> {
  const record = await transaction.get(staffPath(staffId))
  if (record?.data['gymId'] !== gymId) throw noSuchEmployee()
  const found = await transaction.get(leavePath(id))
  const stored = found && { leave: staffLeaveSchema.safeParse({ ...found.data, id }).data }
  const known = await leaveOfEmployee(store, { gymId, id: staffId }, from, to)
  const close = () => transaction.update(staffPath(staffId), [{ at: ['updatedAt'], value: serverTime }])
  return { stored, known, close }
}
