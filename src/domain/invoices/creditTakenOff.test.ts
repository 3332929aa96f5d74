import { describe, expect, it } from 'vitest'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { begunAs } from './cheque'
import { collect } from './collect'
import { credit } from './creditNote'
import { withCreditMove } from './creditMoves'
import { asIssued, doneInvoice, invoiceWith, moneyContextOn, rowOf } from './fixtures'
import type { IssuedInvoice } from './invoice'
import { effectsOf } from './moneyAct'
import { refund } from './refund'
import { takeBack } from './takeBack'

const ctx = moneyContextOn('2026-11-22', { creditBalance: 0 })
const entered = { date: ctx.today, at: ctx.now, by: 'owner' }

/** 1,796 by cheque, of which a note of 796 became credit. */
const noted = asIssued(
  doneInvoice(
    credit(
      doneInvoice(collect(invoiceWith(), [{ ...rowOf(1796), modeOfPayment: 'Cheque' }], ctx)).invoice,
      { id: 'c1', amount: 796, reason: 'Changed' },
      ctx,
    ),
  ).invoice,
)
const bounce = { id: 'b1', of: 'y1', kind: 'bounce', reason: 'No funds' } as const

/** An invoice that so much credit paid, and cash the rest. */
const used = (id: string, creditApplied: number, fields: Partial<IssuedInvoice> = {}) =>
  invoiceWith({
    ...{ id, creditApplied, seq: 20, issuedOn: civil('2026-11-21') },
    payments: collectedRows(1796 - creditApplied),
    ...fields,
  })
const collectedRows = (amount: number) =>
  asIssued(doneInvoice(collect(invoiceWith(), [rowOf(amount)], ctx)).invoice).payments

const bounced = (users: IssuedInvoice[], creditBalance = 0) =>
  takeBack(noted, bounce, { ...ctx, creditBalance, creditUsers: users })

describe('a cheque that bounces after its credit was used (DOMAIN 3.4, 5.3)', () => {
  it('is recorded: the credit is due again on the invoice that used it', () => {
    expect(noted.payments[0]).toMatchObject(begunAs('Cheque', ctx.settings))
    const { invoice, effects, beside = [] } = doneInvoice(bounced([used('i2', 796)]))
    expect([invoice.due, effects.dueDelta, effects.creditDelta]).toEqual([1000, 1000, -796])
    expect(beside.map(({ after }) => after)).toMatchObject([
      { id: 'i2', creditApplied: 0, due: 796, status: 'Partially Paid', paidOn: null },
    ])
    const [first] = beside
    expect(first && effectsOf(first.before, first.after)).toMatchObject({ dueDelta: 796, creditDelta: 0 })
  })

  it('tells in the account of credit what was taken back, and the account comes to nothing', () => {
    const { invoice, beside = [] } = doneInvoice(bounced([used('i2', 796)]))
    const moves = [{ before: noted, after: invoice }, ...beside].map(({ before, after }) =>
      withCreditMove(before, after, entered).creditMoves.at(-1),
    )
    expect(moves).toMatchObject([
      { amount: -796, what: 'takenBack' },
      { amount: 796, what: 'takenBack' },
    ])
  })

  it('takes the credit that is left first, and then off several invoices, the latest first', () => {
    const users = [used('i2', 500), used('i3', 300, { seq: 21 })]
    const partOf = (creditBalance: number) =>
      doneInvoice(bounced(users, creditBalance)).beside?.map(({ after }) => [after.id, after.creditApplied])
    expect(partOf(0)).toEqual([
      ['i3', 0],
      ['i2', 4],
    ])
    expect(partOf(596)).toEqual([['i3', 100]])
    expect(partOf(796)).toBeUndefined()
  })

  it('and where a note stands on that invoice, what it made of it goes first, and the rest is due', () => {
    const note = { id: 'c2', amount: 100, reason: 'Closed' }
    const again = asIssued(doneInvoice(credit(used('i2', 796), note, ctx)).invoice)
    const { beside = [], effects } = doneInvoice(bounced([again], 100))
    expect(effects.creditDelta).toBe(-796)
    expect(beside.map(({ after }) => after)).toMatchObject([{ id: 'i2', creditApplied: 0, due: 696 }])
    const moves = beside.flatMap(({ before, after }) => withCreditMove(before, after, entered).creditMoves)
    expect(moves).toMatchObject([
      { id: 'credit_1', amount: 796, what: 'takenBack' },
      { id: 'credit_2', amount: -100, what: 'takenBack' },
    ])
    // That credit was used in its turn: first where it was used last.
    const both = doneInvoice(bounced([again, used('i3', 100, { seq: 21 })])).beside ?? []
    expect(both.map(({ after }) => [after.id, after.creditApplied, after.due])).toEqual([
      ['i3', 0, 100],
      ['i2', 0, 696],
    ])
  })

  it('is refused where the credit is nowhere to be found: paid out, or on what was written off', () => {
    const gone = (amount: string) =>
      `₹${amount} of this credit is gone: it was paid out, or used on an invoice that was written off. Undo that write-off first.`
    expect(reasonOf(bounced([]))).toBe(gone('796.00'))
    expect(reasonOf(bounced([used('i2', 700)]))).toBe(gone('796.00'))
    expect(reasonOf(bounced([used('i2', 796, { isDeleted: true })]))).toBe(gone('796.00'))
    expect(reasonOf(bounced([used('i2', 796, { held: 'Forgive' })]))).toBe(gone('796.00'))
    expect(reasonOf(bounced([used('i1', 796)]))).toBe(gone('796.00'))
  })

  it('changes nothing the second time', () => {
    const users = [used('i2', 796)]
    const { invoice } = doneInvoice(bounced(users))
    const again = doneInvoice(takeBack(invoice, bounce, { ...ctx, creditUsers: users }))
    expect([again.invoice, again.beside]).toEqual([invoice, undefined])
  })

  it('a refund stays refused: it is a choice', () => {
    const give = {
      ...{ id: 'r1', amount: 796, modeOfPayment: 'Cash', paymentSource: '', reference: '' },
      ...{ of: 'y1', reason: 'x' },
    }
    const cash = asIssued(
      doneInvoice(
        credit(
          doneInvoice(collect(invoiceWith(), [rowOf(1796)], ctx)).invoice,
          { id: 'c1', amount: 796, reason: 'Changed' },
          ctx,
        ),
      ).invoice,
    )
    expect(reasonOf(refund(cash, give, { ...ctx, creditUsers: [used('i2', 796)] }))).toMatch(
      /is gone: it was used on another invoice, or paid out\. Credit that invoice first\.$/,
    )
  })
})
