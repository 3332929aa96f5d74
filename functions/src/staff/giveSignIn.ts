import type { EmployeeChanges } from '@/domain/staff/employ'
import type { Staff } from '@/domain/staff/staff'
import type { StoredDocument } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { HttpError } from '../http/httpError'
import { claimsIn, openAccount } from './employeeAccount'
import { refusedAt, type Refused } from './employeeProblems'

export type SignIn = { kind: 'done'; isNew: boolean; takeBack: () => Promise<void> }

const nothing: SignIn = { kind: 'done', isNew: false, takeBack: () => Promise.resolve() }

/** The account of an employee who is to sign in from now on; nothing for who does already, or still does not. */
export async function giveSignIn(
  { auth }: Pick<Acting, 'auth'>,
  gym: StoredDocument,
  staff: Staff,
  { role, name = staff.name, email = staff.email }: EmployeeChanges,
): Promise<SignIn | Refused> {
  if (role === undefined || role === '' || staff.signsIn) return nothing
  const { id: uid } = staff
  try {
    const isMade = await openAccount(auth, { uid, email, name, claims: claimsIn(gym, role) })
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
