import { describe, expect, test } from 'vitest'
import { formatPhone, isPlausiblePhone, phoneDigits } from './phone'

describe('one Indian number has one set of digits', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['91-98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['+1 (415) 555-0100', '14155550100'],
    ['0731', '0731'],
    ['', ''],
  ])('%s -> %s', (text, digits) => expect(phoneDigits(text)).toBe(digits))
})

describe('formatPhone', () => {
  test.each([
    ['9876543210', '+91 98765 43210'],
    ['+919876543210', '+91 98765 43210'],
    ['+1 415 555 0100', '+14155550100'],
    ['12345', '12345'],
    ['', '--'],
  ])('%s -> %s', (text, shown) => expect(formatPhone(text, 'en-IN')).toBe(shown))

  test.each([
    ['4155550100', 'en-US', '+14155550100'],
    ['14155550100', 'en-US', '+14155550100'],
    ['+1 415 555 0100', 'en-US', '+14155550100'],
    ['+91 98765 43210', 'en-US', '+91 98765 43210'],
    ['07911 123456', 'en-GB', '+447911123456'],
    ['030 123456', 'de-DE', '030 123456'],
    ['', 'en-US', '--'],
  ])('%s at a centre of %s -> %s (PRODUCT 2.R)', (text, locale, shown) =>
    expect(formatPhone(text, locale)).toBe(shown),
  )
})

describe('isPlausiblePhone', () => {
  test.each(['9876543210', '+91 98765 43210', '0731 234 5678', '+1 415 555 0100', '+971501234567'])(
    '%s is',
    (text) => expect(isPlausiblePhone(text)).toBe(true),
  )
  test.each(['', '98765', '98765432101', '0000000000', '9999999999', '98765abc10', '+12345', 'phone'])(
    '%s is not',
    (text) => expect(isPlausiblePhone(text)).toBe(false),
  )
})
