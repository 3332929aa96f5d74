import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { StaffRole } from '@/domain/staff/staff'
import type { StoredDocument } from '@/data/store/documentStore'
import { freeUnused } from '../accounts/freeUnused'
import { authCodeOf, isEmailTaken, isUidTaken } from '../accounts/authErrors'
import { HttpError } from '../http/httpError'

export const EMAIL_TAKEN = 'Somebody signs in with this e-mail address already. Enter another one.'

/** What an employee's token says (PRODUCT 2.I); only the server writes it. */
export type EmployeeClaims = { role: StaffRole; gymId: string; clientType: string }

export function claimsIn({ id, data }: StoredDocument, role: StaffRole): EmployeeClaims {
  const type: unknown = data['type']
  return { role, gymId: id, clientType: typeof type === 'string' ? type : 'GYM' }
}

export type EmployeeAccount = { uid: string; email: string; name: string; claims: EmployeeClaims }

export const isEmailRefused = (error: unknown): boolean => authCodeOf(error) === 'auth/invalid-email'

export async function accountOf(auth: Auth, uid: string): Promise<UserRecord | null> {
  const { users } = await auth.getUsers([{ uid }])
  return users[0] ?? null
}

/** What the form shows at its field (SPECIFICATION 7: createEmployee rejects with the parsed body). */
export const fieldConflict = (path: string, message: string) =>
  new HttpError(409, 'conflict', message, [{ path, message }])

async function create(auth: Auth, { uid, email, name }: EmployeeAccount): Promise<boolean> {
  try {
    await auth.createUser({ uid, email, displayName: name, emailVerified: false, disabled: false })
    return true
  } catch (error) {
    // A repeat of the same form may have been quicker.
    if (isEmailTaken(error) && (await accountOf(auth, uid)) !== null) return false
    if (isUidTaken(error)) return false
    throw error
  }
}

async function opened(auth: Auth, account: EmployeeAccount): Promise<boolean> {
  const { uid, email, name, claims } = account
  const left = await accountOf(auth, uid)
  const isMade = left === null && (await create(auth, account))
  if (left !== null) await auth.updateUser(uid, { email, displayName: name, disabled: false })
  await auth.setCustomUserClaims(uid, claims)
  return isMade
}

/** Once more, where the address was held by nothing but an invitation that nobody took up. */
const openedAnew = (auth: Auth, account: EmployeeAccount, now: Date): Promise<boolean> =>
  opened(auth, account).catch(async (error: unknown) => {
    if (!isEmailTaken(error) || !(await freeUnused(auth, account.email, now))) throw error
    return opened(auth, account)
  })

/**
 * The account of a new employee, with its claims; true when this call has made it. What an earlier attempt of the
 * same form left behind is taken over. Nobody can sign in to it before the password is set. Rejects with 409 at the
 * field when the e-mail address belongs to somebody else.
 */
export async function openAccount(auth: Auth, account: EmployeeAccount, now: Date): Promise<boolean> {
  try {
    return await openedAnew(auth, account, now)
  } catch (error) {
    if (isEmailTaken(error)) throw fieldConflict('email', EMAIL_TAKEN)
    if (isEmailRefused(error)) {
      const message = 'Enter an e-mail address like name@example.com'
      throw new HttpError(400, 'invalid-input', message, [{ path: 'email', message }])
    }
    throw error
  }
}

/**
 * The account of an employee of that centre; null for who does not sign in. Rejects when the account
 * is anything else: an owner's, an administrator's, another centre's.
 */
export async function employeeAccount(auth: Auth, uid: string, gymId: string): Promise<UserRecord | null> {
  const account = await accountOf(auth, uid)
  if (account === null) return null
  const { role, gymId: gym, admin } = account.customClaims ?? {}
  if ((role !== 'Manager' && role !== 'Sales') || gym !== gymId || admin === true) throw noSuchEmployee()
  return account
}

/** The same words for another centre's employee: nobody learns whom others employ. */
export const noSuchEmployee = () =>
  new HttpError(422, 'not-found', 'There is no such employee in this centre. Reload the list to see who is.')
