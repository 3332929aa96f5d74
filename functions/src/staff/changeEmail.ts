import type { Auth, UserRecord } from 'firebase-admin/auth'
import { freeUnused } from '../accounts/freeUnused'
import { isEmailTaken } from '../accounts/authErrors'
import { EMAIL_TAKEN, isEmailRefused } from './employeeAccount'

export type EmailChange = { kind: 'done'; undo: () => Promise<void> } | { kind: 'refused'; reason: string }

const nothing: EmailChange = { kind: 'done', undo: () => Promise.resolve() }

/** The address an account signs in with; a new one is not verified yet. Nothing without an account or a new address. */
export async function changeEmail(
  auth: Auth,
  account: UserRecord | null,
  email: string | undefined,
  now: Date,
): Promise<EmailChange> {
  if (account === null || email === undefined || email === account.email) return nothing
  const { uid, email: known, emailVerified } = account
  const change = () => auth.updateUser(uid, { email, emailVerified: false })
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
  return {
    kind: 'done',
    undo: async () => {
      if (known !== undefined) await auth.updateUser(uid, { email: known, emailVerified })
    },
  }
}
