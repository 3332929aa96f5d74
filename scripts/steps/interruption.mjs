import { endRunning } from './run.mjs'

/** Thrown where work is given up because of Ctrl+C, a closed terminal or a kill. */
export class Interrupted extends Error {
  name = 'Interrupted'
}

/**
 * From now on Ctrl+C ends the running step's programs and rejects what waits in `until`; a second one changes
 * nothing, since ending properly is already under way.
 */
export function listenForInterruption() {
  const wait = new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        endRunning()
        reject(new Interrupted(signal))
      })
    }
  })
  wait.catch(() => undefined)
  return {
    /** Answers as the work does, or rejects at the interruption. @template T @param {Promise<T>} work @returns {Promise<T>} */
    until: (work) => Promise.race([work, wait]),
    wait,
  }
}
