import { expect, it } from 'vitest'
import { translateError } from './adminErrors'

const failure = (code: number | string, message = 'for developers') =>
  Object.assign(new Error(message), { code })

it('names what the Admin SDK says by number, and lets what is named already pass', () => {
  expect(translateError(failure(9, '9 FAILED_PRECONDITION: stale')).code).toBe('conflict')
  expect(translateError(failure(7)).code).toBe('permission-denied')
  expect(translateError(failure('auth/user-not-found')).code).toBe('wrong-credentials')
  const known = translateError(failure(5))
  expect(translateError(known)).toBe(known)
})

it('does not take an index that is missing, or still building, for a lost race', () => {
  const missing = failure(9, '9 FAILED_PRECONDITION: The query requires an index. You can create it here: …')
  expect(translateError(missing)).toMatchObject({ code: 'unknown', cause: missing })
})
