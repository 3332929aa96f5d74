import type { CallOutput } from '@/domain/api/contract'
import { pinOf } from '@/domain/biometric/pin'
import { civilDateIn } from '@/domain/shared/calendar'
import { dateProblems, signInProblems, type EmployeeForm } from '@/domain/staff/employeeForm'
import { isAsTyped, newEmployee } from '@/domain/staff/employ'
import { bankAccountProblems } from '@/domain/staff/bankAccount'
import { payProblems } from '@/domain/staff/payRule'
import { shiftProblems } from '@/domain/staff/shift'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { limitProblemIn } from '@/data/gyms/gymTermIn'
import { otherHolder } from '@/data/biometric/otherHolder'
import { doorOfEmployee } from '@/data/biometric/writePin'
import { staffPath } from '@/data/staff/staffRecords'
import type { StoredDocument } from '@/data/store/documentStore'
import { inviteOnce } from '../accounts/inviteOnce'
import { byCaller, recordAct } from '../audit/recordAct'
import { pinTakenBy } from '../biometric/pinTaken'
import type { Acting } from '../http/handler'
import { HttpError } from '../http/httpError'
import { claimsIn, fieldConflict, openAccount } from './employeeAccount'
import { countStaff, staffCountOf } from './staffCount'
import { createHash } from 'node:crypto'

/** The same for every repeat of one form, and never the id of an account that stands already. */
const employeeUid = (gymId: string, key: string): string =>
  `e${createHash('sha256').update(`employee\n${gymId}\n${key}`).digest('hex').slice(0, 27)}`

export type Hiring = { gymId: string; key: string; form: EmployeeForm }

async function openGym({ store }: Acting, gymId: string): Promise<StoredDocument> {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw new HttpError(422, 'not-found', 'There is no such centre.')
  if ((gym.data['isDisabled'] ?? false) !== false)
    throw new HttpError(409, 'refused', 'This centre is disabled. Enable it, then add employees.')
  return gym
}

function requireDates(form: EmployeeForm, gym: StoredDocument, now: Date) {
  const { timezone, locale } = storedSettings(gym)
  const today = civilDateIn(now, timezone)
  const issues = [
    ...signInProblems(form),
    ...dateProblems(form, today),
    ...shiftProblems(form),
    ...payProblems(form),
    ...bankAccountProblems(form, locale),
  ]
  const [first] = issues
  if (first !== undefined) throw new HttpError(400, 'invalid-input', first.message, issues)
}

type Written = 'written' | { taken: string } | { full: string }

/** Record, count and audit together. `taken`: whose the number on the devices is already; `full`: why no more are allowed. */
function writeEmployee({ store, caller, now }: Acting, uid: string, { gymId, key, form }: Hiring) {
  return store.transactByVersion(async (transaction): Promise<Written> => {
    const gym = await transaction.get(gymPath(gymId))
    if ((await transaction.get(staffPath(uid))) !== null || gym === null) return 'written'
    // Two that are hired at once wait for one another at the centre's document, so the second one sees the first.
    const problem = limitProblemIn(gym, now, 'staff', staffCountOf(gym))
    if (problem !== null) return { full: problem }
    const pin = pinOf(form.biometricId)
    const moment = { gymId, settings: storedSettings(gym) }
    const other = pin === '' ? null : await otherHolder(store, transaction, { pin, personId: uid }, moment)
    if (other !== null) return { taken: pinTakenBy(other) }
    const employee = newEmployee(form, { uid, gymId, now })
    const door = await doorOfEmployee(store, transaction, gym, { before: null, after: employee }, now)
    transaction.create(staffPath(uid), employee)
    door(transaction)
    countStaff(transaction, gym, 1)
    recordAct(transaction, {
      source: key,
      gymId,
      ...byCaller({ caller, now }),
      act: 'employee.create',
      collection: 'staff',
      documentId: uid,
      before: null,
      after: employee,
    })
    return 'written'
  })
}

/** A half-made account is worse than none: the e-mail address would be taken, and nobody could use it. */
async function takeBack({ store, auth }: Acting, uid: string): Promise<void> {
  if ((await store.get(staffPath(uid))) === null) await auth.deleteUser(uid)
}

async function hire(acting: Acting, uid: string, hiring: Hiring): Promise<void> {
  const { gymId, form } = hiring
  const gym = await openGym(acting, gymId)
  requireDates(form, gym, acting.now)
  const { email, name, role } = form
  const isMade =
    role !== '' &&
    (await openAccount(acting.auth, { uid, email, name, claims: claimsIn(gym, role) }, acting.now))
  let outcome: Written
  try {
    outcome = await writeEmployee(acting, uid, hiring)
  } catch (error) {
    if (isMade) await takeBack(acting, uid)
    throw error
  }
  if (outcome === 'written') return
  if (isMade) await takeBack(acting, uid)
  if ('full' in outcome) throw new HttpError(409, 'refused', outcome.full)
  throw fieldConflict('biometricId', outcome.taken)
}

function requireAsTyped(stored: StoredDocument | null, form: EmployeeForm): void {
  if (stored !== null && !isAsTyped(stored.data, form))
    throw new HttpError(
      409,
      'refused',
      'The first try went through, with what the form held then. Close this and look at the new employee.',
    )
}

/**
 * An employee with a record and, for those who sign in, an account and claims, all or nothing; a repeat of the same form makes no
 * second one, and one that holds something else by now is refused.
 */
export async function hireEmployee(hiring: Hiring, acting: Acting): Promise<CallOutput<'createEmployee'>> {
  const { store, now } = acting
  const uid = employeeUid(hiring.gymId, hiring.key)
  if ((await store.get(staffPath(uid))) === null) await hire(acting, uid, hiring)
  requireAsTyped(await store.get(staffPath(uid)), hiring.form)
  const signsIn = hiring.form.role !== ''
  return { uid, isInvited: signsIn && (await inviteOnce(store, staffPath(uid), now)) }
}
