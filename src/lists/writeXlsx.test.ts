import { expect, test } from 'vitest'
import { dateCell, instantCell, moneyCell, numberCell, phoneCell, textCell } from './exportCell'
import { xlsxCell } from './writeXlsx'

test('numbers are numbers, and money bears no sign of a currency', () => {
  expect(xlsxCell(numberCell(3))).toEqual({ type: Number, value: 3 })
  expect(xlsxCell(moneyCell(-500.501))).toEqual({ type: Number, value: -500.5, format: '#,##0.00' })
})

test('dates are real dates: the civil day whatever the zone of the reader, an instant by the centre’s wall clock', () => {
  expect(xlsxCell(dateCell('2026-01-31'))).toEqual({
    type: Date,
    value: new Date('2026-01-31T00:00:00Z'),
    format: 'dd mmm, yyyy',
  })
  expect(xlsxCell(instantCell(new Date('2026-01-31T18:45:00Z'), 'Asia/Kolkata'))).toEqual({
    type: Date,
    value: new Date('2026-02-01T00:15:00Z'),
    format: 'dd mmm, yyyy hh:mm',
  })
})

test('a day that the format’s calendar does not know is text, and so is what is no day', () => {
  expect(xlsxCell(dateCell('1899-12-31'))).toEqual({ type: String, value: '1899-12-31' })
  expect(xlsxCell(dateCell('2026-13-41'))).toEqual({ type: String, value: '2026-13-41' })
})

test('phones are text, nothing is an empty cell', () => {
  expect(xlsxCell(phoneCell('+91 98765 43210'))).toEqual({ type: String, value: '91 98765 43210' })
  expect(xlsxCell(textCell('--'))).toBeNull()
})

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\nx', '＝1', ' =1'])(
  'text that would run once the cell is edited or saved on as CSV (%j) gets an apostrophe here too (ASVS 1.2.10)',
  (text) => {
    expect(xlsxCell(textCell(text))).toEqual({ type: String, value: `'${text}` })
  },
)
