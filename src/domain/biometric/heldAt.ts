import type { BiometricDevice } from './device'
import type { Punch } from './punch'

/** A line that is no older, by the clock as it is known, was sent at once. */
const LIVE_MS = 2 * 60_000

/** A device writes whole seconds: it was in the course of that one. */
const SECOND_MS = 1000

/**
 * The moment by which a punch is judged: whoever is to be stopped from then on may not come in. The clock of a device that is behind
 * would hide the very punch that the desk is to hear of, so a line that was sent at once is put right by what is known of the clock. An
 * older one that comes late is taken at its word: nobody knows how its clock was then.
 */
export function heldAt(
  { at, receivedAt }: Pick<Punch, 'at' | 'receivedAt'>,
  { clockSkewSec }: Pick<BiometricDevice, 'clockSkewSec'>,
): Date {
  const behind = Math.min(0, clockSkewSec ?? 0) * 1000
  const right = at.getTime() - behind + SECOND_MS
  return receivedAt.getTime() - right < LIVE_MS ? new Date(right) : at
}
