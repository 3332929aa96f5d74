import { addDays } from '@/domain/shared/calendar'
import { FIRST_DAY, type CivilDate } from '@/domain/shared/civilDate'
import type { StoredRecord } from '@/domain/shared/readers'
import { lowerName } from '@/domain/shared/text'
import { holdsAll } from '@/domain/shared/upgradeRecord'
import type { EmployeeForm } from './employeeForm'
import { earlierPayAfter } from './payHistory'
import { payRuleOf } from './payRule'
import { earlierShiftsAfter } from './shiftHistory'
import { isEmployed, type Staff } from './staff'
import type { StaffDocumentFields } from './staffDocument'

type Hiring = { uid: string; gymId: string; now: Date }

/** '' is no role: whoever has none does not sign in. */
const signInOf = (role: EmployeeForm['role']): Pick<Staff, 'role' | 'signsIn'> =>
  role === '' ? { role: null, signsIn: false } : { role, signsIn: true }

/** What of the record is typed. */
const typedOf = ({ role, ...form }: EmployeeForm) => ({ ...form, ...signInOf(role) })

/** Whether the record, as it lies in the store, is what this form would make. */
export const isAsTyped = (stored: StoredRecord, form: EmployeeForm): boolean =>
  holdsAll(stored, typedOf(form))

/** A new employee; one with a role may sign in as soon as a password is set. */
export const newEmployee = (form: EmployeeForm, { uid, gymId, now }: Hiring): Staff => ({
  ...typedOf(form),
  id: uid,
  ref: `staff/${uid}`,
  gymId,
  employerId: gymId,
  nameLower: lowerName(form.name),
  dp: '',
  idProof: '',
  earlierShifts: [],
  earlierPay: [],
  documents: [],
  isActive: true,
  deleted: false,
  leftOn: null,
  gaps: [],
  reasonForLeaving: '',
  invitedAt: null,
  tokensValidAfter: 0,
  createdAt: now,
  updatedAt: now,
})

/** What may change of an employee; what is missing or undefined stays as it is. */
export type EmployeeChanges = {
  [K in Exclude<keyof EmployeeForm, 'role'> | 'dp' | 'isActive' | 'deleted']?: Staff[K] | undefined
} & {
  /** The last day of work of whoever is not employed; '' where the leaving itself is taken back, so that no day is missed. */
  leftOn?: CivilDate | '' | undefined
  /** The first day of another shift; '' for the day of joining, and today where it is not named. No field of the record. */
  shiftFrom?: CivilDate | '' | undefined
  role?: EmployeeForm['role'] | undefined
  /** Why somebody is deactivated. */
  reason?: string | undefined
  /** One that is put there, and the id of one that is taken away. */
  document?: StaffDocumentFields | undefined
  dropsDocument?: string | undefined
  /** Who takes over the open leads and the members of whoever leaves: a uid, or '' for nobody in particular. No field of the record. */
  handOverTo?: string | undefined
}

/** Whoever loses access, or signs in as something else from now on, has to sign in again (ENGINEERING 4.4). */
export const mustSignInAgain = (before: Staff, after: Staff): boolean =>
  (isEmployed(before) && !isEmployed(after)) || before.role !== after.role || before.signsIn !== after.signsIn

/** The reason belongs to the deactivation: whoever is let in again has none. */
function reasonOf(changed: Staff, reason: string | undefined): string {
  return changed.isActive ? '' : (reason ?? changed.reasonForLeaving)
}

/** Whoever leaves works until the day that is named, and else until today. */
export const lastDayOf = ({ leftOn }: Pick<EmployeeChanges, 'leftOn'>, today: CivilDate): CivilDate =>
  leftOn || today

/** Work ends on the day that is named, also later on, and else on that of the deactivation. */
function leftOnOf(
  before: Staff,
  changed: Staff,
  { named, today }: { named: EmployeeChanges['leftOn']; today: CivilDate },
): CivilDate | null {
  if (isEmployed(changed)) return null
  return isEmployed(before) ? lastDayOf({ leftOn: named }, today) : named || before.leftOn
}

/**
 * Work goes on with the day on which somebody is let in again: the days between are none of somebody employed. Where nobody kept when
 * they left, these are all days before, of which what was seen goes on counting alone.
 */
function gapsOf(before: Staff, changed: Staff, today: CivilDate): Staff['gaps'] {
  const { leftOn: known, gaps } = before
  const leftOn = known ?? FIRST_DAY
  const isBack = !isEmployed(before) && isEmployed(changed) && addDays(leftOn, 1) < today
  return isBack ? [...gaps, { leftOn, backOn: today }] : gaps
}

/** `isInvitedAnew`: the account or its address is one that nobody was mailed the link to set a password for yet. */
type Moment = { now: Date; today: CivilDate; isInvitedAnew?: boolean }

/** The employee with the changes, and the moment from which older sign-ins are refused. */
export function changedEmployee(
  staff: Staff,
  {
    reason,
    handOverTo: _,
    role,
    document: __,
    dropsDocument,
    leftOn,
    shiftFrom,
    ...changes
  }: EmployeeChanges,
  { now, today, isInvitedAnew = false }: Moment,
): Staff {
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const changed: Staff = {
    ...{ ...staff, ...named, updatedAt: now },
    documents: staff.documents.filter(({ id }) => id !== dropsDocument),
    ...(role === undefined ? {} : signInOf(role)),
  }
  const tokensValidAfter = mustSignInAgain(staff, changed)
    ? Math.floor(now.getTime() / 1000)
    : staff.tokensValidAfter
  return {
    ...changed,
    nameLower: lowerName(changed.name),
    earlierShifts: earlierShiftsAfter(staff, changed, { from: shiftFrom, today }),
    earlierPay: earlierPayAfter(staff, payRuleOf(changed)),
    leftOn: leftOnOf(staff, changed, { named: leftOn, today }),
    gaps: leftOn === '' ? staff.gaps : gapsOf(staff, changed, today),
    reasonForLeaving: reasonOf(changed, reason),
    // Whoever is given an account again is mailed again.
    invitedAt: changed.signsIn && !isInvitedAnew ? staff.invitedAt : null,
    tokensValidAfter,
  }
}
