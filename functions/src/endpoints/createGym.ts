import { gymPath } from '@/data/gyms/centreOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { inviteOnce } from '../accounts/inviteOnce'
import { gymIdOf } from '../centres/gymIdOf'
import { makeOwner, removeOwner } from '../centres/ownerAccount'
import { registerCentre } from '../centres/registerCentre'
import type { Handler } from '../http/handler'

async function answer(store: DocumentStore, gymId: string, now: Date) {
  const isLinkSent = await inviteOnce(store, gymPath(gymId), now)
  const code = (await store.get(gymPath(gymId)))?.data['referralCode']
  return { kind: 'done', gymId, referralCode: typeof code === 'string' ? code : '', isLinkSent } as const
}

/**
 * Auth and the store share no transaction, so the account comes first, which decides whose the address is, and goes
 * again if the centre does not come to be. The mail is last: a centre stands without it.
 */
export const createGym: Handler<'createGym'> = async (input, { auth, store, caller, now }) => {
  const gymId = gymIdOf(input.key)
  if ((await store.get(gymPath(gymId))) !== null) return answer(store, gymId, now)
  const { email, ownerName, type } = input
  const owner = await makeOwner(auth, store, { gymId, email, ownerName, type }, now)
  if (owner === 'taken')
    return { kind: 'refused', reason: 'Somebody signs in with this e-mail already.', field: 'email' }
  try {
    await registerCentre(store, { input, gymId, caller, now })
  } catch (error) {
    if (owner.isOurs) await removeOwner(auth, store, gymId)
    throw error
  }
  return answer(store, gymId, now)
}
