import type { SignIn } from '@/domain/api/calls/securityCalls'
import { gymPath } from '@/data/gyms/gymOf'
import { gymAccounts, type GymAccount } from '../gyms/gymAccounts'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

/** Auth writes instants as RFC 1123 texts, and nothing or an empty text where there is none. */
function instantIn(text: string | null | undefined): string | null {
  const at = text ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

const signInOf = ({ user, name }: GymAccount, gymId: string): SignIn => ({
  uid: user.uid,
  name: name === '' ? (user.displayName ?? '') : name,
  email: user.email ?? '',
  role: user.uid === gymId ? 'Owner' : user.customClaims?.['role'] === 'Sales' ? 'Sales' : 'Manager',
  isDisabled: user.disabled,
  lastSignInAt: instantIn(user.metadata.lastSignInTime),
  lastSeenAt: instantIn(user.metadata.lastRefreshTime),
})

export const listSignIns: Handler<'listSignIns'> = async ({ gymId }, { store, auth }) => {
  if ((await store.get(gymPath(gymId))) === null) throw noSuchGym()
  const accounts = await gymAccounts(auth, store, gymId)
  return { accounts: accounts.map((account) => signInOf(account, gymId)) }
}
