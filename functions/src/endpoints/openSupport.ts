import { openSupport as opened } from '@/domain/gyms/gymSupport'
import { isRefused } from '@/domain/shared/refusal'
import { changeSupport } from '../gyms/changeSupport'
import type { Handler } from '../http/handler'

/** Under the name that the administrator's account has, so that the owner reads who it was. */
export const openSupport: Handler<'openSupport'> = async ({ gymId, key, reason }, acting) => {
  const { auth, caller, now } = acting
  const { displayName, email } = await auth.getUser(caller.uid)
  const name = displayName ?? email ?? 'Support'
  const outcome = await changeSupport(
    acting,
    { gymId, act: 'support.open', source: `${gymId}/${key}`, support: () => ({ name, reason }) },
    (held) => {
      const opening = opened(held, { uid: caller.uid, name, reason, key }, now)
      return isRefused(opening) ? opening : opening.support
    },
  )
  if (outcome !== null && isRefused(outcome)) return outcome
  // A late repeat of a visit that is over does not begin another.
  return { kind: 'done', until: (outcome?.visits[caller.uid]?.until ?? now).toISOString() }
}
