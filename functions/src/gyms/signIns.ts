import type { SignIn } from '@/domain/api/calls/securityCalls'
import type { GymAccount } from './gymAccounts'

/** Auth writes instants as RFC 1123 texts, and nothing or an empty text where there is none. */
function instantIn(text: string | null | undefined): string | null {
  const at = text ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

export const signInOf = ({ user, name }: GymAccount, gymId: string): SignIn => ({
  uid: user.uid,
  name: name === '' ? (user.displayName ?? '') : name,
  email: user.email ?? '',
  role: user.uid === gymId ? 'Owner' : user.customClaims?.['role'] === 'Sales' ? 'Sales' : 'Manager',
  isDisabled: user.disabled,
  lastSignInAt: instantIn(user.metadata.lastSignInTime),
  lastSeenAt: instantIn(user.metadata.lastRefreshTime),
})
