import { serverTime } from '@/data/store/documentStore'
import { updateAccount } from '../gyms/gymAccounts'
import { liesIn, photoAddress } from '../gyms/photoAddress'
import type { Handler } from '../http/handler'
import { HttpError, notAllowed } from '../http/httpError'

/** The picture of an account; an employee's record follows. The owner's logo is updateGym's (SPECIFICATION 7). */
export const updatePhotoURL: Handler<'updatePhotoURL'> = async (
  { uid, photoURL },
  { auth, store, caller },
) => {
  if (caller.role !== 'ADMIN' && caller.uid !== uid) throw notAllowed()
  const { users } = await auth.getUsers([{ uid }])
  const [user] = users
  const gymId: unknown = user?.customClaims?.['gymId']
  if (!liesIn(typeof gymId === 'string' ? gymId : '', photoURL))
    return { kind: 'refused', reason: 'The picture lies in a folder of another centre.', field: 'photoURL' }
  const address = photoAddress(auth, photoURL)
  if (user === undefined || (await updateAccount(auth, uid, { photoURL: address })) === null)
    throw new HttpError(422, 'not-found', 'There is no such user.')
  await store.transact(async (transaction) => {
    const staff = await transaction.get(`staff/${uid}`)
    if (staff === null || staff.data['dp'] === photoURL) return
    transaction.merge(`staff/${uid}`, { dp: photoURL, updatedAt: serverTime })
  })
  return { kind: 'done', photoURL: address ?? '' }
}
