import { describe, expect, it, test } from 'vitest'
import {
  choiceReader,
  civilFrom,
  flagReader,
  instantFrom,
  integerReader,
  mapOf,
  numberFrom,
  textReader,
} from './readers'

const zone = 'Asia/Kolkata'

describe('amounts stored as text become numbers, SPECIFICATION 5', () => {
  test.each([
    ['1500', 1500],
    ['1,500.50', 1500.5],
    ['₹ 1,500', 1500],
    ['Rs. 500/-', 500],
    ['INR 2,00,000', 200000],
    [' 12 ', 12],
    ['-250', -250],
    ['.5', 0.5],
    [42, 42],
  ])('%j is %d', (stored, amount) => expect(numberFrom(stored)).toBe(amount))

  test.each(['', 'free', '12abc', '1.2.3', null, undefined, Number.NaN, Infinity, true, {}])(
    '%j is no amount',
    (stored) => expect(numberFrom(stored)).toBe(null),
  )
})

describe('durations become integers, SPECIFICATION 5', () => {
  test.each([
    ['3', 3],
    ['30 days', 30],
    ['1,200', 1200],
    [30.9, 30],
    ['1.5', 1],
  ])('%j is %i', (stored, integer) =>
    expect(integerReader(stored)).toEqual({ value: integer, isCertain: true }),
  )

  test.each(['many', undefined, null, Number.NaN])('%j reads 0 and is not written back', (stored) => {
    expect(integerReader(stored)).toEqual({ value: 0, isCertain: false })
  })
})

describe('dates in any older form', () => {
  test.each<[string, unknown, string | null]>([
    ['a civil date', '2026-11-20', '2026-11-20'],
    ['an instant at midnight in India', new Date('2026-11-19T18:30:00Z'), '2026-11-20'],
    ['ISO text of it', '2026-11-19T18:30:00.000Z', '2026-11-20'],
    ['ISO text with its offset', '2026-11-20T00:00:00+05:30', '2026-11-20'],
    ['ISO text without a zone', '2026-11-20T23:59:59', '2026-11-20'],
    ['milliseconds', 1795113000000, '2026-11-20'],
    ['an exported Timestamp', { seconds: 1795113000, nanoseconds: 0 }, '2026-11-20'],
    ['another exported Timestamp', { _seconds: 1795113000, _nanoseconds: 0 }, '2026-11-20'],
    ['D-M-YYYY', '5-1-2026', '2026-01-05'],
    ['DD/MM/YYYY', '05/01/2026', '2026-01-05'],
    ['YYYY-M-D', '2026-1-5', '2026-01-05'],
    ['the format of the screens', '05 Jan, 2026', '2026-01-05'],
    ['a date that does not exist', '31-2-2026', null],
    ['words', 'next week', null],
    ['an invalid instant', new Date(Number.NaN), null],
    ['nothing', null, null],
  ])('%s', (_form, stored, date) => expect(civilFrom(stored, zone)).toBe(date))

  it('keeps instants as instants', () => {
    expect(instantFrom('2026-11-19T18:30:00Z')).toEqual(new Date('2026-11-19T18:30:00Z'))
    expect(instantFrom('20-11-2026')).toBe(null)
  })
})

describe('other values', () => {
  test.each([
    [true, false, true],
    ['false', true, false],
    [undefined, true, true],
    ['maybe', false, false],
    [null, true, true],
  ])('the flag %j, %s where missing, is %s', (stored, otherwise, flag) => {
    expect(flagReader(otherwise)(stored)).toEqual({ value: flag, isCertain: true })
  })

  it('a choice is found whatever its case and dashes', () => {
    const reader = choiceReader(['Recurring', 'Non Recurring'], undefined)
    expect(reader('non-recurring').value).toBe('Non Recurring')
    expect(reader('weekly')).toEqual({ value: undefined, isCertain: false })
  })

  it('a phone kept as a number becomes text', () => expect(textReader(9876543210).value).toBe('9876543210'))

  it('a list, a date and text are no maps', () => {
    expect([mapOf([]), mapOf(new Date(0)), mapOf('a'), mapOf(null)]).toEqual([null, null, null, null])
  })

  it('a map is handed on as it is, one without a prototype too, and nothing of a class is one', () => {
    const map = { a: 1 }
    expect(mapOf(map)).toBe(map)
    expect(mapOf(Object.assign(Object.create(null), map))).toEqual(map)
    expect([mapOf(new Map([['a', 1]])), mapOf(new URL('https://example.org'))]).toEqual([null, null])
  })
})
