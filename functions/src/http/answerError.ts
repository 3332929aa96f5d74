import { AppError, type AppErrorCode } from '@/domain/shared/appError'
import { HttpError } from './httpError'

/**
 * Never 404: Hosting's CDN keeps a function's 404 for ten minutes (ENGINEERING 1.7), so what is missing is 422.
 */
const statuses: Partial<Record<AppErrorCode, number>> = {
  'not-signed-in': 401,
  'account-disabled': 403,
  'permission-denied': 403,
  'not-found': 422,
  conflict: 409,
  refused: 409,
  'invalid-input': 400,
  'too-large': 413,
  'too-many-attempts': 429,
  offline: 503,
  timeout: 503,
  unavailable: 503,
}

/** What the caller learns of a failure: an AppError in its own words, anything else nothing but that it failed. */
export function answerError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const status = error instanceof AppError ? statuses[error.code] : undefined
  if (error instanceof AppError && status !== undefined)
    return new HttpError(status, error.code, error.message)
  return new HttpError(500, 'unknown', 'Something went wrong on our side. Try again in a moment.')
}
