import type { UserRecord } from 'firebase-admin/auth'
import { resolveRole } from '@/domain/access/role'
import { gymPath } from '@/data/gyms/gymOf'
import { serverTime } from '@/data/store/documentStore'
import { withFilesApart } from '../audit/fileActs'
import { recordAct, type Act } from '../audit/recordAct'
import { updateAccount } from '../gyms/gymAccounts'
import { liesIn, photoAddress } from '../gyms/photoAddress'
import { supportOf } from '../http/caller'
import type { Acting, Handler } from '../http/handler'
import { HttpError, notAllowed, notInside } from '../http/httpError'

/** The centre that an account belongs to, by its claims; '' for the platform's own. */
const gymIdOf = ({ uid, customClaims }: UserRecord): string => resolveRole(uid, customClaims ?? {}, '').gymId

/** An administrator changes an account of a centre as support alone (decision 51), the platform's own without. */
async function visitFor({ store, caller, now }: Acting, user: UserRecord): Promise<Act['support']> {
  const gymId = gymIdOf(user)
  if (caller.uid === user.uid || gymId === '') return null
  const gym = await store.get(gymPath(gymId))
  // Nobody's centre, by an account's own id, or one that is not there any more.
  if (gym === null) return null
  const visit = supportOf(gym, caller.uid, now)
  if (visit === null) throw notInside()
  return visit
}

/** An employee's record follows; the log tells of it, and of what support changes. */
async function follow(acting: Acting, user: UserRecord, photoURL: string, support: Act['support']) {
  const { store, caller, now, requestId } = acting
  const gymId = gymIdOf(user)
  const told = { source: requestId, gymId, at: now, by: caller.uid, byRole: caller.role, support }
  await store.transact(async (transaction) => {
    const staff = await transaction.get(`staff/${user.uid}`)
    if (staff !== null && staff.data['gymId'] === gymId) {
      if (staff.data['dp'] === photoURL) return
      transaction.merge(`staff/${user.uid}`, { dp: photoURL, updatedAt: serverTime })
      const after = { ...staff.data, dp: photoURL }
      const record = { collection: 'staff', documentId: user.uid, before: staff.data, after }
      for (const act of withFilesApart('employee', { ...told, ...record, act: 'employee.update' }))
        recordAct(transaction, act)
    } else if (support) {
      const record = { collection: 'gyms', documentId: gymId, before: { dp: user.photoURL ?? '' } }
      recordAct(transaction, { ...told, ...record, act: 'account.photo', after: { dp: photoURL } })
    }
  })
}

/** The picture of an account; an employee's record follows. The owner's logo is updateGym's (SPECIFICATION 7). */
export const updatePhotoURL: Handler<'updatePhotoURL'> = async ({ uid, photoURL }, acting) => {
  const { auth, caller } = acting
  if (caller.role !== 'ADMIN' && caller.uid !== uid) throw notAllowed()
  const { users } = await auth.getUsers([{ uid }])
  const [user] = users
  if (user === undefined) throw new HttpError(422, 'not-found', 'There is no such user.')
  const support = await visitFor(acting, user)
  if (!liesIn(gymIdOf(user), photoURL))
    return { kind: 'refused', reason: 'The picture lies in a folder of another centre.', field: 'photoURL' }
  const address = photoAddress(auth, photoURL)
  if ((await updateAccount(auth, uid, { photoURL: address })) === null)
    throw new HttpError(422, 'not-found', 'There is no such user.')
  await follow(acting, user, photoURL, support)
  return { kind: 'done', photoURL: address ?? '' }
}
