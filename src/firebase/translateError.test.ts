import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { translated, translateError } from './translateError'

describe('what an SDK’s error becomes for the person on the screen', () => {
  it.each([
    ['auth/invalid-credential', 'wrong-credentials', /email or the password/],
    ['auth/wrong-password', 'wrong-credentials', /email or the password/],
    ['auth/user-not-found', 'wrong-credentials', /email or the password/],
    ['auth/user-disabled', 'account-disabled', /Ask the owner/],
    ['auth/too-many-requests', 'too-many-attempts', /Wait a few minutes/],
    ['auth/network-request-failed', 'offline', /Check the internet connection/],
    ['auth/invalid-email', 'invalid-input', /name@example.com/],
    ['auth/user-token-expired', 'not-signed-in', /Sign in again/],
    ['permission-denied', 'permission-denied', /Ask the owner/],
    ['storage/unauthorized', 'permission-denied', /Ask the owner/],
    ['unavailable', 'offline', /Check the internet connection/],
    ['not-found', 'not-found', /Reload/],
    ['storage/object-not-found', 'not-found', /Reload/],
    ['aborted', 'conflict', /Somebody else/],
    ['deadline-exceeded', 'timeout', /Try again/],
    ['something/new', 'unknown', /Try again/],
  ])('%s reads %s', (sdkCode, code, sentence) => {
    const error = translateError(new FirebaseError(sdkCode, 'for developers'))
    expect(error).toBeInstanceOf(AppError)
    expect(error.code).toBe(code)
    expect(error.message).toMatch(sentence)
    expect(error.message).not.toMatch(/!|firebase|for developers/i)
  })

  it('does not take a missing index for a lost race', () => {
    const error = new FirebaseError('failed-precondition', 'The query requires an index.')
    expect(translateError(error).code).toBe('unknown')
    expect(translateError(new FirebaseError('failed-precondition', 'Stale read.')).code).toBe('conflict')
  })

  it('keeps the original as the cause and lets an AppError pass', async () => {
    const original = new FirebaseError('aborted', 'for developers')
    expect(translateError(original).cause).toBe(original)
    const known = new AppError('refused', 'No.')
    await expect(translated(() => Promise.reject(known))).rejects.toBe(known)
  })

  it('is total: anything thrown has a sentence', () => {
    for (const odd of [null, undefined, 'text', 7, {}, { code: 7 }])
      expect(translateError(odd)).toMatchObject({ code: 'unknown' })
  })
})
