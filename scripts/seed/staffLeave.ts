import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { refuseWish, requestedLeave, type LeaveWish } from '@/domain/staffAttendance/leaveForm'
import { clashOf, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import type { SeedDocument } from './batchesOf'
import { TIMEZONE } from './gyms'
import type { Employee } from './staff'

/** Days from today; before it below 0. */
type Outline = Pick<LeaveWish, 'kind' | 'reason'> & {
  /** The place among the centre's employees, the desk's manager first. */
  of: number
  on: number
  days: number
  entered: number
  status: StaffLeave['status']
  isPaid?: boolean
}

const outlines: readonly Outline[] = [
  { of: 0, on: -21, days: 2, entered: -28, kind: 'Casual', reason: 'Cousin’s wedding', status: 'Approved' },
  { of: 1, on: -9, days: 1, entered: -9, kind: 'Sick', reason: 'Fever', status: 'Approved' },
  {
    ...{ of: 3, on: -5, days: 1, entered: -6, kind: 'Other', reason: 'Moved house', status: 'Approved' },
    isPaid: false,
  },
  { of: 0, on: 6, days: 2, entered: -1, kind: 'Casual', reason: 'Trip to Ujjain', status: 'Requested' },
  { of: 2, on: 12, days: 3, entered: -2, kind: 'Earned', reason: 'Going home', status: 'Approved' },
  { of: 0, on: 20, days: 5, entered: -3, kind: 'Earned', reason: 'Family visit', status: 'Declined' },
]

/** Whoever signs in asks, as by `/api/askLeave`, and the owner answers; the owner enters what the others tell. */
function leaveOf(outline: Outline, at: number, known: readonly StaffLeave[], ground: Ground): StaffLeave {
  const { gymId, employees, today } = ground
  const { of, on, days, entered, kind, reason, status, isPaid = true } = outline
  const employee = employees[of]
  if (employee === undefined) throw new Error('There are too few employees')
  const from = addDays(today, on)
  const wish: LeaveWish = { from, to: addDays(from, days - 1), kind, reason }
  const id = `${gymId}_demo-leave-${at + 1}`
  const own = known.filter(({ staffId }) => staffId === employee.id)
  const isRefused =
    employee.role === null
      ? clashOf({ ...wish, id }, own) !== null
      : refuseWish({ ...wish, id }, own, addDays(today, entered)) !== null
  if (isRefused) throw new Error(`${employee.name}: the leave from ${from} is refused`)
  const enteredAt = instantAt(addDays(today, entered), '18:20', TIMEZONE)
  return {
    ...requestedLeave(wish, { id, gymId, staffId: employee.id }),
    ...{ isPaid, status, createdAt: enteredAt, updatedAt: enteredAt },
  }
}

type Ground = { gymId: string; employees: readonly Employee[]; today: CivilDate }

/** Leave of the demo's employees: taken, ahead, asked for and declined. */
export const demoLeaves = (ground: Ground): StaffLeave[] =>
  outlines.reduce<StaffLeave[]>((known, outline, at) => [...known, leaveOf(outline, at, known, ground)], [])

export const leaveDocuments = (leaves: readonly StaffLeave[]): SeedDocument[] =>
  leaves.map((data) => ({ path: `staffLeave/${data.id}`, data }))
