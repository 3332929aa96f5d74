import { describe, expect, it, test } from 'vitest'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { collect } from './collect'
import { credit } from './creditNote'
import { doneInvoice, invoiceWith, moneyContextOn, rowOf } from './fixtures'
import type { Invoice } from './invoice'
import { refund } from './refund'
import { standingWordOf } from './takeBack'

const ctx = moneyContextOn('2026-11-22')
const pay = (invoice: Invoice, amount: number, id = 'y1') =>
  doneInvoice(collect(invoice, [rowOf(amount, { id })], ctx)).invoice
const paid = () => pay(invoiceWith(), 1796)

describe('credit note and refund', () => {
  const terms = { id: 'c1', amount: 796, reason: 'Two weeks closed' }
  const give = {
    id: 'r1',
    amount: 796,
    modeOfPayment: 'Cash',
    paymentSource: '',
    reference: '',
    of: '',
    reason: 'Asked for it',
  }

  it('a note on an unpaid invoice lowers what is due', () => {
    const { invoice, effects } = doneInvoice(credit(invoiceWith(), terms, ctx))
    expect(invoice.creditNotes).toMatchObject([
      { amount: 796, reason: 'Two weeks closed', fy: '26-27', seq: 0 },
    ])
    expect(effects).toMatchObject({ dueDelta: -796, creditDelta: 0, stats: { '2026-11': { credited: 796 } } })
  })

  it('a note on a paid one becomes credit, and a refund pays the credit out', () => {
    const noted = doneInvoice(credit(paid(), terms, ctx))
    expect(noted.effects).toMatchObject({ dueDelta: 0, creditDelta: 796 })
    expect(noted.invoice.status).toBe('Paid')
    const refunded = doneInvoice(refund(noted.invoice, give, { ...ctx, creditBalance: 796 }))
    expect(refunded.invoice).toMatchObject({ status: 'Paid' })
    expect(refunded.effects).toMatchObject({
      dueDelta: 0,
      creditDelta: -796,
      stats: { '2026-11': { refunded: 796, collected: 0, byMode: { Cash: -796 } } },
      facts: [{ kind: 'refund', amount: -796 }],
    })
  })

  it('refuses to pay out credit that was used elsewhere', () => {
    const noted = doneInvoice(credit(paid(), terms, ctx)).invoice
    expect(reasonOf(refund(noted, give, { ...ctx, creditBalance: 300 }))).toBe(
      '₹496.00 of this credit is gone: it was used on another invoice, or paid out. Credit that invoice first.',
    )
  })

  it('a refund is of the one payment there is, and takes no more back than stands of it', () => {
    const { invoice } = doneInvoice(refund(paid(), give, ctx))
    expect(invoice.payments.at(-1)).toMatchObject({ kind: 'refund', of: 'y1', amount: -796 })
    expect(standingWordOf(invoice, invoice.payments[0] ?? expect.fail(), PLATFORM_MONEY)).toMatch(
      /1,000.00 left after refund/,
    )
    expect(reasonOf(refund(invoice, { ...give, id: 'r2', amount: 1000.01 }, ctx))).toBe(
      'Only ₹1,000.00 was paid on IRN/26-27/000012. Lower the refund.',
    )
  })

  it('of several payments it names one, and never gives back more than that one', () => {
    const two = pay(pay(invoiceWith(), 1000), 796, 'y2')
    expect(refund(two, { ...give, amount: 5 }, ctx)).toEqual({
      kind: 'refused',
      reason: 'Several payments stand on this invoice. Choose the one that is given back.',
      field: 'of',
    })
    expect(reasonOf(refund(two, { ...give, of: 'y2', amount: 797 }, ctx))).toBe(
      'Only ₹796.00 of this payment is left to give back. Lower the refund.',
    )
    const { invoice } = doneInvoice(refund(two, { ...give, of: 'y2' }, ctx))
    expect(reasonOf(refund(invoice, { ...give, id: 'r2', of: 'y2', amount: 1 }, ctx))).toBe(
      'Nothing of this payment is left to give back. Open the invoice again.',
    )
    expect(reasonOf(refund(two, { ...give, of: 'gone', amount: 1 }, ctx))).toMatch(/^Nothing of this payment/)
  })

  it('a refund without a note makes the amount due again', () => {
    const { invoice, effects } = doneInvoice(refund(paid(), give, ctx))
    expect(invoice.status).toBe('Partially Paid')
    expect(effects.dueDelta).toBe(796)
  })

  test.each([
    [
      'a refund of more than was paid',
      refund(pay(invoiceWith(), 500), give, ctx),
      'Only ₹500.00 was paid on IRN/26-27/000012. Lower the refund.',
    ],
    [
      'a refund without a reason',
      refund(paid(), { ...give, reason: '' }, ctx),
      'Enter a reason for the refund.',
    ],
    [
      'a refund of nothing',
      refund(paid(), { ...give, amount: 0 }, ctx),
      'Enter the amount to refund: more than 0.',
    ],
    [
      'a note over more than the invoice',
      credit(paid(), { ...terms, amount: 1797 }, ctx),
      'The invoice comes to ₹1,796.00 after its credit notes. Lower the amount.',
    ],
    [
      'a note without a reason',
      credit(paid(), { ...terms, reason: '' }, ctx),
      'Enter a reason for the credit note.',
    ],
    [
      'a note of nothing',
      credit(paid(), { ...terms, amount: -1 }, ctx),
      'Enter the amount to credit: more than 0.',
    ],
  ])('refuses %s', (_case, outcome, sentence) => expect(reasonOf(outcome)).toBe(sentence))
})

describe('a note after 30 November of the year after (DOMAIN 2.6)', () => {
  const terms = { id: 'c1', amount: 796, reason: 'Two weeks closed' }
  const noteOn = (day: string, invoice = invoiceWith()) =>
    doneInvoice(credit(invoice, terms, moneyContextOn(day))).invoice.creditNotes[0]

  it('is a commercial one: it takes back the price, and no tax', () => {
    expect(noteOn('2027-11-30')).toMatchObject({ isCommercial: false, taxable: 757.88, cgst: 18.95 })
    expect(noteOn('2027-12-01')).toMatchObject({
      amount: 796,
      isCommercial: true,
      taxable: 0,
      cgst: 0,
      sgst: 0,
      igst: 0,
    })
  })

  it('is an ordinary one where the invoice carries no tax', () => {
    expect(noteOn('2027-12-01', invoiceWith({ gst: 0, cgst: 0, sgst: 0 }))).toMatchObject({
      isCommercial: false,
    })
  })
})
