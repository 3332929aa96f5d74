import { describe, expect, it } from 'vitest'
import { readDate, readGender, readPhone, readText, readYes, withPlainDates } from './importCells'

const byDay = { order: 'day', timezone: 'Asia/Kolkata' } as const
const byMonth = { order: 'month', timezone: 'Asia/Kolkata' } as const

describe('a date in a file', () => {
  it.each([
    ['31/01/2026', '2026-01-31'],
    ['1/2/2026', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['2026-01-31', '2026-01-31'],
    ['2026-1-5', '2026-01-05'],
    ['2026-01-31T00:00:00.000Z', '2026-01-31'],
    ['2026-01-31 00:00', '2026-01-31'],
    ['31 Jan 2026', '2026-01-31'],
    ['31-january-2026', '2026-01-31'],
    ['31 Jan, 2026', '2026-01-31'],
    ['Jan 31, 2026', '2026-01-31'],
    ['January 5 2026', '2026-01-05'],
    ['  ', null],
  ])('%s is %s', (cell, value) => {
    expect(readDate(cell, byDay)).toEqual({ value })
  })

  it.each([
    ['01/31/2026', '2026-01-31'],
    ['3/4/2026', '2026-03-04'],
    ['31 Jan 2026', '2026-01-31'],
    ['2026-01-31', '2026-01-31'],
  ])('%s is %s where the month comes first', (cell, value) => {
    expect(readDate(cell, byMonth)).toEqual({ value })
  })

  it.each([
    ['01/02/26', 'Write the year of “01/02/26” with four digits'],
    ['12/31/2026', 'There is no day 12/31/2026. Write the day first, then the month, like 31/01/2026'],
    ['31/02/2026', 'There is no day 31/02/2026. Write the day first, then the month, like 31/01/2026'],
    ['soon', '“soon” is not a date. Write it like 31/01/2026 or 2026-01-31'],
    ['46053', '“46053” is not a date. Write it like 31/01/2026 or 2026-01-31'],
    ['sometime 12, 2026', '“sometime 12, 2026” is not a date. Write it like 31/01/2026 or 2026-01-31'],
  ])('%s is none, and the sentence says what to write', (cell, problem) => {
    expect(readDate(cell, byDay)).toEqual({ problem })
  })

  it.each([
    ['2026-12-31T18:30:00.000Z', 'Asia/Kolkata', '2027-01-01'],
    ['2026-12-31 18:29:59Z', 'Asia/Kolkata', '2026-12-31'],
    ['2026-12-31T22:00:00+05:30', 'Asia/Kolkata', '2026-12-31'],
    ['2026-12-31T04:59:00Z', 'America/New_York', '2026-12-30'],
    ['2026-12-31T00:00:00.000Z', 'America/New_York', '2026-12-31'],
    ['2026-12-31T18:30:00', 'Asia/Kolkata', '2026-12-31'],
  ])('%s, a moment, is in %s the day %s', (cell, timezone, value) => {
    expect(readDate(cell, { order: 'day', timezone })).toEqual({ value })
  })

  it('that is a moment of no day is none', () => {
    expect(readDate('2026-13-31T18:30:00Z', byDay)).toHaveProperty('problem')
  })

  it('is told of the order of its file', () => {
    expect([readDate('31/01/2026', byMonth), readDate('soon', byMonth)]).toEqual([
      { problem: 'There is no day 31/01/2026. Write the month first, then the day, like 01/31/2026' },
      { problem: '“soon” is not a date. Write it like 01/31/2026 or 2026-01-31' },
    ])
  })
})

describe('a row of those to correct', () => {
  it('says its days so that they are the same in a file that proves no order', () => {
    const cells = ['Ann Lee', '98111', ' 03/04/2027', '12/05/2026', 'soon', '']
    const plain = ['Ann Lee', '98111', '2027-03-04', '2026-12-05', 'soon', '']
    expect(withPlainDates(cells, [2, undefined, 3, 4, 5], byMonth)).toEqual(plain)
    expect(withPlainDates(plain, [2, 3, 4, 5], byDay)).toEqual(plain)
  })

  it('keeps what only looks like a day in a column of other things', () => {
    expect(withPlainDates(['03/04/2027', '03/04/2027'], [1], byDay)).toEqual(['03/04/2027', '2027-04-03'])
  })
})

describe('other cells of a file', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9876543210.0', '9876543210'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+65 9123 4567', '+65 9123 4567'],
    ['12345', '12345'],
    ['', ''],
  ])('the phone %s is kept as %s', (cell, value) => {
    expect(readPhone(cell, 'en-IN')).toEqual({ value })
  })

  it.each([
    ['0501234567', 'en-AE', '+971501234567'],
    ['501234567', 'en-AE', '+971501234567'],
    ['971501234567', 'en-AE', '+971501234567'],
    ['+971 50 123 4567', 'en-AE', '+971501234567'],
    ['91234567', 'en-SG', '+6591234567'],
    ['65 91234567', 'en-SG', '+6591234567'],
    ['0412345678', 'en-AU', '+61412345678'],
    ['4155550123', 'en-US', '+14155550123'],
    ['(415) 555-0123', 'en-US', '+14155550123'],
    ['1 415 555 0123', 'en-US', '+14155550123'],
    ['07911 123456', 'en-GB', '+447911123456'],
    ['+91 98765 43210', 'en-US', '+919876543210'],
    ['0065 9123 4567', 'en-US', '+6591234567'],
    ['030 1234567', 'de-DE', '030 1234567'],
    ['12345', 'en-AE', '12345'],
    ['at work', 'en-AE', 'at work'],
  ])(
    'the phone %s of a centre in %s is kept as the form keeps it, %s (PRODUCT 2.R)',
    (cell, locale, value) => {
      expect(readPhone(cell, locale)).toEqual({ value })
    },
  )

  it('a phone that a spreadsheet has cut off is none', () => {
    expect(readPhone('9.87654E+09', 'en-IN')).toEqual({
      problem: 'The spreadsheet has shortened the number to 9.87654E+09. Format the column as text',
    })
  })

  it('a gender is a word or its letter', () => {
    expect(['m', 'Female', 'OTHER', ''].map(readGender)).toEqual(
      ['Male', 'Female', 'Other', null].map((value) => ({ value })),
    )
    expect(readGender('boy')).toEqual({ problem: '“boy” is not known. Write Male, Female or Other' })
  })

  it('what our own export has made harmless reads as it was', () => {
    expect([readText("'+91 98765 43210"), readText("'=A1"), readText("O'Neil"), readText("'hi'")]).toEqual([
      '+91 98765 43210',
      '=A1',
      "O'Neil",
      "'hi'",
    ])
  })

  it('a consent is a clear yes', () => {
    expect(['Yes', 'y', 'TRUE', 'no', '', 'perhaps'].map(readYes)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
