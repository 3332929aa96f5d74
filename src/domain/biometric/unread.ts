import type { BiometricDevice } from './device'

type Unread = BiometricDevice['unread']

/** So long after the last of them somebody is told: who has put it right hears no more of it then. */
const TOLD_MS = 7 * 86_400_000

/** Whether a device has sent lately what nobody can read. */
export const isTold = (unread: Unread, now: Date): unread is NonNullable<Unread> =>
  unread !== null && now.getTime() - unread.at.getTime() < TOLD_MS

/** Once it has sent so many more; the count begins anew where nobody is told any more. */
export const unreadAfter = (unread: Unread, more: number, now: Date): NonNullable<Unread> => ({
  count: (isTold(unread, now) ? unread.count : 0) + more,
  at: now,
})
