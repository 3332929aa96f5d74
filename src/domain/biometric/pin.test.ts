import { expect, it } from 'vitest'
import { pinOf } from './pin'

it.each([
  ['1001', '1001'],
  [' 001001 ', '1001'],
  [1001, '1001'],
  ['999999999', '999999999'],
  ['0', ''],
  ['000', ''],
  [0, ''],
  ['', ''],
  ['1234567890', ''],
  ['12a', ''],
  ['-1', ''],
  [1.5, ''],
  ['1e3', ''],
])('%j is the number %j on the devices (DOMAIN 1.6)', (given, pin) => {
  expect(pinOf(given)).toBe(pin)
})
