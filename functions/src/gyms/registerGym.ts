import { randomInt } from 'node:crypto'
import { publicGymOf } from '@/domain/gyms/publicGym'
import { referralCodeFrom } from '@/domain/gyms/referralCode'
import { AppError } from '@/domain/shared/appError'
import { gymInvoiceFor, writeGymInvoice } from '@/data/gymInvoices/billing'
import { gymPath } from '@/data/gyms/gymOf'
import { publicGymPath } from '@/data/gyms/publicGyms'
import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'
import { registrationPackagePath } from '@/data/gymPackages/gymPackageRepository'
import { assignPackage } from '@/domain/gymPackages/givePackage'
import type { GymPackage } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import { civilDateIn } from '@/domain/shared/calendar'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { byCaller, recordAct } from '../audit/recordAct'
import type { Caller } from '../http/caller'
import { newGym, starterRecords, type GymToCreate } from './newGym'
import { ownerClaims } from './ownerAccount'
import { offeredIn } from './givePackage'
import { codePath, isCodeOfGym } from './referralCodes'

const MOST_CODES = 5

type Registration = { input: GymToCreate; gymId: string; caller: Caller; now: Date }

/** The first package as one on offer, by the same rules as any that is assigned later; null where it was typed. */
async function packageOf(
  transaction: StoreTransaction,
  { name, type, offered }: GymToCreate,
  now: Date,
): Promise<GymPackage | Refusal | null> {
  if (offered === undefined) return null
  const { packageId, ...term } = offered
  const stored = await transaction.get(registrationPackagePath(packageId))
  const today = civilDateIn(now, settingsOf({}, type).timezone)
  const gym = { name, currentPackage: null, packageHistory: [] }
  const given = assignPackage({ gym, offered: offeredIn(stored), seenEnd: null, today }, term)
  return isRefused(given) ? given : given.currentPackage
}

/** Everything a centre begins with, written at once; false when the code is some other centre's. */
async function write(
  store: DocumentStore,
  transaction: StoreTransaction,
  code: string,
  { input, gymId, caller, now }: Registration,
): Promise<boolean | Refusal> {
  const [stands, holder] = await Promise.all([
    transaction.get(gymPath(gymId)),
    transaction.get(codePath(code)),
  ])
  if (stands !== null) return true
  if (holder !== null) return false
  const given = await packageOf(transaction, input, now)
  if (given !== null && isRefused(given)) return given
  const gym = newGym(input, given, gymId, code, now)
  const bill = await gymInvoiceFor({ store, transaction }, gym, now)
  transaction.create(gymPath(gymId), gym)
  transaction.set(publicGymPath(gymId), publicGymOf(gym))
  transaction.create(codePath(code), { gymId, createdAt: now })
  writeGymInvoice(transaction, bill, now)
  for (const { path, data } of starterRecords(gym, now)) transaction.set(path, data)
  const act = {
    source: input.key,
    gymId,
    ...byCaller({ caller, now }),
    documentId: gymId,
  }
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

/**
 * SPECIFICATION 5: skipped where a centre with this id stands already. Refused where the package can't be given; rejects with
 * AppError. Nothing stands after either.
 */
export async function registerGym(store: DocumentStore, registration: Registration): Promise<Refusal | null> {
  for (let attempt = 0; attempt < MOST_CODES; attempt += 1) {
    const code = referralCodeFrom((below) => randomInt(below))
    if (await isCodeOfGym(store, code)) continue
    const outcome = await store.transactByVersion((transaction) =>
      write(store, transaction, code, registration),
    )
    if (outcome !== false) return outcome === true ? null : outcome
  }
  throw new AppError('unavailable', 'No free referral code was found. Try again in a moment.')
}
