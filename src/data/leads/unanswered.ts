import { AppError, type AppErrorCode } from '@/domain/shared/appError'

/** After these nobody knows whether the write was done. */
const lostAnswers: readonly AppErrorCode[] = ['offline', 'timeout', 'unavailable', 'unknown']

/**
 * What writes of this page found and whose answers were lost. A repeat finds the work of the first one done, and would take
 * that for what was there before.
 */
export function unanswered<T>() {
  const lost = new Map<string, T>()
  return {
    /** What was lost of it counts no more: something else was done with it. */
    forget: (id: string): void => void lost.delete(id),
    /** Runs `write`, which knows what an earlier one found whose answer never came, and says what it finds itself: the answer. */
    follow: async (
      id: string,
      write: (earlier: T | undefined, found: (what: T) => void) => Promise<void>,
    ): Promise<T> => {
      const earlier = lost.get(id)
      const now: { found?: T; isLost?: true } = {}
      try {
        await write(earlier, (what) => {
          now.found = what
          // Whose time ran out before the answer goes on all the same.
          if (now.isLost) lost.set(id, what)
        })
      } catch (error) {
        const isLost = error instanceof AppError && lostAnswers.includes(error.code)
        if (!isLost) lost.delete(id)
        else {
          now.isLost = true
          if (now.found !== undefined) lost.set(id, now.found)
        }
        throw error
      }
      lost.delete(id)
      if (now.found === undefined) throw new Error(`A write of ${id} found nothing.`)
      return now.found
    },
  }
}
