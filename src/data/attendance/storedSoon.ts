import type { Line } from '@/data/store/line'

/** So long a mark waits for the server's word, in milliseconds: a queue at the desk has no patience. */
const PATIENCE_MS = 1500

/**
 * Whether the server has the mark by now; without a line it is not waited for. A refusal that comes in time is thrown,
 * a later one is told to `refused`.
 */
export async function storedSoon(
  stored: Promise<void>,
  line: Line,
  refused: (error: unknown) => void,
): Promise<boolean> {
  let isLate = false
  stored.catch((error: unknown) => {
    if (isLate) refused(error)
  })
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), line.read().isUp ? PATIENCE_MS : 0)
  })
  const isStored = await Promise.race([stored.then(() => true), late])
  isLate = !isStored
  return isStored
}
