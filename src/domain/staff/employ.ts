import { lowerName } from '@/domain/shared/text'
import type { EmployeeForm } from './employeeForm'
import { isEmployed, type Staff } from './staff'

type Hiring = { uid: string; gymId: string; now: Date }

/** A new employee, who may sign in as soon as a password is set. */
export const newEmployee = (form: EmployeeForm, { uid, gymId, now }: Hiring): Staff => ({
  ...form,
  id: uid,
  ref: `staff/${uid}`,
  gymId,
  employerId: gymId,
  nameLower: lowerName(form.name),
  dp: '',
  idProof: '',
  isActive: true,
  deleted: false,
  reasonForLeaving: '',
  invitedAt: null,
  tokensValidAfter: 0,
  createdAt: now,
  updatedAt: now,
})

/** What may change of an employee; what is missing or undefined stays as it is. */
export type EmployeeChanges = {
  [K in keyof EmployeeForm | 'dp' | 'isActive' | 'deleted']?: Staff[K] | undefined
} & {
  /** Why somebody is deactivated. */
  reason?: string | undefined
  /** Who takes over the open leads of whoever leaves: a uid, or '' for nobody in particular. No field of the record. */
  handOverTo?: string | undefined
}

/** Whoever loses access, or signs in as something else from now on, has to sign in again (ENGINEERING 4.4). */
export const mustSignInAgain = (before: Staff, after: Staff): boolean =>
  (isEmployed(before) && !isEmployed(after)) || before.role !== after.role

/** The reason belongs to the deactivation: whoever is let in again has none. */
function reasonOf(changed: Staff, reason: string | undefined): string {
  return changed.isActive ? '' : (reason ?? changed.reasonForLeaving)
}

/** The employee with the changes, and the moment from which older sign-ins are refused. */
export function changedEmployee(
  staff: Staff,
  { reason, handOverTo: _, ...changes }: EmployeeChanges,
  now: Date,
): Staff {
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const changed: Staff = { ...staff, ...named, updatedAt: now }
  const tokensValidAfter = mustSignInAgain(staff, changed)
    ? Math.floor(now.getTime() / 1000)
    : staff.tokensValidAfter
  return {
    ...changed,
    nameLower: lowerName(changed.name),
    reasonForLeaving: reasonOf(changed, reason),
    tokensValidAfter,
  }
}
