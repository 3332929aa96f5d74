import type { ErrorBody } from '@/domain/api/contract'

type Issues = NonNullable<ErrorBody['error']['issues']>

/** A call that is answered with an error: the status, and what the caller may know about it. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: Issues | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    issues?: Issues,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.issues = issues
    this.headers = headers
  }

  get body(): ErrorBody {
    const { code, message, issues } = this
    return { error: { code, message, ...(issues ? { issues } : {}) } }
  }
}

export const notSignedIn = () => new HttpError(401, 'not-signed-in', 'Sign in, then try again.')

export const accountDisabled = () =>
  new HttpError(
    403,
    'account-disabled',
    'This account is disabled. Ask the owner of the centre or our support to enable it.',
  )

/** Says nothing about whether what was asked for exists. */
export const notAllowed = () =>
  new HttpError(403, 'permission-denied', 'You may not do this with your account.')

/** To an administrator who is not in the centre as support, or not any more. */
export const notInside = () =>
  new HttpError(403, 'permission-denied', 'Open this centre as support first. Its owner has to allow it.')

/** Above two minutes nobody counts seconds. */
const waitWords = (seconds: number) =>
  seconds > 120 ? `${Math.ceil(seconds / 60)} minutes` : seconds === 1 ? 'a second' : `${seconds} seconds`

export const tooManyAttempts = (seconds: number) =>
  new HttpError(
    429,
    'too-many-attempts',
    `Too many attempts. Wait ${waitWords(seconds)}, then try again.`,
    undefined,
    { 'Retry-After': String(seconds) },
  )

/** For who may know that there is none: an administrator. */
export const noSuchGym = () => new HttpError(422, 'not-found', 'There is no such centre.')
