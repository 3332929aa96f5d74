import { describe, expect, it, test } from 'vitest'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { changeDueDate } from './changeDueDate'
import { collect } from './collect'
import { doneInvoice, invoiceWith, moneyContextOn, rowOf } from './fixtures'
import { forgive, unforgive } from './forgive'
import type { Invoice } from './invoice'
import { standingWordOf, takeBack } from './takeBack'

const today = '2026-11-22'
const ctx = moneyContextOn(today)
const pay = (invoice: Invoice, amount: number, id = 'y1') =>
  doneInvoice(collect(invoice, [rowOf(amount, { id })], ctx)).invoice
const paid = () => pay(invoiceWith(), 1796)
const back = { id: 'b1', of: 'y1', kind: 'reversal', reason: 'Entered twice' } as const

describe('collect', () => {
  it('takes a part in several rows, and says what changes with it', () => {
    const rows = [rowOf(500), rowOf(200, { id: 'y2', modeOfPayment: 'UPI', reference: ' 612345678901 ' })]
    const { invoice, effects } = doneInvoice(collect(invoiceWith(), rows, ctx))
    expect(invoice).toMatchObject({
      status: 'Partially Paid',
      paidOn: null,
      payments: [
        { id: 'y1', amount: 500, date: today, receivedBy: 'owner', kind: 'payment' },
        { id: 'y2', amount: 200, modeOfPayment: 'UPI', reference: '612345678901' },
      ],
    })
    expect(effects).toMatchObject({
      dueDelta: -700,
      creditDelta: 0,
      stats: { '2026-11': { collected: 700, byMode: { Cash: 500, UPI: 200 }, billed: 0 } },
      facts: [
        { id: 'i1_y1', kind: 'payment', amount: 500, invoiceNumber: 'IRN/26-27/000012' },
        { id: 'i1_y2', kind: 'payment', amount: 200 },
      ],
    })
  })

  it('pays the invoice with the last of it', () => {
    expect(pay(pay(invoiceWith(), 1000), 796, 'y2')).toMatchObject({ status: 'Paid', paidOn: today })
  })

  it('takes a repeat for the one it was', () => {
    const once = pay(invoiceWith(), 1796)
    const again = doneInvoice(collect(once, [rowOf(1796)], ctx))
    expect(again.invoice.payments).toHaveLength(1)
    expect(again.effects).toEqual({ dueDelta: 0, creditDelta: 0, stats: {}, facts: [] })
  })

  test.each([
    [
      'more than is due',
      [rowOf(1796.01)],
      '₹1,796.01 is more than the ₹1,796.00 due on IRN/26-27/000012. Lower the payment.',
    ],
    [
      'rows that together are more',
      [rowOf(1000), rowOf(800, { id: 'y2' })],
      '₹1,800.00 is more than the ₹1,796.00 due on IRN/26-27/000012. Lower the payment.',
    ],
    ['nothing', [rowOf(0)], 'Enter the amount received: more than 0.'],
    ['less than nothing', [rowOf(-5)], 'Enter the amount received: more than 0.'],
    ['no number', [rowOf(Number.NaN)], 'Enter the amount received: more than 0.'],
    ['less than a paisa', [rowOf(0.001)], 'Enter the amount received: more than 0.'],
    ['an absurd amount', [rowOf(1e300)], 'That is more than ₹1,00,00,000. Check the amount.'],
    ['no mode', [rowOf(5, { modeOfPayment: ' ' })], 'Choose how the payment was made.'],
    ['no row', [], 'Enter at least one payment.'],
    [
      'a day to come',
      [rowOf(5, { date: civil('2026-11-23') })],
      '23 Nov, 2026 is still to come. Enter the day the money was received.',
    ],
    [
      'a day before the invoice',
      [rowOf(5, { date: civil('2026-11-19') })],
      'The invoice is of 20 Nov, 2026. Enter that day or a later one.',
    ],
  ])('refuses %s', (_case, rows, sentence) => {
    expect(reasonOf(collect(invoiceWith(), rows, ctx))).toBe(sentence)
  })

  it('refuses a day of a financial year that is over', () => {
    const old = invoiceWith({ issuedOn: civil('2026-03-20') })
    expect(reasonOf(collect(old, [rowOf(5, { date: civil('2026-03-31') })], ctx))).toBe(
      '31 Mar, 2026 lies in a financial year that is over. Enter a day of this one.',
    )
  })

  it('takes the money of 31 March on 1 April, for the day it came, until the end of the month', () => {
    const old = invoiceWith({ issuedOn: civil('2026-03-20') })
    const on = (today: string) =>
      collect(old, [rowOf(5, { date: civil('2026-03-31') })], { ...ctx, today: civil(today) })
    expect(doneInvoice(on('2026-04-01')).invoice.payments.at(-1)).toMatchObject({ date: '2026-03-31' })
    expect(on('2026-04-30').kind).toBe('done')
    expect(reasonOf(on('2026-05-01'))).toMatch(/a financial year that is over/)
  })
})

