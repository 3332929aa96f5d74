import { gymPath } from '@/data/gyms/gymOf'
import { heldGym } from '@/data/gyms/publicGyms'
import type { Gym } from '@/domain/gyms/gym'
import type { DocumentStore } from '@/data/store/documentStore'
import { HttpError } from '../http/httpError'

/** Holds a code for its centre: what makes it the only one, because a query can't be asked in a transaction of ours. */
export const codePath = (code: string) => `referralCodes/${code}`

/** Centres from before createGym have a code, but no document that holds it. */
const idsWithCode = async (store: DocumentStore, code: string): Promise<string[]> => {
  const where = [{ field: 'referralCode', op: '==', value: code } as const]
  const gyms = await store.query({ collection: 'gyms', where, orderBy: [], limit: 1 })
  return gyms.map(({ id }) => id)
}

export const isCodeOfGym = async (store: DocumentStore, code: string): Promise<boolean> =>
  (await idsWithCode(store, code)).length > 0

/** The open centre with this code; null where there is none. */
async function gymWithCode(store: DocumentStore, code: string): Promise<Gym | null> {
  const holder: unknown = (await store.get(codePath(code)))?.data['gymId']
  const [id] = typeof holder === 'string' ? [holder] : await idsWithCode(store, code)
  const document = id === undefined ? null : await store.get(gymPath(id))
  const gym = document === null ? null : heldGym(document)
  return gym !== null && !gym.isDisabled && gym.referralCode === code ? gym : null
}

/** The same of a code nobody has and of a disabled centre's. */
export async function requireGymWithCode(store: DocumentStore, code: string): Promise<Gym> {
  const gym = await gymWithCode(store, code)
  if (gym === null)
    throw new HttpError(422, 'not-found', 'No centre has this code. Check it, then try again.')
  return gym
}
