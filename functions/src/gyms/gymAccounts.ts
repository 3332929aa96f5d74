import type { Auth, UpdateRequest, UserRecord } from 'firebase-admin/auth'
import { isEmployed, staffSchema } from '@/domain/staff/staff'
import { gymPath } from '@/data/gyms/gymOf'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { isNoSuchUser } from '../accounts/authErrors'

type Account = { uid: string; mayEnter: boolean }

/** Deactivated on their own, or not readable at all: such an employee stays out whatever becomes of the centre. */
const employmentSchema = staffSchema.pick({ isActive: true, deleted: true })

function accountOf({ id, data }: StoredDocument): Account {
  const read = employmentSchema.safeParse(data)
  return { uid: id, mayEnter: read.success && isEmployed(read.data) }
}

/** The owner and the employees of a centre, whether or not they have an account. */
export async function accountsOf(store: DocumentStore, gymId: string): Promise<Account[]> {
  const accounts: Account[] = [{ uid: gymId, mayEnter: true }]
  const staff = { collection: 'staff', where: [tenantFilter(gymId)], orderBy: [] }
  for await (const page of pagesOf(store, staff)) accounts.push(...page.map(accountOf))
  return accounts
}

/** null: nobody signs in with this id. */
export async function updateAccount(
  auth: Auth,
  uid: string,
  changes: UpdateRequest,
): Promise<UserRecord | null> {
  try {
    return await auth.updateUser(uid, changes)
  } catch (error) {
    if (isNoSuchUser(error)) return null
    throw error
  }
}

async function letIn(auth: Auth, { uid }: Account, disabled: boolean): Promise<boolean> {
  if ((await updateAccount(auth, uid, { disabled })) === null) return false
  if (disabled) await auth.revokeRefreshTokens(uid)
  return true
}

/**
 * Disables or enables all accounts of a centre as the centre itself stands (ENGINEERING 4.4), and once more if it was
 * toggled meanwhile. Repeatable; answers how many accounts there are.
 */
export async function accountsFollowGym(auth: Auth, store: DocumentStore, gymId: string): Promise<number> {
  const standsDisabled = async () => (await store.get(gymPath(gymId)))?.data['isDisabled'] === true
  for (let isDisabled = await standsDisabled(); ;) {
    let count = 0
    for (const account of await accountsOf(store, gymId))
      if (await letIn(auth, account, isDisabled || !account.mayEnter)) count += 1
    const now = await standsDisabled()
    if (now === isDisabled) return count
    isDisabled = now
  }
}

/** The kind of business stands in the claims too; what else they say stays. */
export async function claimsFollowType(auth: Auth, store: DocumentStore, gymId: string, clientType: string) {
  for (const { uid } of await accountsOf(store, gymId)) {
    const { users } = await auth.getUsers([{ uid }])
    for (const { customClaims } of users)
      if (customClaims?.['gymId'] === gymId)
        await auth.setCustomUserClaims(uid, { ...customClaims, clientType })
  }
}
