import { appErrorOf } from './appErrorOf'
import { AppError } from '@/domain/shared/appError'
import type { LiveQuery } from './live'

/** A single question dressed as a subscription, for what no listener exists (aggregates): asked anew by each watch. */
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

/** Several subscriptions as one, which answers as soon as all of them have, and again whenever one changes. */
export const combined = <T, R>(
  key: string,
  parts: LiveQuery<T>[],
  combine: (values: T[]) => R,
): LiveQuery<R> => ({
  key,
  watch(watcher) {
    const answers: ({ value: T; pending: boolean } | undefined)[] = parts.map(() => undefined)
    let hasFailed = false
    const stops = parts.map((part, index) =>
      part.watch({
        next(value, pending) {
          answers[index] = { value, pending }
          const known = answers.filter((answer) => answer !== undefined)
          if (known.length < parts.length || hasFailed) return
          watcher.next(
            combine(known.map((answer) => answer.value)),
            known.some((answer) => answer.pending),
          )
        },
        failed(error) {
          if (hasFailed) return
          hasFailed = true
          watcher.failed(error)
        },
      }),
    )
    return () => stops.forEach((stop) => stop())
  },
})
