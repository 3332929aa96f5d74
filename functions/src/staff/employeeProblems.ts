import type { CallOutput } from '@/domain/api/contract'
import { pinOf } from '@/domain/biometric/pin'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { EmployeeChanges } from '@/domain/staff/employ'
import { dateProblems, roleOf, signInProblems } from '@/domain/staff/employeeForm'
import { bankAccountProblems } from '@/domain/staff/bankAccount'
import { lastDayProblem } from '@/domain/staff/lastDay'
import { payProblems } from '@/domain/staff/payRule'
import { shiftProblems } from '@/domain/staff/shift'
import type { Staff } from '@/domain/staff/staff'
import { otherHolder } from '@/data/biometric/otherHolder'
import { storedSettings } from '@/data/gyms/gymOf'
import type { DocumentStore, StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { pinTakenBy } from '../biometric/pinTaken'

export type Refused = Extract<CallOutput<'updateEmployee'>, { kind: 'refused' }>

export const refusedAt = (field: string, reason: string): Refused => ({ kind: 'refused', reason, field })

/** A photo of one's own folder alone: a path is what the rules of the file store go by. */
function photoProblem(staff: Staff, { dp }: EmployeeChanges): Refused | null {
  const isOwn = !dp || dp === staff.dp || dp.startsWith(`${staff.gymId}/staff/${staff.id}/`)
  return isOwn ? null : refusedAt('dp', 'Upload the photo again.')
}

/** Where numbers are looked up: `reader` is the transaction that writes, or the store for who asks ahead. */
type Numbers = { store: DocumentStore; reader: Pick<StoreTransaction, 'get'>; gym: StoredDocument }

const holderOfPin = ({ store, reader, gym }: Numbers, pin: string, personId: string) =>
  otherHolder(store, reader, { pin, personId }, { gymId: gym.id, settings: storedSettings(gym) })

/** One space of numbers a centre (DOMAIN 1.6): a new one must be nobody else's. */
export async function pinProblem(
  numbers: Numbers,
  staff: Staff,
  { biometricId }: EmployeeChanges,
): Promise<Refused | null> {
  const pin = pinOf(biometricId ?? 0)
  if (pin === '' || pin === pinOf(staff.biometricId)) return null
  const other = await holderOfPin(numbers, pin, staff.id)
  return other === null ? null : refusedAt('biometricId', pinTakenBy(other))
}

/** Whoever is brought back, and whose number somebody else has by now, comes back without it. */
export async function withFreePin(numbers: Numbers, before: Staff, after: Staff): Promise<Staff> {
  const pin = pinOf(after.biometricId)
  if (pin === '' || !before.deleted || after.deleted) return after
  return (await holderOfPin(numbers, pin, after.id)) === null ? after : { ...after, biometricId: 0 }
}

const paidBy = [
  'payBasis',
  'payRate',
  'commissionCategoryId',
  'commissionBasis',
  'commissionAmount',
] as const satisfies readonly (keyof EmployeeChanges)[]

/** Why the changes can't be; null when they can. `today` is the centre's. */
export async function employeeProblem(
  numbers: Numbers,
  staff: Staff,
  changes: EmployeeChanges,
  today: CivilDate,
): Promise<Refused | null> {
  const { dob, joiningDate } = changes
  const [date] = dateProblems({ dob, joiningDate }, today)
  if (date !== undefined) return refusedAt(date.path, date.message)
  const lastDay = changes.leftOn ? lastDayProblem(changes.leftOn, staff, today) : null
  if (lastDay !== null) return refusedAt('leftOn', lastDay)
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
  const { commissionCategoryId = staff.commissionCategoryId } = changes
  const { commissionBasis = staff.commissionBasis, commissionAmount = staff.commissionAmount } = changes
  const [pay] = paidBy.every((field) => changes[field] === undefined)
    ? []
    : payProblems({ payBasis, payRate, commissionCategoryId, commissionBasis, commissionAmount })
  if (pay !== undefined) return refusedAt(pay.path, pay.message)
  const { bankAccount = staff.bankAccount, bankCode = staff.bankCode } = changes
  const [bank] =
    changes.bankAccount === undefined && changes.bankCode === undefined
      ? []
      : bankAccountProblems({ bankAccount, bankCode }, storedSettings(numbers.gym).locale)
  if (bank !== undefined) return refusedAt(bank.path, bank.message)
  return photoProblem(staff, changes) ?? pinProblem(numbers, staff, changes)
}
