import { AppError, type AppErrorCode } from '@/domain/shared/appError'

/** Where signing in needs other words than the rest of the product. */
const sentences: Partial<Record<AppErrorCode, string>> = {
  'wrong-credentials': 'The email or the password is not right. Check both, or choose "Forgot password?".',
  'too-many-attempts':
    'Too many attempts. Wait a few minutes, or choose "Forgot password?" to set a new one.',
}

/** What the person reads when signing in, or asking for the reset mail, has failed. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof AppError)) return 'Signing in did not work. Try again in a moment.'
  return sentences[error.code] ?? error.message
}

/** Whether typing the password again is the next step. */
export const isPasswordInDoubt = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'wrong-credentials'

export function emailMistake(email: string): string {
  if (email.trim() === '') return 'Enter your email'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? '' : 'Enter an email such as name@example.com'
}

export const passwordMistake = (password: string): string => (password === '' ? 'Enter your password' : '')
