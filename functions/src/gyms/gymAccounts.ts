import type { Auth, UpdateRequest, UserRecord } from 'firebase-admin/auth'
import { isEmployed, staffSchema } from '@/domain/staff/staff'
import { gymPath } from '@/data/gyms/gymOf'
import { staffPath } from '@/data/staff/staffRecords'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { isNoSuchUser } from '../accounts/authErrors'

/** So many accounts one question to Auth may name. */
const ASKED_AT_ONCE = 100

/** `record` is the employee's document; the owner has none. */
type Person = { uid: string; name: string; record: string | null; mayEnter: boolean }

/** Deactivated on their own, or not readable at all: such an employee stays out whatever becomes of the centre. */
const employmentSchema = staffSchema.pick({ isActive: true, deleted: true })

function employeeIn({ id, data }: StoredDocument): Person {
  const { name } = data
  const read = employmentSchema.safeParse(data)
  const mayEnter = read.success && isEmployed(read.data)
  return { uid: id, name: typeof name === 'string' ? name : '', record: staffPath(id), mayEnter }
}

/** The owner, and everybody who is or was employed, whether or not they have an account. */
async function peopleOf(store: DocumentStore, gymId: string): Promise<Person[]> {
  const people: Person[] = [{ uid: gymId, name: '', record: null, mayEnter: true }]
  const staff = { collection: 'staff', where: [tenantFilter(gymId)], orderBy: [] }
  for await (const page of pagesOf(store, staff))
    people.push(...page.filter(({ id }) => id !== gymId).map(employeeIn))
  return people
}

/**
 * Whose account a record's id names is said by the account's own claims: an administrator's and another centre's are left alone.
 * Accounts older than the claim have only their uid, which is their centre's id.
 */
function isOfGym({ uid, customClaims }: UserRecord, gymId: string): boolean {
  const { gymId: claimed = uid, admin } = customClaims ?? {}
  return admin !== true && claimed === gymId
}

export type GymAccount = Omit<Person, 'uid'> & { user: UserRecord }

/** The accounts that sign in to a centre: its owner's and its employees'. */
export async function gymAccounts(auth: Auth, store: DocumentStore, gymId: string): Promise<GymAccount[]> {
  const people = new Map((await peopleOf(store, gymId)).map((person) => [person.uid, person]))
  const uids = [...people.keys()]
  const found: GymAccount[] = []
  for (let from = 0; from < uids.length; from += ASKED_AT_ONCE) {
    const { users } = await auth.getUsers(uids.slice(from, from + ASKED_AT_ONCE).map((uid) => ({ uid })))
    for (const user of users) {
      const person = people.get(user.uid)
      if (person !== undefined && isOfGym(user, gymId)) found.push({ ...person, user })
    }
  }
  return found
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

async function letIn(auth: Auth, { uid }: UserRecord, disabled: boolean): Promise<boolean> {
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
    for (const { user, mayEnter } of await gymAccounts(auth, store, gymId))
      if (await letIn(auth, user, isDisabled || !mayEnter)) count += 1
    const now = await standsDisabled()
    if (now === isDisabled) return count
    isDisabled = now
  }
}

/** The kind of business stands in the claims too; what else they say stays. */
export async function claimsFollowType(auth: Auth, store: DocumentStore, gymId: string, clientType: string) {
  for (const { uid } of await peopleOf(store, gymId)) {
    const { users } = await auth.getUsers([{ uid }])
    for (const { customClaims } of users)
      if (customClaims?.['gymId'] === gymId)
        await auth.setCustomUserClaims(uid, { ...customClaims, clientType })
  }
}
