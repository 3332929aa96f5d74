import type { LiveQuery } from './live'

/** The first answer of a described subscription, for work that needs one value and no updates. */
export function firstOf<T>(query: LiveQuery<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isSettled = false
    let stop = () => {}
    const settle = (done: () => void) => {
      isSettled = true
      stop()
      done()
    }
    const started = query.watch({
      next: (value) => settle(() => resolve(value)),
      failed: (error) => settle(() => reject(error)),
    })
    if (isSettled) started()
    else stop = started
  })
}
