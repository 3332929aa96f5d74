/** The Admin SDK's code of what Auth rejected with; '' for anything else. */
export const authCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''

export const isEmailTaken = (error: unknown): boolean => authCodeOf(error) === 'auth/email-already-exists'
export const isUidTaken = (error: unknown): boolean => authCodeOf(error) === 'auth/uid-already-exists'
export const isNoSuchUser = (error: unknown): boolean => authCodeOf(error) === 'auth/user-not-found'
