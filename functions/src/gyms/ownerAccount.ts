import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { BusinessType } from '@/domain/shared/businessType'
import { gymPath } from '@/data/gyms/gymOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { freeUnused } from '../accounts/freeUnused'
import { isEmailTaken, isNoSuchUser, isUidTaken } from '../accounts/authErrors'

type Owner = { gymId: string; email: string; ownerName: string; type: BusinessType }
type Made = { isOurs: boolean } | 'taken'

/** An account whose centre was never made is only taken for left over after this time, in milliseconds. */
const LEFT_OVER_AFTER = 10 * 60_000

export const ownerClaims = (gymId: string, type: BusinessType) => ({
  role: 'Client',
  clientType: type,
  gymId,
})

async function found(auth: Auth, by: { uid: string } | { email: string }): Promise<UserRecord | null> {
  const { users } = await auth.getUsers([by])
  return users[0] ?? null
}

/** Made by a createGym that ended half-way: an owner without a centre, who has never signed in. */
async function isLeftOver(store: DocumentStore, user: UserRecord, now: Date): Promise<boolean> {
  const { uid, customClaims, metadata } = user
  const isOwner = customClaims?.['role'] === 'Client' && customClaims['gymId'] === uid
  const isOld = now.getTime() - new Date(metadata.creationTime).getTime() > LEFT_OVER_AFTER
  return isOwner && isOld && !metadata.lastSignInTime && (await store.get(gymPath(uid))) === null
}

/** Frees the address if it is held by nothing but a half-made owner, or an invitation that nobody took up. */
async function freed(auth: Auth, store: DocumentStore, email: string, now: Date): Promise<boolean> {
  const holder = await found(auth, { email })
  if (holder === null) return true
  if (!(await isLeftOver(store, holder, now))) return freeUnused(auth, email, now)
  await auth.deleteUser(holder.uid)
  return true
}

/** null: the address is somebody else's. */
async function created(auth: Auth, { gymId, email, ownerName }: Owner): Promise<Made | null> {
  try {
    await auth.createUser({ uid: gymId, email, displayName: ownerName })
    return { isOurs: true }
  } catch (error) {
    if (!isEmailTaken(error) && !isUidTaken(error)) throw error
    const own = await found(auth, { uid: gymId })
    return own?.email === email ? { isOurs: false } : null
  }
}

/** The account of a former attempt with the same key, with what is typed now. */
async function adopted(auth: Auth, { gymId, email, ownerName }: Owner): Promise<Made> {
  try {
    await auth.updateUser(gymId, { email, displayName: ownerName })
    return { isOurs: false }
  } catch (error) {
    if (isEmailTaken(error)) return 'taken'
    throw error
  }
}

/**
 * The owner's account with its claims. 'taken': somebody else signs in with the address. `isOurs`: made here and now,
 * so it is for us to remove if the centre does not come to be.
 */
export async function makeOwner(auth: Auth, store: DocumentStore, owner: Owner, now: Date): Promise<Made> {
  const { gymId, email, type } = owner
  const isRepeat = (await found(auth, { uid: gymId })) !== null
  let made = isRepeat ? await adopted(auth, owner) : await created(auth, owner)
  if (made === null && (await freed(auth, store, email, now))) made = await created(auth, owner)
  if (made === null || made === 'taken') return 'taken'
  try {
    await auth.setCustomUserClaims(gymId, ownerClaims(gymId, type))
    return made
  } catch (error) {
    if (made.isOurs) await removeOwner(auth, store, gymId)
    throw error
  }
}

/** Undoes a half-made owner; one whose centre stands meanwhile, through a repeat, stays. */
export async function removeOwner(auth: Auth, store: DocumentStore, gymId: string): Promise<void> {
  if ((await store.get(gymPath(gymId))) !== null) return
  try {
    await auth.deleteUser(gymId)
  } catch (error) {
    if (!isNoSuchUser(error)) throw error
  }
}
