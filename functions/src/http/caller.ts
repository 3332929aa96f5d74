import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { PLATFORM, type AuditEntry } from '@/domain/audit/auditEntry'
import { visitOf } from '@/domain/gyms/gymSupport'
import { resolveRole, type ResolvedRole } from '@/domain/access/role'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { gymPath } from '@/data/gyms/gymOf'
import { supportIn } from '@/data/gyms/supportIn'
import { writeProblemIn } from '@/data/gyms/gymTermIn'
import type { Endpoint } from '@/domain/api/calls/endpoint'
import { accountDisabled, HttpError, notAllowed, notInside, notSignedIn } from './httpError'

/** Who calls, from the verified token alone. `gymId` is '' for ADMIN and the platform's SALES. */
export type Caller = { uid: string } & Pick<ResolvedRole, 'role' | 'gymId'> & {
    /** Of an administrator who is in the centre as support: under which name, and why. */
    support?: AuditEntry['support'] | undefined
  }

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

/**
 * Whoever belongs to a centre calls for an open one only: the same that firestore.rules ask of every read and write.
 * Answers with that centre; null for who belongs to none.
 */
export async function requireOpenGym(
  store: DocumentStore,
  { role, gymId }: Caller,
): Promise<StoredDocument | null> {
  if (role === 'ADMIN' || (role === 'SALES' && gymId === '')) return null
  // An account without a centre, or with a role that nobody knows.
  if (gymId === '') throw notAllowed()
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw notAllowed()
  if ((gym.data['isDisabled'] ?? false) !== false) throw accountDisabled()
  return gym
}

/** A centre whose package lapsed makes only the calls that it may; the sentence says when it ended and what to do. */
export function requireTerm(gym: StoredDocument, { isOpenWhenLapsed }: Endpoint, now: Date): void {
  const problem = isOpenWhenLapsed === true ? null : writeProblemIn(gym, now)
  if (problem !== null) throw new HttpError(409, 'refused', problem)
}

const gymIdIn = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'gymId' in input && typeof input.gymId === 'string'
    ? input.gymId
    : ''

/**
 * The visit in which an administrator makes a call for a centre. Outside as support, only what is about the centre as a whole may
 * be called (decision 51); the rules ask the same of what pages read and write.
 */
export async function requireSupport(
  store: DocumentStore,
  { uid, role }: Caller,
  { isPlatforms }: Endpoint,
  input: unknown,
  now: Date,
): Promise<AuditEntry['support']> {
  const gymId = gymIdIn(input)
  if (role !== 'ADMIN' || gymId === '' || gymId === PLATFORM) return null
  const gym = await store.get(gymPath(gymId))
  // Of a centre that is not there the call itself says so.
  if (gym === null) return null
  const visit = supportOf(gym, uid, now)
  if (visit === null && isPlatforms !== true) throw notInside()
  return visit
}

/** Who of the platform is in that centre under this uid, and why, by its record; null: nobody. */
export function supportOf(gym: StoredDocument, uid: string, now: Date): AuditEntry['support'] {
  const visit = visitOf(supportIn(gym), uid, now)
  return visit && { name: visit.name, reason: visit.reason }
}

/** A call that names a centre names the caller's own; administrators name any. */
export function requireTenant({ role, gymId }: Caller, input: unknown): void {
  if (role === 'ADMIN' || typeof input !== 'object' || input === null || !('gymId' in input)) return
  if (typeof input.gymId === 'string' && input.gymId !== gymId) throw notAllowed()
}
