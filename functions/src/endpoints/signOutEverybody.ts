import { gymPath } from '@/data/gyms/gymOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { auditEntry, byCaller } from '../audit/recordAct'
import { gymAccounts } from '../gyms/gymAccounts'
import type { Acting, Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

/**
 * The second from which sign-ins count, on the centre: from that moment the rules refuse the owner's older ones. With its
 * line of the audit log, which stands once for its key.
 */
const mark = ({ store, caller, now }: Acting, gymId: string, key: string): Promise<number> =>
  store.transact(async (transaction) => {
    const stored = await transaction.get(gymPath(gymId))
    if (stored === null) throw noSuchGym()
    const { tokensValidAfter: held } = stored.data
    const before = typeof held === 'number' ? held : 0
    const seconds = Math.max(before, Math.floor(now.getTime() / 1000))
    const entry = auditEntry({
      source: `${gymId}/${key}`,
      gymId,
      ...byCaller({ caller, now }),
      act: 'gym.signOut',
      collection: 'gyms',
      documentId: gymId,
      before: null,
      after: { tokensValidAfter: seconds },
    })
    if (entry === null) throw new Error('A sign-out always has something to tell.')
    if ((await transaction.get(entry.path)) !== null) return before
    transaction.update(gymPath(gymId), [
      { at: ['tokensValidAfter'], value: seconds },
      { at: ['updatedAt'], value: now },
    ])
    transaction.set(entry.path, entry.data)
    return seconds
  })

/** The rules ask an employee's own record, as when somebody is deactivated. */
const markEmployee = (store: DocumentStore, path: string, seconds: number): Promise<void> =>
  store.transact(async (transaction) => {
    const stored = await transaction.get(path)
    const held = stored?.data['tokensValidAfter']
    if (stored === null || (typeof held === 'number' && held >= seconds)) return
    transaction.update(path, [{ at: ['tokensValidAfter'], value: seconds }])
  })

/** The centre first, then its accounts; a repeat finishes what an attempt that broke off left. */
export const signOutEverybody: Handler<'signOutEverybody'> = async ({ gymId, key }, acting) => {
  const { store, auth } = acting
  const seconds = await mark(acting, gymId, key)
  const accounts = await gymAccounts(auth, store, gymId)
  for (const { user, record } of accounts) {
    if (record !== null) await markEmployee(store, record, seconds)
    const revoked = Date.parse(user.tokensValidAfterTime ?? '') / 1000
    if (Number.isNaN(revoked) || revoked < seconds) await auth.revokeRefreshTokens(user.uid)
  }
  return { kind: 'done', accounts: accounts.length }
}
