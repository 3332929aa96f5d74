import { expect, it } from 'vitest'
import { e164Of } from './e164'

it.each([
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['+971 50 123 4567', '+971501234567'],
  ['00971501234567', '+971501234567'],
  ['5876543210', null],
  ['987654321', null],
  ['+65 9123 4567', '+6591234567'],
  ['+91 12345 67890', null],
  ['+91 98765 432', null],
  ['+12', null],
  ['call me', null],
  ['', null],
])('%j of an Indian centre is %j (DOMAIN 4.5)', (text, number) => {
  expect(e164Of(text, 'en-IN')).toBe(number)
})

it('completes a number by the country of the centre, and none where it is not known', () => {
  expect(e164Of('050 123 4567', 'ar-AE')).toBe('+971501234567')
  expect(e164Of('987 654 3210', 'en-US')).toBe('+19876543210')
  expect(e164Of('9876543210', 'en')).toBe(null)
  expect(e164Of('+91 9876543210', 'en-US')).toBe('+919876543210')
})
