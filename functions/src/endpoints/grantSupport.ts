import { grantSupport as granted } from '@/domain/gyms/gymSupport'
import { isRefused } from '@/domain/shared/refusal'
import { changeSupport } from '../gyms/changeSupport'
import type { Handler } from '../http/handler'

/** From the moment of the call, by the server's clock. */
export const grantSupport: Handler<'grantSupport'> = async ({ gymId, key, days }, acting) => {
  const act = { gymId, act: 'support.grant', source: `${gymId}/${key}`, support: () => null } as const
  const after = await changeSupport(acting, act, (held) => granted(held, days, acting.now))
  if (after === null || isRefused(after)) throw new Error('Consent is never refused.')
  // A late repeat of a consent that was taken back meanwhile gives none.
  return { kind: 'done', until: (after.allowedUntil ?? acting.now).toISOString() }
}
