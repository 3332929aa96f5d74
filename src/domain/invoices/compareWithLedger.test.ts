import { describe, expect, it } from 'vitest'
import { collect } from './collect'
import { doneInvoice, invoiceWith, moneyContextOn, rowOf, asIssued } from './fixtures'
import { forgive, unforgive } from './forgive'
import type { Invoice } from './invoice'
import { removeInvoice } from './removeInvoice'
import { compareWithLedger } from './compareWithLedger'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { newFacts } from './factsOf'

const ctx = moneyContextOn('2026-11-22')
const issued = invoiceWith()
const paid = asIssued(doneInvoice(collect(issued, [rowOf(500), rowOf(200, { id: 'y2' })], ctx)).invoice)
const entries = [...newFacts(null, issued), ...newFacts(issued, paid)]
const chainedUntil = new Date('2026-11-23T00:00:00Z')
const reasonsOf = (invoice: Invoice, known = entries, until = chainedUntil) =>
  compareWithLedger([invoice], known, until, PLATFORM_MONEY).map(({ reason }) => reason)

describe('the invoices against the ledger', () => {
  it('agree where nobody touched anything', () => expect(reasonsOf(paid)).toEqual([]))

  it('name a payment that was altered, and how', () => {
    const payments = paid.payments.map((row) => (row.id === 'y2' ? { ...row, amount: 20 } : row))
    expect(reasonsOf({ ...paid, payments })).toEqual([
      'The payment of ₹200.00 of 22 Nov, 2026 on IRN/26-27/000012 says ₹20.00, but ₹200.00 was entered.',
    ])
  })

  it('name one that says another mode', () => {
    const payments = paid.payments.map((row) => (row.id === 'y1' ? { ...row, modeOfPayment: 'UPI' } : row))
    expect(reasonsOf({ ...paid, payments })).toEqual([
      'The payment of ₹500.00 of 22 Nov, 2026 on IRN/26-27/000012 says UPI, but Cash was entered.',
    ])
  })

  it('name one that is gone, and one that was slipped in', () => {
    expect(reasonsOf({ ...paid, payments: paid.payments.slice(0, 1) })).toEqual([
      'The payment of ₹200.00 of 22 Nov, 2026 on IRN/26-27/000012 was entered, and is gone.',
    ])
    expect(reasonsOf(paid, entries.slice(0, 2))).toEqual([
      'The payment of ₹200.00 of 22 Nov, 2026 on IRN/26-27/000012 was never entered in the ledger.',
    ])
  })

  it('let a payment be that is still on its way into the chain', () => {
    expect(reasonsOf(paid, entries.slice(0, 1), new Date('2026-11-22T00:00:00Z'))).toEqual([])
  })

  it('name an invoice that is gone altogether', () => {
    expect(compareWithLedger([], entries, chainedUntil, PLATFORM_MONEY).map(({ reason }) => reason)).toEqual([
      'The invoice IRN/26-27/000012 was entered, and is gone.',
    ])
  })

  it('name an amount that was altered on the invoice itself', () => {
    expect(reasonsOf({ ...paid, amount: 1000 })).toEqual([
      'The invoice IRN/26-27/000012 says ₹1,000.00, but ₹1,796.00 was entered.',
    ])
  })

  it('agree after a write-off that was undone, and after a deletion', () => {
    const off = doneInvoice(forgive(paid, { id: 'f', reason: 'Gone' }, ctx)).invoice
    const on = doneInvoice(unforgive(off, ctx)).invoice
    expect(reasonsOf(on, [...entries, ...newFacts(paid, off), ...newFacts(off, on)])).toEqual([])
    const deleted = doneInvoice(removeInvoice(issued, ctx)).invoice
    expect(reasonsOf(deleted, [...newFacts(null, issued), ...newFacts(issued, deleted)])).toEqual([])
  })
})
