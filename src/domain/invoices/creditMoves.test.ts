import { describe, expect, it } from 'vitest'
import { compareWithLedger } from './compareWithLedger'
import { factsOfInvoice, newFacts } from './factsOf'
import { civil } from '@/domain/shared/civilDate'
import { collect } from './collect'
import { credit } from './creditNote'
import { withCreditMove } from './creditMoves'
import { asIssued, doneInvoice, draftWith, invoiceWith, moneyContextOn, rowOf } from './fixtures'
import type { IssuedInvoice } from './invoice'
import { takeBack } from './takeBack'

const ctx = moneyContextOn('2026-11-26', { creditBalance: 2000 })
const entered = { date: civil('2026-11-26'), at: ctx.now, by: 'owner' }
const paid = asIssued(doneInvoice(collect(invoiceWith(), [rowOf(1796)], ctx)).invoice)
const noted = (before: IssuedInvoice, amount: number, id = 'c1'): IssuedInvoice => {
  const invoice = asIssued(doneInvoice(credit(before, { id, amount, reason: 'Closed' }, ctx)).invoice)
  const creditNotes = invoice.creditNotes.map((note) => ({ ...note, number: `IRNC/${note.id}` }))
  return withCreditMove(before, { ...invoice, creditNotes }, entered)
}

describe('entries of credit (ACTS "Credit is an account")', () => {
  it('name the note that became credit, how much, and when', () => {
    const invoice = noted(paid, 796)
    expect(invoice.creditMoves).toEqual([
      { ...entered, id: 'credit_1', amount: 796, what: 'creditNote', reference: 'IRNC/c1' },
    ])
    expect(newFacts(paid, invoice)).toMatchObject([
      { kind: 'creditNote', amount: -796 },
      { kind: 'credit', amount: 796, id: 'i1_credit_1', reference: 'IRNC/c1' },
    ])
    expect(noted(invoice, 100, 'c2').creditMoves).toMatchObject([
      { amount: 796 },
      { id: 'credit_2', amount: 100 },
    ])
  })

  it('a note on what was not paid makes no credit, nor does one on an invoice of nobody', () => {
    expect(noted(invoiceWith(), 796).creditMoves).toEqual([])
    expect(noted({ ...paid, memberId: '' }, 796).creditMoves).toEqual([])
  })

  it('an invoice that uses credit takes from it, and a payment that is taken back takes its credit along', () => {
    const using = withCreditMove(null, invoiceWith({ creditApplied: 500 }), entered)
    expect(using.creditMoves).toMatchObject([{ amount: -500, what: 'used' }])
    const before = noted(paid, 796)
    const how = { id: 'b1', of: 'y1', kind: 'reversal', reason: 'Typed twice' } as const
    const back = withCreditMove(before, doneInvoice(takeBack(before, how, ctx)).invoice, entered)
    expect(back.creditMoves.at(-1)).toMatchObject({ amount: -796, what: 'takenBack' })
  })

  it('a draft has none', () => {
    expect(withCreditMove(null, draftWith(), entered).creditMoves).toEqual([])
  })

  it('an older invoice that used credit without an entry is no mismatch; an entry that was altered is', () => {
    const older = invoiceWith({ creditApplied: 500 })
    expect(compareWithLedger([older], factsOfInvoice(older), ctx.now, ctx.settings)).toEqual([])
    const invoice = noted(paid, 796)
    const creditMoves = invoice.creditMoves.map((move) => ({ ...move, amount: 1796 }))
    expect(
      compareWithLedger([{ ...invoice, creditMoves }], factsOfInvoice(invoice), ctx.now, ctx.settings),
    ).toMatchObject([
      {
        reason:
          'The credit of ₹796.00 of 26 Nov, 2026 on IRN/26-27/000012 says ₹1,796.00, but ₹796.00 was entered.',
      },
    ])
  })
})
