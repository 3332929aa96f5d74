/** Who contends waits tens of milliseconds, not seconds, and is told within seconds that it did not go through. */
const FIRST_WAIT_MS = 20
const LONGEST_WAIT_MS = 400
const PATIENCE_MS = 8_000

/** gRPC's ABORTED (another transaction held what this one needed), INTERNAL and UNAVAILABLE, which pass by themselves. */
const PASSING: readonly unknown[] = [10, 13, 14]

const isContended = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && PASSING.includes(error.code)

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Repeats an attempt for as long as others hold what it needs; then it fails as the last attempt did. */
export async function whileContended<T>(attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (let round = 0; ; round += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isContended(error) || Date.now() >= until) throw error
      const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** round)
      await pause(longest * (0.5 + Math.random() / 2))
    }
  }
}
