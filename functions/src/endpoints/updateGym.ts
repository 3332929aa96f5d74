import type { UpdateRequest } from 'firebase-admin/auth'
import type { GymChanges } from '@/domain/gyms/gymFields'
import { gymSchema } from '@/domain/gyms/gym'
import { withHolidaysByDate } from '@/domain/gyms/holiday'
import { mergePreference } from '@/domain/gyms/mergePreference'
import { namesChanged } from '@/domain/gyms/namesChanged'
import { settingProblem } from '@/domain/gyms/settingFields'
import { settingsOf } from '@/domain/gyms/settings'
import { settingsConflict } from '@/domain/gyms/settingsConflict'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { textChangesProblem } from '@/domain/messages/textProblem'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import { lowerName } from '@/domain/shared/text'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { heldGym, publicGymPath, putPublicGym } from '@/data/gyms/publicGyms'
import { gstinPrefixPath, refuseSeries, type SeriesSettings } from '@/data/invoices/gstinPrefixes'
import { changedFields } from '@/data/store/changedFields'
import type { StoredData, StoredDocument } from '@/data/store/documentStore'
import { byCaller, recordAct } from '../audit/recordAct'
import { isEmailTaken } from '../accounts/authErrors'
import { claimsFollowType, updateAccount } from '../gyms/gymAccounts'
import { liesIn, photoAddress } from '../gyms/photoAddress'
import type { Acting, Handler } from '../http/handler'
import { noSuchGym, notAllowed, notInside } from '../http/httpError'

/** Characters of JSON; a document holds a megabyte, and every page of the centre reads this one. */
const LARGEST_PREFERENCE = 100_000

/** Only what changes a holiday brings an older list of them into the form that is merged day by day. */
function mergeable(data: StoredData, changes: StoredRecord): StoredRecord {
  const stored = mapOf(data['preference']) ?? {}
  return 'holidays' in changes ? withHolidaysByDate(stored) : stored
}

function changed({ data }: StoredDocument, { preference, ...fields }: GymChanges): StoredData {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(named),
    ...(fields.name === undefined ? {} : { nameLower: lowerName(fields.name) }),
    ...(preference === undefined
      ? {}
      : { preference: mergePreference(mergeable(data, preference), preference) }),
  }
}

/** What Auth knows of the owner, as it should be after the change. */
function accountChanges({ auth }: Acting, { email, ownerName, dp }: GymChanges): UpdateRequest {
  return {
    ...(email === undefined ? {} : { email }),
    ...(ownerName === undefined ? {} : { displayName: ownerName }),
    ...(dp === undefined ? {} : { photoURL: photoAddress(auth, dp) }),
  }
}

const write = (acting: Acting, gymId: string, changes: GymChanges): Promise<void> =>
  acting.store.transact(async (transaction) => {
    const [stored, copy] = await Promise.all([
      transaction.get(gymPath(gymId)),
      transaction.get(publicGymPath(gymId)),
    ])
    if (stored === null) throw noSuchGym()
    const fields = changedFields(stored.data, changed(stored, changes))
    if (fields.length === 0) return
    const { caller, now, requestId } = acting
    const named = Object.fromEntries(fields.map(({ at: [name = ''], value }) => [name, value]))
    const after = { ...stored.data, ...named, updatedAt: now }
    const lastChanges = namesChanged(stored.data, after).map((name) => ({
      at: ['lastChanges', name],
      value: { by: caller.uid, at: now },
    }))
    transaction.update(gymPath(gymId), [...fields, ...lastChanges, { at: ['updatedAt'], value: now }])
    putPublicGym(transaction, gymId, heldGym({ ...stored, data: after }), copy)
    recordAct(transaction, {
      source: requestId,
      gymId,
      ...byCaller({ caller, now }),
      act: 'gym.update',
      collection: 'gyms',
      documentId: gymId,
      before: stored.data,
      after,
    })
  })

