const FIRST_WAIT_MS = 250
const ROUNDS = 5

type Failed = (error: unknown) => void

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'aborted'

/**
 * Begins to listen, and again where the store breaks it off because it is busy (`aborted`): nobody did anything wrong, and
 * a screen that said so would stand still until it is loaded anew. Any other failure, and the sixth, is passed on.
 * Answers what stops it.
 */
export function listenAgain(begin: (failed: Failed) => () => void, failed: Failed): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  let rounds = 0
  const listen = () => {
    stop = begin((error) => {
      if (!isAborted(error) || rounds === ROUNDS) return failed(error)
      timer = setTimeout(listen, FIRST_WAIT_MS * 2 ** rounds)
      rounds += 1
    })
  }
  listen()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
