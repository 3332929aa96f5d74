/** Every way in which IO can fail, whichever SDK it came through. Translated once, at each door. */
export type AppErrorCode =
  | 'not-signed-in'
  | 'wrong-credentials'
  | 'account-disabled'
  | 'too-many-attempts'
  | 'permission-denied'
  | 'not-found'
  | 'conflict'
  | 'refused'
  | 'invalid-input'
  | 'too-large'
  | 'offline'
  | 'timeout'
  | 'unavailable'
  | 'unknown'

/** `message` is for the person on the screen: what happened and what to do. */
export class AppError extends Error {
  readonly code: AppErrorCode

  constructor(code: AppErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
  }
}
