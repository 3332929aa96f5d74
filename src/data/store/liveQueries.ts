import { appErrorOf } from './appErrorOf'
import { AppError } from '@/domain/shared/appError'
import type { LiveQuery } from './live'

/** A single question dressed as a subscription, for what no listener exists (aggregates): asked again by each watch. */
export const askedOnce = <T>(key: string, ask: () => Promise<T>): LiveQuery<T> => ({
  key,
  watch(watcher) {
    let isWatched = true
    ask().then(
      (value) => {
        if (isWatched) watcher.next(value, false)
      },
      (cause: unknown) => {
        if (isWatched) watcher.failed(cause instanceof AppError ? cause : appErrorOf('', cause))
      },
    )
    return () => {
      isWatched = false
    }
  },
})

/**
 * Several subscriptions as one, which answers as soon as all of them have, and again whenever one changes. It fails while one of
 * them does: a part without a line lives on (`firestoreStore`), and when it answers, so does the whole.
 */
export const combined = <T, R>(
  key: string,
  parts: LiveQuery<T>[],
  combine: (values: T[]) => R,
): LiveQuery<R> => ({
  key,
  watch(watcher) {
    const answers: ({ value: T; pending: boolean } | undefined)[] = parts.map(() => undefined)
    const failing = new Map<number, Error>()
    const stops = parts.map((part, index) =>
      part.watch({
        next(value, pending) {
          answers[index] = { value, pending }
          const wasFailing = failing.delete(index)
          const [failure] = failing.values()
          if (failure !== undefined) return wasFailing ? watcher.failed(failure) : undefined
          const known = answers.filter((answer) => answer !== undefined)
          if (known.length < parts.length) return
          watcher.next(
            combine(known.map((answer) => answer.value)),
            known.some((answer) => answer.pending),
          )
        },
        failed(error) {
          const isFirst = failing.size === 0
          failing.set(index, error)
          if (isFirst) watcher.failed(error)
        },
      }),
    )
    return () => stops.forEach((stop) => stop())
  },
})
