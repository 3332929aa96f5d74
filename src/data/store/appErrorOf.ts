import { AppError, type AppErrorCode } from '@/domain/shared/appError'

type Sentence = [code: AppErrorCode, message: string]

const wrongCredentials: Sentence = [
  'wrong-credentials',
  'The email or the password is not right. Check both, or choose "Forgotten password".',
]
const disabled: Sentence = [
  'account-disabled',
  'This account is disabled. Ask the owner of the centre or our support to enable it.',
]
const tooMany: Sentence = ['too-many-attempts', 'Too many attempts. Wait a few minutes, then try again.']
const offline: Sentence = [
  'offline',
  'There is no connection to the server. Check the internet connection, then try again.',
]
const signedOut: Sentence = ['not-signed-in', 'You are signed out. Sign in again, then repeat this.']
const forbidden: Sentence = [
  'permission-denied',
  'You may not do this with your account. Ask the owner of the centre if you need it.',
]
const missing: Sentence = ['not-found', 'This is not there any more. Reload the page to see what is.']
const conflict: Sentence = [
  'conflict',
  'Somebody else changed this at the same moment. Look at it again, then repeat what you did.',
]
const invalid: Sentence = [
  'invalid-input',
  'Something in the input is not acceptable. Check it, then try again.',
]
const timeout: Sentence = ['timeout', 'The server took too long to answer. Try again.']
const unavailable: Sentence = ['unavailable', 'The service is busy. Wait a moment, then try again.']

/** The codes of all SDKs without their service's prefix (`auth/`, `storage/`) and in kebab case. */
const sentences: Record<string, Sentence> = {
  'invalid-credential': wrongCredentials,
  'invalid-login-credentials': wrongCredentials,
  'wrong-password': wrongCredentials,
  'user-not-found': wrongCredentials,
  'invalid-email': ['invalid-input', 'This is not an email address. Check it, for example name@example.com.'],
  'missing-email': ['invalid-input', 'Enter your email address.'],
  'missing-password': ['invalid-input', 'Enter your password.'],
  'user-disabled': disabled,
  'too-many-requests': tooMany,
  'network-request-failed': offline,
  unavailable: offline,
  unauthenticated: signedOut,
  'user-token-expired': signedOut,
  'invalid-user-token': signedOut,
  'id-token-expired': signedOut,
  'id-token-revoked': signedOut,
  'permission-denied': forbidden,
  unauthorized: forbidden,
  'not-found': missing,
  'object-not-found': missing,
  'already-exists': conflict,
  aborted: conflict,
  'failed-precondition': conflict,
  'invalid-argument': invalid,
  'out-of-range': invalid,
  'deadline-exceeded': timeout,
  'retry-limit-exceeded': timeout,
  'resource-exhausted': unavailable,
  'quota-exceeded': unavailable,
  canceled: ['refused', 'This was stopped before it was done. Nothing has changed.'],
  cancelled: ['refused', 'This was stopped before it was done. Nothing has changed.'],
}

const ours: Sentence = [
  'unknown',
  'Something went wrong on our side. Try again; if it stays, tell our support what you were doing.',
]

/** The store gives it the code of a lost race, but nobody on the screen can do anything about it, and the log has to hear of it. */
const isMissingIndex = (cause: unknown) => cause instanceof Error && /requires an index/.test(cause.message)

/** The one translation of an SDK's error code into what the person on the screen reads. */
export function appErrorOf(sdkCode: string, cause: unknown): AppError {
  const bare = sdkCode.includes('/') ? sdkCode.slice(sdkCode.lastIndexOf('/') + 1) : sdkCode
  const [code, message] = isMissingIndex(cause) ? ours : (sentences[bare] ?? ours)
  return new AppError(code, message, { cause })
}
