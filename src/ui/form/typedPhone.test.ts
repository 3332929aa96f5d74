import { expect, test } from 'vitest'
import { groupedPhone, typedPhone, withinCountry } from './typedPhone'

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['0091-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+65 9123 4567', '+6591234567'],
  ['(+65) 9123 4567', '+6591234567'],
  ['0065 9123 456', '+659123456'],
  ['00', '+'],
  ['+9', '+9'],
  ['98 76', '9876'],
])('keeps of %s the digits %s', (text, kept) => {
  expect(typedPhone(text, '91')).toBe(kept)
})

test('shows ten digits in two groups of five', () => {
  expect(groupedPhone('9876543210')).toBe('98765 43210')
  expect(groupedPhone('98765')).toBe('98765')
  expect(groupedPhone('+442079460958')).toBe('+442079460958')
})

test.each([
  ['415 555 0100', '1', '+14155550100', '4155550100'],
  ['+1 415 555 0100', '1', '+14155550100', '4155550100'],
  ['07911 123456', '44', '+447911123456', '7911123456'],
  ['971 501234567', '971', '+971501234567', '501234567'],
  ['447911 123456', '44', '+447911123456', '7911123456'],
  ['96551234567', '965', '+96551234567', '51234567'],
  ['65 9123 4567', '65', '+6591234567', '91234567'],
  ['64 9 123 4567', '64', '+6491234567', '91234567'],
  ['06 412 3456', '64', '+6464123456', '64123456'],
  ['+91 98765 43210', '1', '+919876543210', null],
  ['0044 7911 123456', '1', '+447911123456', null],
  ['', '1', '', ''],
])(
  'at a centre elsewhere %s (+%s) is kept as %s and shown as %s (PRODUCT 2.R)',
  (text, code, kept, shown) => {
    expect(typedPhone(text, code)).toBe(kept)
    expect(withinCountry(kept, code)).toBe(shown)
  },
)

/** As the field does with every key: it holds what is kept, and shows it behind the centre's code. */
const shownOf = (kept: string, code: string) => withinCountry(kept, code) ?? kept

test.each([
  ['00436641234567', '49', '+436641234567'],
  ['004915112345678', '49', '+4915112345678'],
  ['015112345678', '49', '+4915112345678'],
  ['00447911123456', '1', '+447911123456'],
  ['14155550100', '1', '+14155550100'],
  ['4155550100', '1', '+14155550100'],
  ['07911123456', '44', '+447911123456'],
  ['447911123456', '44', '+447911123456'],
  ['971501234567', '971', '+971501234567'],
  ['0501234567', '971', '+971501234567'],
  ['96551234567', '965', '+96551234567'],
  ['64211234567', '64', '+64211234567'],
  ['+447911123456', '1', '+447911123456'],
])('typed letter by letter %s (+%s) is kept as %s, and is deleted to nothing', (text, code, kept) => {
  let held = ''
  for (const letter of text) held = typedPhone(shownOf(held, code) + letter, code)
  expect(held).toBe(kept)
  for (let more = 30; more > 0 && shownOf(held, code) !== ''; more -= 1)
    held = typedPhone(shownOf(held, code).slice(0, -1), code)
  expect(shownOf(held, code)).toBe('')
})

test('pasted whole it is the same', () => {
  expect(typedPhone('1 415 555 0100', '1')).toBe('+14155550100')
  expect(typedPhone('00436641234567', '49')).toBe('+436641234567')
})
