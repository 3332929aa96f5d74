import type { Auth, UserRecord } from 'firebase-admin/auth'

/** An invitation that nobody has taken up holds its address so long, in milliseconds: two weeks. */
const HELD_MS = 14 * 86_400_000

/**
 * An employee's account that nobody has ever used: no sign-in, and no password set, which would have confirmed the address.
 * The owner of an address may never have heard of the centre that typed it in.
 */
export function isUnused({ customClaims, emailVerified, metadata }: UserRecord): boolean {
  const { role, admin } = customClaims ?? {}
  const isEmployee = (role === 'Manager' || role === 'Sales') && admin !== true
  const made = Date.parse(metadata.creationTime)
  // Where an account has no password yet, what Auth dates with its making is no sign-in.
  const isSince = (at: string | null | undefined) => Boolean(at) && Date.parse(at ?? '') > made
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
  const age = now.getTime() - Date.parse(holder.metadata.creationTime)
  if (!isUnused(holder) || age <= HELD_MS) return false
  await auth.deleteUser(holder.uid)
  return true
}
