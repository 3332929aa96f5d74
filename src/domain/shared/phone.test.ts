import { describe, expect, test } from 'vitest'
import {
  dialledFrom,
  fieldPhone,
  formatPhone,
  heldDigits,
  indianDigits,
  isPlausiblePhone,
  lookedUpDigits,
  phoneDigits,
  searchedDigits,
} from './phone'

describe('one Indian number has one set of digits', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['91-98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['+1 (415) 555-0100', '14155550100'],
    ['+65 9123 4567', '6591234567'],
    ['006591234567', '6591234567'],
    ['(+65) 9123 4567', '6591234567'],
    ['00659123456', '659123456'],
    ['+091 98765 43210', '9876543210'],
    ['+0 98765 43210', '9876543210'],
    ['000', '000'],
    ['0731', '0731'],
    ['', ''],
  ])('%s -> %s', (text, digits) => expect(phoneDigits(text)).toBe(digits))
})

describe('what of a phone is searched by', () => {
  test.each([
    ['the last four, which begin as a country’s code does', '0012', ['0012']],
    ['five of them', '00456', ['00456']],
    ['a number of another country by its 00', '0065 9123', ['659123', '00659123']],
    ['the beginning of an Indian number with its +91', '+91 98765', ['9198765', '98765']],
    ['a whole Indian number with its trunk zero', '098765 43210', ['9876543210', '09876543210']],
    ['a whole number as it is said in the Emirates', '050 123 4567', ['0501234567', '501234567']],
    ['a whole number as it is said in Britain', '07911 123456', ['7911123456', '07911123456']],
    ['a part that begins with 0', '0123456', ['0123456']],
    ['three digits', '012', []],
    ['a name', 'asha', []],
  ])('%s', (_what, typed, asked) => expect(searchedDigits(typed)).toEqual(asked))
})

test('older records are found by the digits with 00 that they keep', () => {
  const digits = phoneDigits('+65 9123 4567')
  expect(heldDigits(digits)).toEqual(['6591234567', '006591234567'])
  for (const held of heldDigits(digits)) expect(phoneDigits(held)).toBe(digits)
})

test.each([
  ['en-IN', '9876543210', ['9876543210', '009876543210']],
  ['en-US', '4155550123', ['4155550123', '004155550123', '14155550123', '0014155550123']],
  ['en-US', '+1 415 555 0123', ['14155550123', '0014155550123', '4155550123', '004155550123']],
  ['en-DE', '030 1234567', ['0301234567', '000301234567']],
])('at a centre in %s the records of %s are looked for by %j', (locale, text, digits) =>
  expect(lookedUpDigits(text, locale)).toEqual(digits),
)

describe('formatPhone', () => {
  test.each([
    ['9876543210', '+91 98765 43210'],
    ['+919876543210', '+91 98765 43210'],
    ['+1 415 555 0100', '+14155550100'],
    ['+65 9123 4567', '+6591234567'],
    ['(+65) 9123 4567', '+6591234567'],
    ['0065 9123 4567', '+6591234567'],
    ['0065 9123 456', '+659123456'],
    ['+91 98765 432', '+91 98765 432'],
    ['12345', '12345'],
    ['+65 123', '+65123'],
    ['', '--'],
  ])('%s -> %s', (text, shown) => expect(formatPhone(text, 'en-IN')).toBe(shown))

  test.each([
    ['4155550100', 'en-US', '+14155550100'],
    ['14155550100', 'en-US', '+14155550100'],
    ['+1 415 555 0100', 'en-US', '+14155550100'],
    ['+91 98765 43210', 'en-US', '+91 98765 43210'],
    ['07911 123456', 'en-GB', '+447911123456'],
    ['030 123456', 'de-DE', '030 123456'],
    ['+65 9123 4567', 'en-US', '+6591234567'],
    ['9123 4567', 'en-SG', '+6591234567'],
    ['65 91234567', 'en-SG', '+6591234567'],
    ['6591234567', 'en-US', '+16591234567'],
    ['09 123 4567', 'en-NZ', '+6491234567'],
    ['64 9 123 4567', 'en-NZ', '+6491234567'],
    ['06 412 3456', 'en-NZ', '+6464123456'],
    ['087 123 4567', 'en-IE', '+353871234567'],
    ['27821234567', 'en-ZA', '+27821234567'],
    ['', 'en-US', '--'],
  ])('%s at a centre of %s -> %s (PRODUCT 2.R)', (text, locale, shown) =>
    expect(formatPhone(text, locale)).toBe(shown),
  )
})

describe('isPlausiblePhone', () => {
  test.each([
    ...['9876543210', '+91 98765 43210', '(+91) 98765-43210', '0731 234 5678'],
    ...['+1 415 555 0100', '+971501234567', '+65 9123 4567', '0065 9123 4567'],
  ])('%s is', (text) => expect(isPlausiblePhone(text)).toBe(true))
  test.each([
    ...['', '98765', '98765432101', '0000000000', '9999999999', '98765abc10', '+12345', 'phone'],
    ...['+91 98765 432', '+91 98765', '0091 9876', '+91 98765 432101'],
  ])('%s is not', (text) => expect(isPlausiblePhone(text)).toBe(false))
})

describe('a number of another country with ten digits', () => {
  test.each(['+65 9123 4567', '+6591234567', '0065 9123 4567', '(+65) 9123 4567'])(
    '%s is dialled there',
    (text) => {
      expect(dialledFrom(text, 'en-IN')).toBe('6591234567')
      expect(indianDigits(text)).toBeNull()
      expect(fieldPhone(text)).toBe(text)
    },
  )

  test.each(['+91 6591234567', '6591234567', '06591234567', '00916591234567'])('%s is not of one', (text) => {
    expect(dialledFrom(text, 'en-IN')).toBe('916591234567')
    expect(fieldPhone(text)).toBe('6591234567')
  })

  test.each(['+091 98765 43210', '+0 98765 43210'])('%s is not: no country has a code with 0', (text) => {
    expect(dialledFrom(text, 'en-IN')).toBe('919876543210')
    expect(fieldPhone(text)).toBe('9876543210')
    expect(formatPhone(text, 'en-IN')).toBe('+91 98765 43210')
    expect(isPlausiblePhone(text)).toBe(true)
  })

  test.each(['+91 98765 432', '+91 98765', '98765'])('%s is neither', (text) => {
    expect(dialledFrom(text, 'en-IN')).toBe('')
    expect(fieldPhone(text)).toBe(text)
  })
})
