/** What is left of a bucket at an instant. It holds a minute's worth and fills evenly. */
export type BucketState = { tokens: number; at: Date }

const MINUTE_MS = 60_000

/** `wait`: seconds until one is there again; null when one was taken. Pure. */
export function takeFrom(
  state: BucketState | null,
  perMinute: number,
  now: Date,
): { state: BucketState; wait: number | null } {
  const passed = state === null ? MINUTE_MS : Math.max(0, now.getTime() - state.at.getTime())
  const tokens = Math.min(perMinute, (state?.tokens ?? 0) + (passed / MINUTE_MS) * perMinute)
  if (tokens >= 1) return { state: { tokens: tokens - 1, at: now }, wait: null }
  return { state: { tokens, at: now }, wait: Math.ceil(((1 - tokens) * 60) / perMinute) }
}

/** Until then the bucket is full again, and its document may go (a TTL policy on `expiresAt`). */
export const fullAgain = ({ at }: BucketState): Date => new Date(at.getTime() + 2 * MINUTE_MS)
