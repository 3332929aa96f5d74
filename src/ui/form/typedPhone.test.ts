import { expect, test } from 'vitest'
import { groupedPhone, typedPhone } from './typedPhone'

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['0091-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+9', '+9'],
  ['98 76', '9876'],
])('keeps of %s the digits %s', (text, kept) => {
  expect(typedPhone(text)).toBe(kept)
})

test('shows ten digits in two groups of five', () => {
  expect(groupedPhone('9876543210')).toBe('98765 43210')
  expect(groupedPhone('98765')).toBe('98765')
  expect(groupedPhone('+442079460958')).toBe('+442079460958')
})
