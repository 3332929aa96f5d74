import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { resolveRole, type ResolvedRole } from '@/domain/access/role'
import type { DocumentStore } from '@/data/store/documentStore'
import { gymPath } from '@/data/gyms/centreOf'
import { accountDisabled, HttpError, notAllowed, notSignedIn } from './httpError'

/** Who calls, from the verified token alone. `gymId` is '' for ADMIN and the platform's SALES. */
export type Caller = { uid: string } & Pick<ResolvedRole, 'role' | 'gymId'>

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

function tokenIn(authorization: string | undefined): string {
  const [, token = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? []
  if (token === '') throw notSignedIn()
  return token
}

async function verified(auth: Auth, token: string): Promise<DecodedIdToken> {
  try {
    // Asks Auth on every call, so that a disabled account or a revoked token is out at once (ENGINEERING 4.4).
    return await auth.verifyIdToken(token, true)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'auth/user-disabled') throw accountDisabled()
    if (code === 'auth/internal-error' || !code.startsWith('auth/'))
      throw new HttpError(503, 'unavailable', 'The service is busy. Wait a moment, then try again.')
    throw notSignedIn()
  }
}

/** Rejects with 401, or 403 for a disabled account. `salesEmail` is '' where no address stands for Sales. */
export async function authenticate(
  auth: Auth,
  authorization: string | undefined,
  salesEmail: string,
): Promise<Caller> {
  const claims = await verified(auth, tokenIn(authorization))
  const { role, gymId } = resolveRole(claims.uid, claims, salesEmail)
  return { uid: claims.uid, role, gymId }
}

/** Whoever belongs to a centre calls for an open one only: the same that firestore.rules ask of every read and write. */
export async function requireOpenCentre(store: DocumentStore, { role, gymId }: Caller): Promise<void> {
  if (role === 'ADMIN' || (role === 'SALES' && gymId === '')) return
  // An account without a centre, or with a role that nobody knows.
  if (gymId === '') throw notAllowed()
  const centre = await store.get(gymPath(gymId))
  if (centre === null) throw notAllowed()
  if ((centre.data['isDisabled'] ?? false) !== false) throw accountDisabled()
}

/** A call that names a centre names the caller's own; administrators name any. */
export function requireTenant({ role, gymId }: Caller, input: unknown): void {
  if (role === 'ADMIN' || typeof input !== 'object' || input === null || !('gymId' in input)) return
  if (typeof input.gymId === 'string' && input.gymId !== gymId) throw notAllowed()
}
