import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { SignIn } from '@/domain/api/calls/securityCalls'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { staffPath } from '@/data/staff/staffRecords'
import { pagesOf } from '@/data/store/pagesOf'

/** So many accounts one question to Auth may name. */
const ASKED_AT_ONCE = 100

type Person = { uid: string; name: string; record: string | null }

/** The owner, and everybody who is or was employed. */
async function peopleOf(store: DocumentStore, gymId: string): Promise<Person[]> {
  const people: Person[] = [{ uid: gymId, name: '', record: null }]
  const staff = { collection: 'staff', where: [tenantFilter(gymId)], orderBy: [] }
  for await (const page of pagesOf(store, staff))
    for (const { id, data } of page) {
      const { name } = data
      if (id !== gymId)
        people.push({ uid: id, name: typeof name === 'string' ? name : '', record: staffPath(id) })
    }
  return people
}

/** Whose account a record's id names is said by the account's own claims: another centre's is left alone. */
function isOfGym({ uid, customClaims }: UserRecord, gymId: string): boolean {
  const { gymId: claimed, admin, role } = customClaims ?? {}
  if (admin === true) return false
  // Owners older than the claims have neither.
  if (uid === gymId) return claimed === undefined || claimed === gymId
  return claimed === gymId && (role === 'Manager' || role === 'Sales')
}

/** `record` is the employee's document; the owner has none. */
export type GymAccount = { user: UserRecord; name: string; record: string | null }

/** The accounts that sign in to a centre: its owner's and its employees'. */
export async function gymAccounts(auth: Auth, store: DocumentStore, gymId: string): Promise<GymAccount[]> {
  const people = await peopleOf(store, gymId)
  const found: GymAccount[] = []
  for (let from = 0; from < people.length; from += ASKED_AT_ONCE) {
    const some = people.slice(from, from + ASKED_AT_ONCE)
    const { users } = await auth.getUsers(some.map(({ uid }) => ({ uid })))
    for (const user of users)
      if (isOfGym(user, gymId)) {
        const { name = '', record = null } = some.find(({ uid }) => uid === user.uid) ?? {}
        found.push({ user, name: name === '' ? (user.displayName ?? '') : name, record })
      }
  }
  return found
}

/** Auth writes instants as RFC 1123 texts, and nothing or an empty text where there is none. */
function instantIn(text: string | null | undefined): string | null {
  const at = text ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

export const signInOf = ({ user, name }: GymAccount, gymId: string): SignIn => ({
  uid: user.uid,
  name,
  email: user.email ?? '',
  role: user.uid === gymId ? 'Owner' : user.customClaims?.['role'] === 'Sales' ? 'Sales' : 'Manager',
  isDisabled: user.disabled,
  lastSignInAt: instantIn(user.metadata.lastSignInTime),
  lastSeenAt: instantIn(user.metadata.lastRefreshTime),
})
