/** SPECIFICATION 3. MANAGER is decided in PRODUCT 2.I; NONE is a signed-in account with no centre and no claim. */
export const roles = ['ADMIN', 'CLIENT', 'MANAGER', 'SALES'] as const
export type Role = (typeof roles)[number]

/** Sales is two: the platform's, who belongs to no centre, and a centre's own employee (PRODUCT 2.P). */
export type Asker = Role | 'GYM_SALES'

/** Who opens screens: a centre's own Sales only while the session has their centre's leads open (PRODUCT 2.P). */
export const visitorOf = (role: Role, hasGym: boolean): Asker =>
  role === 'SALES' && hasGym ? 'GYM_SALES' : role

/** The identity claims as they come out of the token: untrusted shapes until read here. */
export type Claims = {
  admin?: unknown
  role?: unknown
  email?: unknown
  email_verified?: unknown
  clientType?: unknown
  gymId?: unknown
  /** Seconds since 1970: when this session signed in. */
  auth_time?: unknown
}

export type ResolvedRole = {
  role: Role
  isSuperAdmin: boolean
  /** The centre this account belongs to; '' for ADMIN, the platform's SALES and an account without a centre. */
  gymId: string
  clientType: string
}

export const isSameRole = (one: ResolvedRole, other: ResolvedRole) =>
  one.role === other.role && one.gymId === other.gymId && one.clientType === other.clientType

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** An owner's role claim; accounts older than it have none. */
const isOwnersRole = (role: unknown) => role === undefined || role === '' || role === 'Client'

/**
 * SPECIFICATION 4 "Role resolution", with MANAGER from PRODUCT 2.I and a centre's own Sales from 2.P. The sales e-mail
 * counts only when verified (ENGINEERING 4.2). A client's centre is the `gymId` claim, else the uid (PRODUCT 2.I: uid =
 * gymId); an unknown role is CLIENT of no centre.
 */
export function resolveRole(uid: string, claims: Claims, salesEmail: string): ResolvedRole {
  if (claims.admin === true) return { role: 'ADMIN', isSuperAdmin: true, gymId: '', clientType: '' }
  const clientType = text(claims.clientType)
  if (claims.role === 'Sales')
    return { role: 'SALES', isSuperAdmin: false, gymId: text(claims.gymId), clientType }
  const isSalesAccount =
    salesEmail !== '' &&
    claims.email_verified === true &&
    text(claims.email).toLowerCase() === salesEmail.toLowerCase()
  if (isSalesAccount) return { role: 'SALES', isSuperAdmin: false, gymId: '', clientType: '' }
  if (claims.role === 'Manager' && text(claims.gymId) !== '')
    return { role: 'MANAGER', isSuperAdmin: false, gymId: text(claims.gymId), clientType }
  const gymId = isOwnersRole(claims.role) ? text(claims.gymId) || uid : ''
  return { role: 'CLIENT', isSuperAdmin: false, gymId, clientType }
}