/** Auth first, because only it can tell whose an address is; it gets its former values back if the store fails. */
async function writeBoth(acting: Acting, gymId: string, changes: GymChanges): Promise<'done' | 'taken'> {
  const { auth } = acting
  const account = accountChanges(acting, changes)
  const { users } = await auth.getUsers([{ uid: gymId }])
  const [owner] = users
  const isNeeded = owner !== undefined && Object.keys(account).length > 0
  try {
    if (isNeeded) await updateAccount(auth, gymId, account)
  } catch (error) {
    if (isEmailTaken(error)) return 'taken'
    throw error
  }
  try {
    await write(acting, gymId, changes)
  } catch (error) {
    if (isNeeded) {
      const { email, displayName, photoURL } = owner
      const former = { displayName: displayName ?? null, photoURL: photoURL ?? null }
      await updateAccount(auth, gymId, { ...former, ...(email === undefined ? {} : { email }) })
    }
    throw error
  }
  return 'done'
}

/** DOMAIN 2.3: two centres with one GSTIN can't have one prefix; the first document issued with it says whose it is. */
async function refusePrefix({ store }: Acting, gymId: string, before: StoredDocument, after: StoredData) {
  const seriesIn = (data: StoredData): SeriesSettings => {
    const gym = gymSchema.parse(upgradeGym(gymId, data).data)
    return settingsOf(gym.preference, gym.type)
  }
  const settings = seriesIn({ ...before.data, ...after })
  const path = gstinPrefixPath(settings)
  // A centre that shares one already is told when it issues: its other settings can still be saved.
  if (path === null || path === gstinPrefixPath(seriesIn(before.data))) return null
  return refuseSeries(await store.get(path), gymId, settings)
}

const refuse = (reason: string, field: string) => ({ kind: 'refused', reason, field }) as const

/**
 * From outside the platform keeps whose a centre is and where, as Registered Gyms' form has it; its settings and its logo are the
 * owner's, and open by their consent alone (decision 51).
 */
const isForOutside = ({ preference, dp }: GymChanges): boolean => preference === undefined && dp === undefined

/**
 * SPECIFICATION 5: only where the centre exists. What an owner may not change is not looked at, but refused. The doors follow by
 * `gymWritten`, so that a device can't make a change fail that is kept already.
 */
export const updateGym: Handler<'updateGym'> = async ({ gymId, ...changes }, acting) => {
  const { store, caller, auth } = acting
  if (caller.role !== 'ADMIN' && (changes.email !== undefined || changes.type !== undefined))
    throw notAllowed()
  const stored = await store.get(gymPath(gymId))
  if (stored === null) throw noSuchGym()
  if (caller.role === 'ADMIN' && !caller.support && !isForOutside(changes)) throw notInside()
  if (!liesIn(gymId, changes.dp ?? '')) return refuse('The picture lies in a folder of another centre.', 'dp')
  const wrong = settingProblem(changes.preference ?? {})
  if (wrong !== null) return refuse(wrong.reason, wrong.field)
  const unfit = textChangesProblem(changes.preference?.['messageTexts'])
  if (unfit !== null) return refuse(`${unfit}.`, 'messageTexts')
  const after = changed(stored, changes)
  const { preference } = after
  if (JSON.stringify(preference ?? {}).length > LARGEST_PREFERENCE)
    return refuse('These are more settings than a centre can keep.', 'preference')
  const settings = storedSettings({ ...stored, data: { ...stored.data, ...after } })
  const conflict = settingsConflict(settings, Object.keys(changes.preference ?? {}))
  if (conflict !== null) return refuse(`${conflict.reason}.`, conflict.field)
  const taken = await refusePrefix(acting, gymId, stored, after)
  if (taken) return refuse(taken.reason, 'invoicePrefix')
  if ((await writeBoth(acting, gymId, changes)) === 'taken')
    return refuse('Somebody signs in with this e-mail already.', 'email')
  if (changes.type !== undefined) await claimsFollowType(auth, store, gymId, changes.type)
  return { kind: 'done', gymId }
}
