/** What is left of a bucket at an instant. It holds a minute's worth, or that of more minutes, and fills evenly. */
export type BucketState = { tokens: number; at: Date }

export const MINUTE_MS = 60_000

/** What others have spent comes off at most to so many buckets below nothing, so that nobody waits for long. */
const DEEPEST_DEBT = 1

const filled = (state: BucketState | null, perMinute: number, now: Date, minutes: number): number => {
  if (state === null) return perMinute * minutes
  const passed = Math.max(0, now.getTime() - state.at.getTime())
  return Math.min(perMinute * minutes, state.tokens + (passed / MINUTE_MS) * perMinute)
}

/** `wait`: seconds until one is there again; null when one was taken. Pure. */
export function takeFrom(
  state: BucketState | null,
  perMinute: number,
  now: Date,
  minutes = 1,
): { state: BucketState; wait: number | null } {
  const tokens = filled(state, perMinute, now, minutes)
  if (tokens >= 1) return { state: { tokens: tokens - 1, at: now }, wait: null }
  return { state: { tokens, at: now }, wait: Math.ceil(((1 - tokens) * 60) / perMinute) }
}

/** After so many were taken elsewhere. Pure. */
export function spentFrom(
  state: BucketState | null,
  perMinute: number,
  now: Date,
  elsewhere: number,
  minutes = 1,
): BucketState {
  const debt = -DEEPEST_DEBT * perMinute * minutes
  const tokens = Math.max(debt, filled(state, perMinute, now, minutes) - elsewhere)
  return { tokens, at: now }
}
