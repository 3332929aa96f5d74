import type { ErrorBody } from '@/domain/api/contract'
import { AppError, type AppErrorCode } from '@/domain/shared/appError'

const codes: Record<number, AppErrorCode> = {
  400: 'invalid-input',
  401: 'not-signed-in',
  403: 'permission-denied',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  413: 'too-large',
  422: 'invalid-input',
  429: 'too-many-attempts',
}

/** The server answered with an error; `body` is what it said, parsed (SPECIFICATION 7). */
export class CallRejected extends AppError {
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(codes[status] ?? (status >= 500 ? 'unavailable' : 'unknown'), body.error.message)
    this.name = 'CallRejected'
    this.body = body
  }
}

/** The server takes no more of these calls for the moment; this one was not run. */
export const isLimit = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'too-many-attempts'
