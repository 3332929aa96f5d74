import type { Auth, UserRecord } from 'firebase-admin/auth'
import { freeUnused } from '../accounts/freeUnused'
import { isEmailTaken } from '../accounts/authErrors'
import { EMAIL_TAKEN, isEmailRefused } from './employeeAccount'

export type EmailChange = { kind: 'done'; undo: () => Promise<void> } | { kind: 'refused'; reason: string }

const nothing: EmailChange = { kind: 'done', undo: () => Promise.resolve() }

/** In the claims, whole seconds as Auth dates a sign-in: only what comes after it was by the new address (`freeUnused`). */
async function dateAddress(auth: Auth, uid: string, addressSince: unknown): Promise<void> {
  const { addressSince: _, ...claims } = (await auth.getUser(uid)).customClaims ?? {}
  const dated = addressSince === undefined ? claims : { ...claims, addressSince }
  await auth.setCustomUserClaims(uid, dated)
}

/**
 * The address an account signs in with; a new one is not verified yet, and an earlier sign-in does not hold it. Nothing without an account
 * or a new address.
 */
export async function changeEmail(
  auth: Auth,
  account: UserRecord | null,
  email: string | undefined,
  now: Date,
): Promise<EmailChange> {
  if (account === null || email === undefined || email === account.email) return nothing
  const { uid, email: known, emailVerified, customClaims } = account
  const change = () => auth.updateUser(uid, { email, emailVerified: false })
  const undo = async () => {
    if (known === undefined) return
    await auth.updateUser(uid, { email: known, emailVerified })
    // Dated too late, the next sign-in holds it all the same: the rest of the change must go back in any case.
    await dateAddress(auth, uid, customClaims?.['addressSince']).catch(() => undefined)
  }
  try {
    await change().catch(async (error: unknown) => {
      if (!isEmailTaken(error) || !(await freeUnused(auth, email, now))) throw error
      return change()
    })
  } catch (error) {
    if (isEmailTaken(error)) return { kind: 'refused', reason: EMAIL_TAKEN }
    if (isEmailRefused(error))
      return { kind: 'refused', reason: 'Enter an e-mail address like name@example.com' }
    throw error
  }
  try {
    await dateAddress(auth, uid, Math.floor(now.getTime() / 1000))
  } catch (error) {
    await undo()
    throw error
  }
  return { kind: 'done', undo }
}
