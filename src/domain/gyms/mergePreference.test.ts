import { expect, it } from 'vitest'
import { mergePreference } from './mergePreference'
import { preferenceInputSchema } from './preferenceInput'

it('keeps what a change does not name, map by map (SPECIFICATION 3)', () => {
  const before = { graceDays: 3, sms: { cap: 100, lines: { receipt: true } }, sources: ['Google', 'Walk-in'] }
  const merged = mergePreference(before, {
    sms: { lines: { expiry: false } },
    sources: ['Friends'],
    theme: 'dark',
  })
  expect(merged).toEqual({
    graceDays: 3,
    sms: { cap: 100, lines: { receipt: true, expiry: false } },
    sources: ['Friends'],
    theme: 'dark',
  })
  expect(before.sms.lines).toEqual({ receipt: true })
})

it('takes a setting away that is named null, and comes to the same when repeated', () => {
  const once = mergePreference({ graceDays: 3, sms: { cap: 1 } }, { graceDays: null, sms: { cap: null } })
  expect(once).toEqual({ sms: {} })
  expect(mergePreference(once, { graceDays: null, sms: { cap: null } })).toEqual(once)
})

it.each([
  ['a list in a list', { a: [[1]] }],
  ['an empty key', { '': 1 }],
  ['a reserved key', JSON.parse('{"__proto__": {"admin": true}}') as object],
  ['half a character', { a: '\ud800' }],
  ['an endless number', { a: Infinity }],
  ['a list', [1]],
  ['very deep nesting', JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as object],
])('takes no %s, which the store could not hold', (_what, preference) => {
  expect(preferenceInputSchema.safeParse(preference).success).toBe(false)
})
