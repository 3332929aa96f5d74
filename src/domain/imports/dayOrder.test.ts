import { describe, expect, it } from 'vitest'
import { hasNumberDates, orderInFile, orderOfLocale } from './dayOrder'

/** Name, birth, a last day, notes; and a date that the file has not. */
const columns = [1, 2, undefined]
const rowsOf = (...cells: string[][]) => cells.map((each, at) => ({ line: at + 2, cells: each }))

describe('the order of day and month in a file', () => {
  it.each([
    ['a thirteenth or later comes first', [['Asha', '03/04/1990', '25/12/2026', '']], 'day'],
    ['a thirteenth or later comes second', [['Asha', '03/04/1990', '12-25-2026', '']], 'month'],
    ['every one could be either', [['Asha', '03/04/1990', '05.06.2026', '']], null],
    [
      'they disagree',
      [
        ['Asha', '31/01/1990', '', ''],
        ['Ravi', '01/31/1990', '', ''],
      ],
      null,
    ],
    ['the months are words', [['Asha', '3 Apr 1990', '2026-12-25', '']], null],
    ['only another column has it', [['Asha', '03/04/1990', '', '25/12/2026']], null],
    ['it is no date at all', [['Asha', '31/31/1990', '', '']], null],
  ])('where %s', (_, cells, order) => {
    expect(orderInFile(rowsOf(...cells), columns)).toBe(order)
  })

  it('matters only where a date is written in numbers', () => {
    expect(hasNumberDates(rowsOf(['Asha', '03/04/1990', '', '']), columns)).toBe(true)
    expect(hasNumberDates(rowsOf(['Asha', '3 Apr 1990', '2026-12-25', '03/04/1990']), columns)).toBe(false)
  })

  it.each([
    ['en-IN', 'day'],
    ['en-US', 'month'],
    ['en-GB', 'day'],
    ['de-DE', 'day'],
    // The year comes first.
    ['sv-SE', 'day'],
  ] as const)('%s writes the %s first', (locale, order) => {
    expect(orderOfLocale(locale)).toBe(order)
  })
})
