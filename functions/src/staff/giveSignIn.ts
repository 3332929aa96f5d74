import type { UserRecord } from 'firebase-admin/auth'
import type { EmployeeChanges } from '@/domain/staff/employ'
import { roleOf } from '@/domain/staff/employeeForm'
import type { Staff } from '@/domain/staff/staff'
import type { StoredDocument } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { HttpError } from '../http/httpError'
import { claimsIn, openAccount } from './employeeAccount'
import { refusedAt, type Refused } from './employeeProblems'

export type SignIn = { kind: 'done'; isNew: boolean; takeBack: () => Promise<void> }

const nothing: SignIn = { kind: 'done', isNew: false, takeBack: () => Promise.resolve() }

/** `account` as it stands; null for none. */
type Whose = { gym: StoredDocument; staff: Staff; account: UserRecord | null }

/**
 * The account of an employee who is to sign in from now on; nothing for who does already, or still does not. Whoever lost it to another
 * centre (`freeUnused.ts`) gets one again with another role or address.
 */
export async function giveSignIn(
  { auth, now }: Pick<Acting, 'auth' | 'now'>,
  { gym, staff, account }: Whose,
  changes: EmployeeChanges,
): Promise<SignIn | Refused> {
  const { name = staff.name, email = staff.email } = changes
  const role = changes.role ?? roleOf(staff)
  const isAsked = changes.role !== undefined || changes.email !== undefined
  if (role === '' || !isAsked || (staff.signsIn && account !== null)) return nothing
  const { id: uid } = staff
  try {
    const isMade = await openAccount(auth, { uid, email, name, claims: claimsIn(gym, role) }, now)
    return {
      ...{ kind: 'done', isNew: true },
      takeBack: async () => {
        if (isMade) await auth.deleteUser(uid)
      },
    }
  } catch (error) {
    const issue = error instanceof HttpError ? error.body.error.issues?.[0] : undefined
    if (issue === undefined) throw error
    return refusedAt(issue.path, issue.message)
  }
}