describe('taking a payment back', () => {
  it('adds a row below 0 and leaves the payment as it was', () => {
    const before = paid()
    const { invoice, effects } = doneInvoice(takeBack(before, back, ctx))
    expect(invoice.payments).toEqual([
      before.payments[0],
      expect.objectContaining({ id: 'b1', of: 'y1', kind: 'reversal', amount: -1796, note: 'Entered twice' }),
    ])
    expect(invoice).toMatchObject({ status: 'Open', paidOn: null })
    expect(effects).toMatchObject({
      dueDelta: 1796,
      stats: { '2026-11': { collected: -1796, byMode: { Cash: -1796 } } },
      facts: [{ kind: 'reversal', amount: -1796, of: 'y1', note: 'Entered twice' }],
    })
    expect(standingWordOf(invoice, invoice.payments[0] ?? expect.fail(), PLATFORM_MONEY)).toBe('Reversed')
  })

  it('of a cheque that the bank returned', () => {
    const cheque = doneInvoice(
      collect(invoiceWith(), [rowOf(1796, { modeOfPayment: 'Cheque' })], ctx),
    ).invoice
    const { invoice } = doneInvoice(takeBack(cheque, { ...back, kind: 'bounce' }, ctx))
    expect(invoice.payments[1]).toMatchObject({ kind: 'bounce', amount: -1796, modeOfPayment: 'Cheque' })
    expect(standingWordOf(invoice, invoice.payments[0] ?? expect.fail(), PLATFORM_MONEY)).toBe('Bounced')
  })

  it('is done once, however often it is asked', () => {
    const once = doneInvoice(takeBack(paid(), back, ctx)).invoice
    expect(doneInvoice(takeBack(once, back, ctx)).invoice.payments).toHaveLength(2)
    expect(reasonOf(takeBack(once, { ...back, id: 'b2' }, ctx))).toBe('This payment was taken back already.')
  })

  test.each([
    ['one that is not there', { ...back, of: 'gone' }, 'This payment is not on the invoice. Open it again.'],
    ['without a reason', { ...back, reason: ' ' }, 'Enter a reason for taking the payment back.'],
    [
      'cash that bounces',
      { ...back, kind: 'bounce' as const },
      'Only a cheque bounces; this was Cash. Reverse the payment instead.',
    ],
  ])('is refused for %s', (_case, how, sentence) => {
    expect(reasonOf(takeBack(paid(), how, ctx))).toBe(sentence)
  })

  it('is the owner’s', () => {
    expect(reasonOf(takeBack(paid(), back, { ...ctx, role: 'MANAGER' }))).toMatch(/^Only the owner may/)
  })
})

describe('forgive', () => {
  const terms = { id: 'f1', reason: 'Left the town' }
  const forgiven = () => doneInvoice(forgive(pay(invoiceWith(), 500), terms, ctx))

  it('writes off what is left', () => {
    expect(forgiven().invoice).toMatchObject({
      status: 'Forgive',
      forgiveness: { id: 'f1', amount: 1296, on: today, reason: 'Left the town', by: 'owner' },
    })
    expect(forgiven().effects).toMatchObject({
      dueDelta: -1296,
      stats: { '2026-11': { forgiven: 1296 } },
      facts: [{ kind: 'forgive', amount: -1296 }],
    })
  })

  it('can be undone', () => {
    const { invoice, effects } = doneInvoice(unforgive(forgiven().invoice, ctx))
    expect(invoice).toMatchObject({ status: 'Partially Paid', forgiveness: null })
    expect(effects).toMatchObject({ dueDelta: 1296, facts: [{ kind: 'unforgive', amount: 1296 }] })
  })

  it('ends with a late payment', () => {
    const { invoice, effects } = doneInvoice(collect(forgiven().invoice, [rowOf(1000, { id: 'y2' })], ctx))
    expect(invoice).toMatchObject({ status: 'Partially Paid', forgiveness: null })
    expect(effects.dueDelta).toBe(296)
  })

  it('asks for a reason', () => {
    expect(reasonOf(forgive(invoiceWith(), { id: 'f1', reason: ' ' }, ctx))).toBe(
      'Enter a reason for the write-off.',
    )
  })
})

describe('a due date', () => {
  it('moves, and the status with it', () => {
    const overdue = invoiceWith({ dueOn: civil('2026-11-10'), issuedOn: civil('2026-11-01') })
    expect(doneInvoice(changeDueDate(overdue, civil('2026-12-10'), ctx)).invoice.status).toBe('Open')
    expect(doneInvoice(changeDueDate(overdue, null, ctx)).invoice).toMatchObject({
      dueOn: null,
      status: 'Open',
    })
  })

  test.each([
    ['2026-11-19', 'The invoice is of 20 Nov, 2026. It can’t be due before that day.'],
    ['2027-11-21', 'Choose a due date within a year, 20 Nov, 2027 at the latest.'],
  ])('is not %s', (on, sentence) => {
    expect(reasonOf(changeDueDate(invoiceWith(), civil(on), ctx)).replace("'", '’')).toBe(sentence)
  })
})
