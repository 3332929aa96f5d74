import type { CallOutput } from '@/domain/api/contract'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { changedEmployee, mustSignInAgain, type EmployeeChanges } from '@/domain/staff/employ'
import { isEmployed } from '@/domain/staff/staff'
import { withDocument } from '@/domain/staff/staffDocument'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { writeProblemIn } from '@/data/gyms/gymTermIn'
import { handOverMembers } from '@/data/members/trainers'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import { changedFields } from '@/data/store/changedFields'
import { isUnused } from '../accounts/freeUnused'
import { inviteOnce } from '../accounts/inviteOnce'
import type { Acting } from '../http/handler'
import { HttpError } from '../http/httpError'
import { changeEmail } from './changeEmail'
import { employeeAccount, noSuchEmployee } from './employeeAccount'
import { employeeProblem, pinProblem, refusedAt, withFreePin, type Refused } from './employeeProblems'
import { followRecord } from './followRecord'
import { giveSignIn } from './giveSignIn'
import { handOver, handOverRest } from './handOver'
import { writeEmployeeChange, type Changed } from './writeEmployeeChange'

type Wish = { gymId: string; uid: string; changes: EmployeeChanges }

async function held({ store, now }: Acting, { gymId, uid }: Wish) {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw new HttpError(422, 'not-found', 'There is no such centre.')
  const { timezone } = storedSettings(gym)
  const staff = readStaff(await store.get(staffPath(uid)), timezone)
  if (staff === null || staff.gymId !== gymId) throw noSuchEmployee()
  return { gym, staff, timezone, today: civilDateIn(now, timezone), lapsed: writeProblemIn(gym, now) }
}

/** Whoever leaves is shut out by a centre whose package lapsed as well: that is nobody's to wait for. */
const onlyShutsOut = (changes: EmployeeChanges): boolean =>
  Object.entries(changes).every(
    ([name, value]) =>
      value === undefined ||
      name === 'reason' ||
      name === 'handOverTo' ||
      name === 'leftOn' ||
      (name === 'isActive' && value === false) ||
      (name === 'deleted' && value === true),
  )

const change = (
  acting: Acting,
  { gymId, uid, changes }: Wish,
  moment: { today: CivilDate; isInvitedAnew: boolean },
): Promise<Changed | Refused> =>
  writeEmployeeChange(acting, {
    gymId,
    uid,
    source: acting.requestId,
    next: async (staff, reading) => {
      const numbers = { ...reading, store: acting.store }
      // Asked again: another may have been given the number meanwhile.
      const problem = await pinProblem(numbers, staff, changes)
      if (problem !== null) return problem
      const changed = changedEmployee(staff, changes, { now: acting.now, ...moment })
      const after = await withFreePin(numbers, staff, changed)
      if (changes.document === undefined) return after
      const documents = withDocument(after, changes.document, moment.today)
      return isRefused(documents) ? refusedAt('document', documents.reason) : { ...after, documents }
    },
  })

/** Back to what it was, field by field, so that what somebody else has changed meanwhile stays. */
async function undo(acting: Acting, { gymId, uid }: Wish, { before, after }: Changed): Promise<void> {
  const back: Record<string, unknown> = {}
  for (const { at, value } of changedFields(after, before)) back[at.join('.')] = value
  await writeEmployeeChange(acting, {
    gymId,
    uid,
    source: `${acting.requestId} undone`,
    next: (staff) => Promise.resolve({ ...staff, ...back }),
  })
}

/** Members say by name who trains them. */
async function nameTrainer({ store, caller, now }: Acting, { before, after }: Changed): Promise<void> {
  const { gymId, id, name } = after
  if (before.name === name) return
  await handOverMembers(store, { gymId, from: id, to: { id, name }, by: caller.uid, now })
}

/**
 * Changes an employee's record and account together. The address of the sign-in is asked for first, because only Auth
 * knows whether it is free, as does a new account; the rest of the account follows the record, and both go back when it can't. A new address
 * signs out, by Auth's own rule, even when it is taken back.
 */
export async function changeEmployee(wish: Wish, acting: Acting): Promise<CallOutput<'updateEmployee'>> {
  const { gymId, uid, changes } = wish
  const { store, auth } = acting
  const { gym, staff, timezone, today, lapsed } = await held(acting, wish)
  if (lapsed !== null && acting.caller.role !== 'ADMIN' && !onlyShutsOut(changes))
    return refusedAt('uid', lapsed)
  const account = await employeeAccount(auth, uid, gymId)
  const problem = await employeeProblem({ store, reader: store, gym }, staff, changes, today)
  if (problem !== null) return problem
  const left = await handOver(acting, staff, changes, timezone)
  if (left !== null) return left

  const signIn = await giveSignIn(acting, { gym, staff, account }, changes)
  if (signIn.kind === 'refused') return signIn
  const kept = staff.signsIn && changes.role !== '' ? account : null
  // Nobody has taken up what was mailed to the address that is corrected: the right one is mailed it too.
  const isCorrected = kept !== null && changes.email !== undefined && isUnused(kept)
  const isInvitedAnew = signIn.isNew || (isCorrected && changes.email !== staff.email)
  const email = await changeEmail(auth, kept, changes.email, acting.now)
  if (email.kind === 'refused') return refusedAt('email', email.reason)
  let changed: Changed | Refused | null = null
  try {
    changed = await change(acting, wish, { today, isInvitedAnew })
    if (changed.kind === 'refused') {
      await email.undo()
      await signIn.takeBack()
      return changed
    }
    await handOverRest(acting, staff, changes, timezone)
    const isSignedOut = mustSignInAgain(changed.before, changed.after)
    if (account !== null || signIn.isNew) await followRecord(acting, { uid, gymId, isSignedOut })
    await nameTrainer(acting, changed)
    if (!signIn.isNew && !(isCorrected && isEmployed(changed.after))) return { kind: 'done', uid }
    return { kind: 'done', uid, isInvited: await inviteOnce(store, staffPath(uid), acting.now) }
  } catch (error) {
    await email.undo()
    await signIn.takeBack()
    if (changed?.kind === 'changed') await undo(acting, wish, changed)
    throw error
  }
}
