import fc from 'fast-check'
import { parse } from 'papaparse'
import { describe, expect, it, test } from 'vitest'
import {
  dateCell,
  instantCell,
  moneyCell,
  numberCell,
  phoneCell,
  textCell,
  type ExportCell,
} from './exportCell'
import { csvCell, csvText } from './writeCsv'

const readBack = (csv: string) =>
  parse<string[]>(csv.replace(/^\uFEFF/, ''), { delimiter: ',', newline: '\r\n' }).data.slice(0, -1)
const written = (...cells: ExportCell[]) => readBack(csvText(['Head'], [cells]))[1]

/** By itself, not by what the code under test says: what a spreadsheet takes for the beginning of a formula. */
const runsFrom = (cell: string) =>
  /^[\s\u200B-\u200F\u2060\uFEFF\0-\x1F"“”]*[=+\-@＝＋－＠﹢﹣﹦﹫]/u.test(cell)
const wouldRun = (cell: string) => /^[\t\r\n\0]/.test(cell) || runsFrom(cell)

describe('text in a CSV file', () => {
  test.each([
    ...['=1+1', '+91 98765 43210', '-2+3', '@SUM(A1)', '\tx', '\rx', '\nx', '\0x'],
    ...['＝1+1', '＋1', '－1', '＠x', '﹦1'],
    ...[' =1', '\u00A0=1', '\uFEFF=1', '"=1', ' "\u200B＝1', '“=1'],
  ])('that a spreadsheet would run (%j) gets an apostrophe (ASVS 1.2.10)', (text) => {
    expect(csvCell(textCell(text))).toBe(`'${text}`)
  })

  it('stays as it is otherwise', () => {
    for (const text of ['Asha Rao', 'a=b', "O'Neil", '7 Star', 'a\nb', '{"a": "=b"}', '(=x)'])
      expect(csvCell(textCell(text))).toBe(text)
  })

  it('never begins what would run, whatever was typed, also where semicolons or tabs part the cells', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(...'=+-@＝＋－＠"“\'\t\r\n\0 \u00A0\uFEFF\u200Ba1,;|'),
      maxLength: 8,
    })
    fc.assert(
      fc.property(
        fc.array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 6 })), {
          minLength: 1,
          maxLength: 4,
        }),
        (texts) => {
          const lines = readBack(csvText(texts, [texts.map(textCell)]))
          expect(lines.flat().filter(wouldRun)).toEqual([])
          const parts = csvText(texts, [texts.map(textCell)]).split(/[;\t\r\n]/)
          expect(parts.filter(runsFrom)).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is guarded inside, too, where another country’s Excel would part it', () => {
    expect(csvCell(textCell('a;=1+1'))).toBe("a;'=1+1")
    expect(csvCell(textCell('- one\n- two'))).toBe("'- one\n'- two")
    expect(csvCell(textCell('a; b\nc'))).toBe('a; b\nc')
  })

  it('comes back as it was', () => {
    const clean = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !wouldRun(text) && !/[;\t\r\n]/.test(text) && text !== '--')
    fc.assert(
      fc.property(fc.array(clean, { minLength: 1, maxLength: 4 }), (texts) => {
        const [, line] = readBack(csvText(texts, [texts.map(textCell)]))
        expect(line).toEqual(texts)
      }),
      { numRuns: 300 },
    )
  })
})

describe('what is no free text', () => {
  it('is a number that a spreadsheet adds up, also below zero, to the paisa and without a sign', () => {
    expect(csvCell(moneyCell(-500.5))).toBe(-500.5)
    expect(csvCell(moneyCell(0.1 + 0.2))).toBe(0.3)
    expect(csvCell(moneyCell(-0))).toBe(0)
    expect(csvCell(numberCell(12))).toBe(12)
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
        expect(Number(written(moneyCell(paise / 100))?.[0])).toBe(paise / 100)
      }),
    )
  })

  it('is a date as every country’s spreadsheet reads it, and a time of day in the centre’s zone', () => {
    expect(csvCell(dateCell('2026-01-31'))).toBe('2026-01-31')
    const at = new Date('2026-01-31T18:45:00Z')
    expect(csvCell(instantCell(at, 'Asia/Kolkata'))).toBe('2026-02-01 00:15')
    expect(csvCell(instantCell(at, 'America/New_York'))).toBe('2026-01-31 13:45')
  })

  it('is a phone number as text: no plus that would begin a formula, and a space that keeps it from being a number', () => {
    expect(csvCell(phoneCell('+91 98765 43210'))).toBe('91 98765 43210')
    expect(csvCell(phoneCell('+971501234567'))).toBe('971 501234567')
    expect(csvCell(phoneCell('+14155552671'))).toBe('1 4155552671')
    expect(csvCell(phoneCell('07312551234'))).toBe('0731 2551234')
    expect(csvCell(phoneCell('(0731) 255-1234'))).toBe('0731 255 1234')
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 -()=@') }), (phone) => {
        const cell = String(csvCell(phoneCell(phone)))
        expect(cell).toMatch(/^(\d+( \d+)*)?$/)
        expect(cell.replace(/ /g, '')).toBe(phone.replace(/\D/g, ''))
      }),
    )
  })

  it('is an empty cell where there is nothing, never the two dashes of the screen', () => {
    const nothing = [
      ...[textCell(''), textCell('--'), textCell(null), numberCell(null), numberCell(Number.NaN)],
      ...[moneyCell(undefined), dateCell(null), instantCell(null, 'Asia/Kolkata'), phoneCell('--')],
      instantCell(new Date(Number.NaN), 'Asia/Kolkata'),
    ]
    expect(nothing.map(csvCell)).toEqual(nothing.map(() => ''))
  })
})

test('commas, quotes and line ends are quoted as RFC 4180 has it, and Excel is told that it is UTF-8', () => {
  expect(csvText(['Name', 'Due'], [[textCell('Rao, "Asha"\nIndore'), moneyCell(-5)]])).toBe(
    '\uFEFFName,Due\r\n"Rao, ""Asha""\nIndore",-5\r\n',
  )
})

test('a header that would run is guarded too', () => {
  expect(csvText(['=cmd'], [])).toBe("\uFEFF'=cmd\r\n")
})
