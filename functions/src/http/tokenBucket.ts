/** What is left of a bucket at an instant. It holds a minute's worth and fills evenly. */
export type BucketState = { tokens: number; at: Date }

export const MINUTE_MS = 60_000

/** What others have spent comes off at most to this many minutes' worth below nothing, so that nobody waits for long. */
const DEEPEST_DEBT = 1

const filled = (state: BucketState | null, perMinute: number, now: Date): number => {
  if (state === null) return perMinute
  const passed = Math.max(0, now.getTime() - state.at.getTime())
  return Math.min(perMinute, state.tokens + (passed / MINUTE_MS) * perMinute)
}

/** `wait`: seconds until one is there again; null when one was taken. Pure. */
export function takeFrom(
  state: BucketState | null,
  perMinute: number,
  now: Date,
): { state: BucketState; wait: number | null } {
  const tokens = filled(state, perMinute, now)
  if (tokens >= 1) return { state: { tokens: tokens - 1, at: now }, wait: null }
  return { state: { tokens, at: now }, wait: Math.ceil(((1 - tokens) * 60) / perMinute) }
}

/** After so many were taken elsewhere. Pure. */
export function spentFrom(
  state: BucketState | null,
  perMinute: number,
  now: Date,
  elsewhere: number,
): BucketState {
  const tokens = Math.max(-DEEPEST_DEBT * perMinute, filled(state, perMinute, now) - elsewhere)
  return { tokens, at: now }
}
