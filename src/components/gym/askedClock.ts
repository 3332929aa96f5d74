import { clockOff } from '@/domain/attendance/clockOff'
import type { Backend } from '@/session/backend'

export const ASK_EVERY_MS = 30 * 60_000
/** So that what is told goes away soon after somebody has seen to it. */
const ASK_AGAIN_MS = 5 * 60_000

/** How far the clock is off, null while it is right; `at` by the time since the app was opened, which goes on when the clock is set. */
type Answer = { off: string | null; at: number }

const answers = new WeakMap<Backend['auth'], Answer>()
const underWay = new WeakMap<Backend['auth'], Promise<Answer>>()

/** So long an answer holds yet. */
export const holdsMs = ({ off, at }: Answer): number =>
  at + (off === null ? ASK_EVERY_MS : ASK_AGAIN_MS) - performance.now()

/**
 * The server is asked once for all that show it, and not again while the answer holds: it is told by a new token, with which every line to
 * the store is begun anew.
 */
export function askedClock({ auth, clock }: Pick<Backend, 'auth' | 'clock'>): Promise<Answer> {
  const known = answers.get(auth)
  if (known !== undefined && holdsMs(known) > 0) return Promise.resolve(known)
  const asking = underWay.get(auth)
  if (asking !== undefined) return asking
  const asked = auth
    .serverTime()
    .then((server) => {
      const answer = { off: clockOff(clock.now(), server), at: performance.now() }
      answers.set(auth, answer)
      return answer
    })
    .finally(() => underWay.delete(auth))
  underWay.set(auth, asked)
  return asked
}
