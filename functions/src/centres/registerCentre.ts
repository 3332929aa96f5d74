import { randomInt } from 'node:crypto'
import { publicGymOf } from '@/domain/gyms/publicGym'
import { referralCodeFrom } from '@/domain/gyms/referralCode'
import { AppError } from '@/domain/shared/appError'
import { gymPath } from '@/data/gyms/centreOf'
import { publicGymPath } from '@/data/gyms/publicGyms'
import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'
import { recordAct } from '../audit/recordAct'
import type { Caller } from '../http/caller'
import { newCentre, starterRecords, type CentreToCreate } from './newCentre'
import { ownerClaims } from './ownerAccount'
import { codePath, isCodeOfCentre } from './referralCodes'

const MOST_CODES = 5

type Registration = { input: CentreToCreate; gymId: string; caller: Caller; now: Date }

/** Everything a centre begins with, written at once; false when the code is some other centre's. */
async function write(
  transaction: StoreTransaction,
  code: string,
  { input, gymId, caller, now }: Registration,
) {
  const [stands, holder] = await Promise.all([
    transaction.get(gymPath(gymId)),
    transaction.get(codePath(code)),
  ])
  if (stands !== null) return true
  if (holder !== null) return false
  const gym = newCentre(input, gymId, code, now)
  transaction.create(gymPath(gymId), gym)
  transaction.set(publicGymPath(gymId), publicGymOf(gym))
  transaction.create(codePath(code), { gymId, createdAt: now })
  for (const { path, data } of starterRecords(gymId, now)) transaction.set(path, data)
  const act = { source: input.key, gymId, at: now, by: caller.uid, byRole: caller.role, documentId: gymId }
  recordAct(transaction, { ...act, act: 'gym.create', collection: 'gyms', before: null, after: gym })
  const claims = ownerClaims(gymId, gym.type)
  recordAct(transaction, {
    ...act,
    act: 'account.create',
    collection: 'accounts',
    before: null,
    after: claims,
  })
  return true
}

/** SPECIFICATION 5: skipped where a centre with this id stands already. Rejects with AppError, and then nothing stands. */
export async function registerCentre(store: DocumentStore, registration: Registration): Promise<void> {
  for (let attempt = 0; attempt < MOST_CODES; attempt += 1) {
    const code = referralCodeFrom((below) => randomInt(below))
    if (await isCodeOfCentre(store, code)) continue
    if (await store.transactByVersion((transaction) => write(transaction, code, registration))) return
  }
  throw new AppError('unavailable', 'No free referral code was found. Try again in a moment.')
}
