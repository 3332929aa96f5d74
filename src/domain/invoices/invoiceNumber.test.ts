import { describe, expect, it, test } from 'vitest'
import { invoiceNumberOf, numberIn } from './invoiceNumber'

describe('invoiceNumberOf, DOMAIN 2.3', () => {
  it('is 16 characters long with a prefix of three', () => {
    const number = invoiceNumberOf('IRN', '26-27', 123)
    expect(number).toBe('IRN/26-27/000123')
    expect(number).toHaveLength(16)
  })

  test.each([
    ['IRON', '26-27', 1],
    ['', '26-27', 1],
    ['I-N', '26-27', 1],
    ['IRN', '2026-27', 1],
    ['IRN', '26-27', 0],
    ['IRN', '26-27', 1_000_000],
  ])('refuses %s/%s/%i', (prefix, fy, seq) => {
    expect(() => invoiceNumberOf(prefix, fy, seq)).toThrow(RangeError)
  })
})

describe('what is typed to find an invoice', () => {
  test.each([
    ['IRN/26-27/000123', { seq: 123, fy: '26-27' }],
    ['irn/26-27/123', { seq: 123, fy: '26-27' }],
    ['26-27/000123', { seq: 123, fy: '26-27' }],
    ['000123', { seq: 123, fy: undefined }],
    ['7', { seq: 7, fy: undefined }],
    ['0', null],
    ['9876543210', null],
    ['asha 12', null],
  ])('reads "%s" as a number', (typed, number) => expect(numberIn(typed)).toEqual(number))
})
