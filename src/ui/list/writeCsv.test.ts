import { expect, test } from 'vitest'
import { csvCell, csvText } from './writeCsv'

test.each(['=1+1', '+91 98765 43210', '-2+3', '@SUM(A1)', '\tx', '\rx', '\0x'])(
  'text that a spreadsheet would run (%j) gets an apostrophe (ASVS 1.2.10)',
  (text) => {
    expect(csvCell(text)).toBe(`'${text}`)
  },
)

test('other text stays as it is', () => {
  expect(csvCell('Asha Rao')).toBe('Asha Rao')
  expect(csvCell('a=b')).toBe('a=b')
})

test('numbers stay numbers, also negative ones', () => {
  expect(csvCell(-500.5)).toBe(-500.5)
  expect(csvCell(Number.NaN)).toBe('')
})

test('nothing is an empty cell, yes and no are words, an instant is ISO', () => {
  expect(csvCell(null)).toBe('')
  expect(csvCell(true)).toBe('Yes')
  expect(csvCell(new Date('2026-01-31T10:00:00Z'))).toBe('2026-01-31T10:00:00.000Z')
})

test('commas, quotes and line ends are quoted as RFC 4180 has it, and Excel is told that it is UTF-8', () => {
  expect(csvText(['Name', 'Due'], [['Rao, "Asha"\nIndore', -5]])).toBe(
    '\uFEFFName,Due\r\n"Rao, ""Asha""\nIndore",-5\r\n',
  )
})

test('a header that would run is guarded too', () => {
  expect(csvText(['=cmd'], [])).toBe("\uFEFF'=cmd\r\n")
})
