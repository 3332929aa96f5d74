import { describe, expect, it, test } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { collectSchema, leftAfter, newRow, rowsOf, type TypedRow } from './collectForm'

const today = civil('2026-11-22')
const invoice = invoiceWith()
const subject = { invoice, today, settings: settingsWith() }
const row = (fields: Partial<TypedRow> = {}): TypedRow => ({ ...newRow(subject, []), ...fields })
const problems = (...rows: TypedRow[]) =>
  collectSchema(subject)
    .safeParse({ rows })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the form that takes money', () => {
  it('offers the balance of today, then what the rows leave, in another way of paying', () => {
    const first = newRow(subject, [])
    expect(first).toMatchObject({ amount: 1796, date: today, modeOfPayment: 'Cash' })
    const second = newRow(subject, [{ ...first, amount: 796.5 }])
    expect(second).toMatchObject({ amount: 999.5, modeOfPayment: 'UPI' })
    expect(newRow(subject, [first]).amount).toBeNull()
    expect(leftAfter(invoice, [{ amount: 2000 }])).toBe(0)
  })

  test.each([
    [{ amount: null }, 'rows.0.amount', 'Enter the amount received: more than 0.'],
    [{ amount: -5 }, 'rows.0.amount', 'Enter the amount received: more than 0.'],
    [{ amount: 1e9 }, 'rows.0.amount', 'That is more than ₹1,00,00,000. Check the amount.'],
    [
      { amount: 1796.01 },
      'rows.0.amount',
      '₹1,796.01 is more than the ₹1,796.00 due on IRN/26-27/000012. Lower the payment.',
    ],
    [
      { date: civil('2026-11-23') },
      'rows.0.date',
      '23 Nov, 2026 is still to come. Enter the day the money was received.',
    ],
    [
      { date: civil('2026-11-19') },
      'rows.0.date',
      'The invoice is of 20 Nov, 2026. Enter that day or a later one.',
    ],
    [{ date: null }, 'rows.0.date', 'Enter the day it was received'],
    [{ modeOfPayment: '' }, 'rows.0.modeOfPayment', 'Choose how it was paid'],
  ])('says at its field what is wrong with %o', (fields, path, sentence) => {
    expect(problems(row(fields))).toEqual([[path, sentence]])
  })

  it('says that it is more than is due where the rows go over, once', () => {
    expect(problems(row({ amount: 1000 }), row({ amount: 1000 }), row())).toEqual([
      ['rows.1.amount', expect.stringContaining('₹2,000.00 is more than the ₹1,796.00 due')],
    ])
  })

  it('judges the date on a cheque with a cheque alone', () => {
    const typed = { chequeDate: '12/1' }
    expect(problems(row({ ...typed, modeOfPayment: 'Cheque' }))?.[0]).toEqual([
      'rows.0.chequeDate',
      'Enter a date',
    ])
    expect(problems(row({ ...typed, modeOfPayment: 'UPI' }))).toBeUndefined()
  })

  it('keeps the date of a cheque with a cheque alone', () => {
    const dated = { chequeDate: civil('2026-11-30'), amount: 10 }
    const form = collectSchema(subject).parse({
      rows: [row({ ...dated, modeOfPayment: 'Cheque' }), row(dated)],
    })
    expect(rowsOf(form).map(({ chequeDate }) => chequeDate)).toEqual(['2026-11-30', null])
  })
})
