import type { CallOutput } from '@/domain/api/contract'
import { pinOf } from '@/domain/biometric/pin'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { EmployeeChanges } from '@/domain/staff/employ'
import { dateProblems, roleOf, signInProblems } from '@/domain/staff/employeeForm'
import { bankAccountProblems } from '@/domain/staff/bankAccount'
import { payProblems } from '@/domain/staff/payRule'
import { shiftProblems } from '@/domain/staff/shift'
import type { Staff } from '@/domain/staff/staff'
import type { DocumentStore } from '@/data/store/documentStore'
import { personsByPin } from '@/data/biometric/personByPin'

export type Refused = Extract<CallOutput<'updateEmployee'>, { kind: 'refused' }>

export const PIN_TAKEN = 'Somebody of this centre has this number already. Enter the one the device shows.'

export const refusedAt = (field: string, reason: string): Refused => ({ kind: 'refused', reason, field })

/** A photo of one's own folder alone: a path is what the rules of the file store go by. */
function photoProblem(staff: Staff, { dp }: EmployeeChanges): Refused | null {
  const isOwn = !dp || dp === staff.dp || dp.startsWith(`${staff.gymId}/staff/${staff.id}/`)
  return isOwn ? null : refusedAt('dp', 'Upload the photo again.')
}

/** One space of numbers a centre (DOMAIN 1.6): a new one must be nobody else's. */
export async function pinProblem(
  store: DocumentStore,
  staff: Staff,
  { biometricId }: EmployeeChanges,
): Promise<Refused | null> {
  const pin = pinOf(biometricId ?? 0)
  if (pin === '' || pin === pinOf(staff.biometricId)) return null
  const holders = await personsByPin(store, staff.gymId, pin)
  return holders.some(({ personId }) => personId !== staff.id) ? refusedAt('biometricId', PIN_TAKEN) : null
}

/** Why the changes can't be; null when they can. `today` is the centre's. */
export async function employeeProblem(
  store: DocumentStore,
  staff: Staff,
  changes: EmployeeChanges,
  today: CivilDate,
): Promise<Refused | null> {
  const { dob, joiningDate } = changes
  const [date] = dateProblems({ dob, joiningDate }, today)
  if (date !== undefined) return refusedAt(date.path, date.message)
  const { role = roleOf(staff), email = staff.email } = changes
  const [signIn] =
    changes.role === undefined && changes.email === undefined ? [] : signInProblems({ role, email })
  if (signIn !== undefined) return refusedAt(signIn.path, signIn.message)
  const { shiftStart, shiftEnd } = changes
  const [shift] =
    shiftStart === undefined && shiftEnd === undefined
      ? []
      : shiftProblems({ shiftStart: shiftStart ?? staff.shiftStart, shiftEnd: shiftEnd ?? staff.shiftEnd })
  if (shift !== undefined) return refusedAt(shift.path, shift.message)
  const { payBasis = staff.payBasis, payRate = staff.payRate } = changes
  const [pay] =
    changes.payBasis === undefined && changes.payRate === undefined ? [] : payProblems({ payBasis, payRate })
  if (pay !== undefined) return refusedAt(pay.path, pay.message)
  const { bankAccount = staff.bankAccount, bankCode = staff.bankCode } = changes
  const [bank] =
    changes.bankAccount === undefined && changes.bankCode === undefined
      ? []
      : bankAccountProblems({ bankAccount, bankCode })
  if (bank !== undefined) return refusedAt(bank.path, bank.message)
  return photoProblem(staff, changes) ?? pinProblem(store, staff, changes)
}
