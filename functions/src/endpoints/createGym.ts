import { refused } from '@/domain/shared/refusal'
import { gymPath } from '@/data/gyms/gymOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { inviteOnce } from '../accounts/inviteOnce'
import { isAsAsked } from '../gyms/isAsAsked'
import type { GymToCreate } from '../gyms/newGym'
import { makeOwner, removeOwner } from '../gyms/ownerAccount'
import { registerGym } from '../gyms/registerGym'
import type { Handler } from '../http/handler'
import { createHash } from 'node:crypto'

/** The id of the centre that a form with this key makes, and the uid of its owner: the same for every repeat. */
const gymIdOf = (key: string): string =>
  createHash('sha256').update(`centre/${key.toLowerCase()}`).digest('hex').slice(0, 20)

/** As the first try was answered, unless the form holds something else by now. */
async function answer(store: DocumentStore, gymId: string, input: GymToCreate, now: Date) {
  const gym = (await store.get(gymPath(gymId)))?.data ?? {}
  if (!isAsAsked(gym, input))
    return refused(
      'The first try went through, with what the form held then. Close this and look at the new centre.',
    )
  const isLinkSent = await inviteOnce(store, gymPath(gymId), now)
  const code = gym['referralCode']
  return { kind: 'done', gymId, referralCode: typeof code === 'string' ? code : '', isLinkSent } as const
}

/**
 * Auth and the store share no transaction, so the account comes first, which decides whose the address is, and goes
 * again if the centre does not come to be. The mail is last: a centre stands without it.
 */
export const createGym: Handler<'createGym'> = async (input, { auth, store, caller, now }) => {
  const gymId = gymIdOf(input.key)
  if ((await store.get(gymPath(gymId))) !== null) return answer(store, gymId, input, now)
  const { email, ownerName, type } = input
  const owner = await makeOwner(auth, store, { gymId, email, ownerName, type }, now)
  if (owner === 'taken')
    return { kind: 'refused', reason: 'Somebody signs in with this e-mail already.', field: 'email' }
  try {
    const refusal = await registerGym(store, { input, gymId, caller, now })
    if (refusal !== null) {
      if (owner.isOurs) await removeOwner(auth, store, gymId)
      return refusal
    }
  } catch (error) {
    if (owner.isOurs) await removeOwner(auth, store, gymId)
    throw error
  }
  return answer(store, gymId, input, now)
}
