import type { Auth, UserRecord } from 'firebase-admin/auth'

/** An invitation that nobody has taken up holds its address so long, in milliseconds: two weeks. */
const HELD_MS = 14 * 86_400_000

/** Since when an account has its address; an instant in milliseconds. */
function addressSince({ customClaims, metadata }: UserRecord): number {
  const since: unknown = customClaims?.['addressSince']
  return Math.max(Date.parse(metadata.creationTime), typeof since === 'number' ? since * 1000 : 0)
}

/**
 * An employee's account that nobody has used with the address it has: no sign-in since, and no password set by its mail, which would have
 * confirmed it. The owner of an address may never have heard of the centre that typed it in.
 */
export function isUnused(account: UserRecord): boolean {
  const { customClaims, emailVerified, metadata } = account
  const { role, admin } = customClaims ?? {}
  const isEmployee = (role === 'Manager' || role === 'Sales') && admin !== true
  const since = addressSince(account)
  // Where an account has no password yet, what Auth dates with its making is no sign-in.
  const isSince = (at: string | null | undefined) => Boolean(at) && Date.parse(at ?? '') > since
  const isUsed = emailVerified || isSince(metadata.lastSignInTime) || isSince(metadata.lastRefreshTime)
  return isEmployee && !isUsed
}

/**
 * Takes an address from an account that nobody has used in two weeks, for whoever asks for it now. True where it is free then.
 * The other centre's record of the employee stays; it has no sign-in any more.
 */
export async function freeUnused(auth: Auth, email: string, now: Date): Promise<boolean> {
  const [holder] = (await auth.getUsers([{ email }])).users
  if (holder === undefined) return true
  if (!isUnused(holder) || now.getTime() - addressSince(holder) <= HELD_MS) return false
  await auth.deleteUser(holder.uid)
  return true
}
