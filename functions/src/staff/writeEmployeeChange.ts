import type { AuditAct } from '@/domain/audit/auditActs'
import { isEmployed, type Staff } from '@/domain/staff/staff'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { limitProblemIn } from '@/data/gyms/gymTermIn'
import { doorOfEmployee } from '@/data/biometric/writePin'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import { changedFields, withoutFields } from '@/data/store/changedFields'
import { serverTime, type StoredDocument, type StoreTransaction } from '@/data/store/documentStore'
import { withFilesApart } from '../audit/fileActs'
import { byCaller, recordAct } from '../audit/recordAct'
import type { Acting } from '../http/handler'
import { noSuchEmployee } from './employeeAccount'
import { refusedAt, type Refused } from './employeeProblems'
import { countStaff, staffCountOf } from './staffCount'

export type Changed = { kind: 'changed'; before: Staff; after: Staff }

type Change = {
  gymId: string
  uid: string
  /** Inside the transaction that writes it. */
  next: (staff: Staff, reading: { reader: StoreTransaction; gym: StoredDocument }) => Promise<Staff | Refused>
  /** Of the audit entry. */
  source: string
}

const stamps = ['createdAt', 'updatedAt'] as const

function actOf(before: Staff, after: Staff): AuditAct {
  if (!before.deleted && after.deleted) return 'employee.delete'
  if (isEmployed(before) !== isEmployed(after))
    return isEmployed(after) ? 'employee.restore' : 'employee.deactivate'
  return before.role === after.role ? 'employee.update' : 'employee.role'
}

/** Writes what differs, with the centre's count and the audit entry, in one transaction; nothing when nothing does. */
export function writeEmployeeChange(
  { store, caller, now }: Acting,
  { gymId, uid, next, source }: Change,
): Promise<Changed | Refused> {
  return store.transact(async (transaction) => {
    const gym = await transaction.get(gymPath(gymId))
    const stored = await transaction.get(staffPath(uid))
    const before = gym && readStaff(stored, storedSettings(gym).timezone)
    if (stored === null || gym === null || before === null) return refusedAt('uid', noSuchEmployee().message)
    const after = await next(before, { reader: transaction, gym })
    if ('kind' in after) return after
    const isBack = before.deleted && !after.deleted
    const problem = isBack ? limitProblemIn(gym, now, 'staff', staffCountOf(gym)) : null
    if (problem !== null) return refusedAt('deleted', problem)
    const fields = changedFields(stored.data, withoutFields(after, ...stamps))
    if (fields.length === 0) return { kind: 'changed', before, after }
    const door = await doorOfEmployee(store, transaction, gym, { before, after }, now)
    transaction.update(staffPath(uid), [...fields, { at: ['updatedAt'], value: serverTime }])
    door(transaction)
    countStaff(transaction, gym, Number(before.deleted) - Number(after.deleted))
    withFilesApart('employee', {
      source,
      gymId,
      ...byCaller({ caller, now }),
      act: actOf(before, after),
      collection: 'staff',
      documentId: uid,
      before: withoutFields(before, ...stamps),
      after: withoutFields(after, ...stamps),
    }).forEach((act) => recordAct(transaction, act))
    return { kind: 'changed', before, after }
  })
}
