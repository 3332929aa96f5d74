import { expect, it } from 'vitest'
import { CallRejected } from './callRejected'

const body = { error: { code: 'email-taken', message: 'An account with this email exists already.' } }

it('says what the server said, word for word, and keeps its parsed body (SPECIFICATION 7)', () => {
  const rejected = new CallRejected(409, body)
  expect(rejected.message).toBe('An account with this email exists already.')
  expect(rejected.code).toBe('conflict')
  expect(rejected.body).toEqual(body)
})

it.each([
  [400, 'invalid-input'],
  [401, 'not-signed-in'],
  [403, 'permission-denied'],
  [429, 'too-many-attempts'],
  [500, 'unavailable'],
  [418, 'unknown'],
])('a %i is %s', (status, code) => {
  expect(new CallRejected(status, body).code).toBe(code)
})
