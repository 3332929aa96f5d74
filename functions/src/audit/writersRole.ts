import { resolveRole } from '@/domain/access/role'
import { serverAuth } from '../adminBackend'
import type { RoleOf } from './auditWrites'

/** The writer's role now, by the account's claims; '' for an account that is no more. */
export const roleOf: RoleOf = async (uid) => {
  try {
    const { customClaims, email, emailVerified } = await serverAuth().getUser(uid)
    const claims = { ...customClaims, email, email_verified: emailVerified }
    return resolveRole(uid, claims, process.env['SALES_EMAIL'] ?? '').role
  } catch {
    return ''
  }
}

/** Nobody becomes an administrator and opens a centre as support sooner than this after a mark at its desk. */
const REMEMBERED_MS = 10 * 60_000
const others = new Map<string, { role: string; until: number }>()

/** The same for what a desk writes all day: whoever is no administrator is not looked up at every mark. */
export const rememberedRoleOf: RoleOf = async (uid) => {
  const known = others.get(uid)
  if (known !== undefined && known.until > Date.now()) return known.role
  const role = await roleOf(uid)
  if (role === 'ADMIN') others.delete(uid)
  else others.set(uid, { role, until: Date.now() + REMEMBERED_MS })
  return role
}
