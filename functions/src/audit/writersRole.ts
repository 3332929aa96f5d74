import type { Auth } from 'firebase-admin/auth'
import { resolveRole } from '@/domain/access/role'
import { serverAuth } from '../adminBackend'
import { isNoSuchUser } from '../accounts/authErrors'
import type { RoleOf } from './auditWrites'

type Accounts = Pick<Auth, 'getUser'>

/** What Auth takes for an account's id; an older record may say another thing of who wrote it. */
const isUid = (uid: string): boolean => uid !== '' && uid.length <= 128

/**
 * The writer's role now, by the account's claims; '' for an account that is no more, or that none can be. Where the accounts cannot be asked it rejects: the
 * event is delivered again, and no line of the log lacks its role for good.
 */
export const roleIn =
  (accounts: () => Accounts): RoleOf =>
  async (uid) => {
    if (!isUid(uid)) return ''
    try {
      const { customClaims, email, emailVerified } = await accounts().getUser(uid)
      const claims = { ...customClaims, email, email_verified: emailVerified }
      return resolveRole(uid, claims, process.env['SALES_EMAIL'] ?? '').role
    } catch (error) {
      if (isNoSuchUser(error)) return ''
      throw error
    }
  }

export const roleOf = roleIn(serverAuth)

/** Nobody becomes an administrator and opens a centre as support sooner than this after a mark at its desk. */
const REMEMBERED_MS = 10 * 60_000

/** The same for what a desk writes all day: whoever is no administrator is not looked up at every mark. */
export function remembering(asked: RoleOf): RoleOf {
  const others = new Map<string, { role: string; until: number }>()
  return async (uid) => {
    const known = others.get(uid)
    if (known !== undefined && known.until > Date.now()) return known.role
    const role = await asked(uid)
    if (role === 'ADMIN' || role === '') others.delete(uid)
    else others.set(uid, { role, until: Date.now() + REMEMBERED_MS })
    return role
  }
}

export const rememberedRoleOf = remembering(roleOf)
