/** Who contends waits tens of milliseconds, not seconds, and is told that it did not go through while the page still listens (15 s). */
const FIRST_WAIT_MS = 20
const LONGEST_WAIT_MS = 400
const PATIENCE_MS = 12_000
/** Also where the store itself lets each attempt wait for seconds. */
const LEAST_ROUNDS = 6
/** One collision holds up whoever comes within it, so those who met again come further apart. */
const WIDEST_SPREAD = 3

/** gRPC's INTERNAL and UNAVAILABLE, which pass by themselves, and ABORTED: another one held what this one needed. */
export const contended: readonly unknown[] = [10, 13, 14]
/** ALREADY_EXISTS: another one was first, or the id is taken for good. */
const TAKEN = 6
const TAKEN_ROUNDS = 3
/** Where versions are compared: gone, there already, or another version than the one that was read. */
export const outdated: readonly unknown[] = [5, TAKEN, 9, ...contended]

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/**
 * INVALID_ARGUMENT is nothing to repeat, but the store says it too of a transaction that waited until it was dropped, or was closed
 * because another of its reads had failed.
 */
const hasExpired = (error: unknown): boolean =>
  codeOf(error) === 3 &&
  error instanceof Error &&
  /transaction (has expired|is invalid or closed)/i.test(error.message)

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Repeats an attempt for as long as it fails with one of `codes`; then it fails as the last attempt did. Who waited for a lock
 * before it failed waits up to as long again, and longer each time: else all who waited take their locks anew at once, and none of them gets through.
 */
export async function whileContended<T>(
  attempt: () => Promise<T>,
  codes = contended,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const until = Date.now() + patienceMs
  for (let round = 0; ; round += 1) {
    const started = Date.now()
    try {
      return await attempt()
    } catch (error) {
      const code = codeOf(error)
      const isOver =
        (Date.now() >= until && round >= LEAST_ROUNDS) || (code === TAKEN && round >= TAKEN_ROUNDS)
      if (!(codes.includes(code) || hasExpired(error)) || isOver) throw error
      const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** round)
      const spread = (Date.now() - started) * Math.min(WIDEST_SPREAD, round + 1)
      await pause(longest * (0.5 + Math.random() / 2) + Math.random() * spread)
    }
  }
}
