import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { refused } from '@/domain/shared/refusal'
import {
  emptyRow,
  paymentRowSchema,
  paymentsIn,
  receivedIn,
  refusalAtRow,
  restOf,
  rowFaults,
  type PaymentRow,
} from './paymentRows'

const row = (fields: Partial<PaymentRow> = {}): PaymentRow => ({
  ...emptyRow(settingsWith(), []),
  ...fields,
})

describe('the rows of a payment', () => {
  it('begin with a way of paying that no other row has', () => {
    const [first, second] = settingsWith().paymentModes
    expect(emptyRow(settingsWith(), []).modeOfPayment).toBe(first)
    expect(emptyRow(settingsWith(), [row()]).modeOfPayment).toBe(second)
  })

  it('count where they hold money; a cheque bears its date', () => {
    const chequeDate = civil('2026-11-25')
    const rows = [
      row({ amount: 2000 }),
      row(),
      row({ amount: 0 }),
      row({ amount: 500, modeOfPayment: 'Cheque', reference: ' 004512 ', chequeDate }),
    ]
    expect(paymentsIn(rows)).toMatchObject([
      { amount: 2000, modeOfPayment: 'Cash', chequeDate: null },
      { amount: 500, modeOfPayment: 'Cheque', reference: '004512', chequeDate },
    ])
    expect(receivedIn(rows)).toBe(2500)
  })

  it('are judged by the date on a cheque where it is one', () => {
    const judged = (modeOfPayment: string) =>
      paymentRowSchema(settingsWith()).safeParse({ ...row(), modeOfPayment, chequeDate: '12/1' }).success
    expect([judged('Cheque'), judged('UPI')]).toEqual([false, true])
  })

  it('say at their own field that the way of paying is missing', () => {
    expect(rowFaults([row(), row({ amount: 5, modeOfPayment: '' })])).toEqual([
      { path: ['payments', 1, 'modeOfPayment'], message: 'Choose how it was paid' },
    ])
  })

  it.each([
    ['the one row, whatever stands in it', [row({ amount: 7 })], { row: 0, amount: 4499 }],
    ['the first empty row', [row({ amount: 2000.1 }), row()], { row: 1, amount: 2498.9 }],
    [
      'the last row when all hold money',
      [row({ amount: 4000 }), row({ amount: 1 })],
      { row: 1, amount: 499 },
    ],
    ['nothing when there is too much already', [row({ amount: 9000 }), row()], { row: 1, amount: 0 }],
  ])('the rest goes into %s', (_case, rows, expected) => {
    expect(restOf(rows, 4499)).toEqual(expected)
  })

  it.each([
    ['payments.0.amount', 'payments.1.amount'],
    ['payments.1.reference', 'payments.3.reference'],
    ['payments.2.amount', 'payments.2.amount'],
    ['discount', 'discount'],
    [undefined, undefined],
  ])('a refusal of %s, as it was sent, stands at %s of the form', (sent, shown) => {
    const rows = [row(), row({ amount: 1 }), row({ amount: 0 }), row({ amount: 2 })]
    expect(refusalAtRow(refused('No.', sent), rows)).toEqual(refused('No.', shown))
    const done = { kind: 'done' }
    expect(refusalAtRow(done, rows)).toBe(done)
  })
})
