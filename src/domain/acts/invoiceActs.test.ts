import { describe, expect, it } from 'vitest'
import { invoiceWith, moneyContextOn, draftWith } from '@/domain/invoices/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { refused } from '@/domain/shared/refusal'
import { actInputs } from './actInputs'
import { invoiceActs, type InvoiceActContext } from './invoiceActs'

const contextOf = (fields: Partial<InvoiceActContext> = {}): InvoiceActContext => ({
  ...moneyContextOn('2026-11-22'),
  ...{ key: 'k1', closedDays: new Set(), gym: { type: 'GYM' as const, state: 'Madhya Pradesh' } },
  ...fields,
})

const rowsOn = (...dates: (string | null)[]) =>
  actInputs.collect.parse({
    invoiceId: 'i1',
    rows: dates.map((date) => ({
      amount: 100,
      modeOfPayment: 'Cash',
      paymentSource: '',
      reference: '',
      date,
    })),
  })

const closedDays = new Set([civil('2026-11-21')])

describe('money that is entered for a day', () => {
  it('is refused for one that was counted and closed, at its row; today is open', () => {
    expect(invoiceActs.collect(invoiceWith(), rowsOn(null, '2026-11-21'), contextOf({ closedDays }))).toEqual(
      refused("21 Nov, 2026 is closed. Enter the payment with today's date.", 'rows.1.date'),
    )
    expect(
      invoiceActs.collect(invoiceWith(), rowsOn('2026-11-20', null), contextOf({ closedDays })),
    ).toMatchObject({
      invoice: { payments: [{ date: '2026-11-20' }, { date: '2026-11-22' }] },
    })
  })

  it('is of this person, this moment and this act, row by row', () => {
    const ctx = contextOf({ by: 'desk', role: 'MANAGER' })
    expect(invoiceActs.collect(invoiceWith(), rowsOn(null, null), ctx)).toMatchObject({
      invoice: {
        payments: [
          { id: 'k1', receivedBy: 'desk', at: ctx.now },
          { id: 'k1_2', receivedBy: 'desk', at: ctx.now },
        ],
      },
    })
  })

  it.each(['2026-11-23', '2099-01-01', '2026-03-31', '2026-11-19'])('is refused for %s', (date) => {
    expect(invoiceActs.collect(invoiceWith(), rowsOn(date), contextOf())).toMatchObject({ kind: 'refused' })
  })
})

describe('an invoice that goes', () => {
  const draft = draftWith()

  it('is discarded as a draft by the desk, and never once it is issued', () => {
    const ctx = contextOf({ role: 'MANAGER' })
    expect(invoiceActs.discard(draft, { invoiceId: 'i1' }, ctx)).toMatchObject({
      invoice: { isDeleted: true },
    })
    for (const role of ['MANAGER', 'CLIENT'] as const)
      expect(invoiceActs.discard(invoiceWith(), { invoiceId: 'i1' }, contextOf({ role }))).toEqual(
        refused('IRN/26-27/000012 is issued. Put it away, or issue a credit note.'),
      )
    const older = invoiceWith({ invoiceNumber: 'IHF-1043', fy: '', seq: 0 })
    expect(invoiceActs.discard(older, { invoiceId: 'i1' }, contextOf())).toEqual(
      refused('IHF-1043 is issued. Put it away, or issue a credit note.'),
    )
  })

  it('is put away with its number by the owner alone', () => {
    const input = { invoiceId: 'i1' }
    expect(invoiceActs.putAway(invoiceWith(), input, contextOf())).toMatchObject({
      invoice: { isDeleted: true, seq: 12 },
    })
    expect(invoiceActs.putAway(invoiceWith(), input, contextOf({ role: 'MANAGER' }))).toMatchObject({
      kind: 'refused',
    })
  })
})

describe('the act’s key', () => {
  const paid = invoiceActs.collect(invoiceWith(), rowsOn(null), contextOf({ key: 'first' }))

  it('names the row that a refund, a reversal, a note and a write-off add', () => {
    if (paid.kind === 'refused') return expect.unreachable(paid.reason)
    const { invoice } = paid
    const back = actInputs.reverse.parse({ invoiceId: 'i1', paymentId: 'first', reason: 'By mistake' })
    const refundOf = { modeOfPayment: 'Cash', paymentSource: '', reference: '', of: 'first' }
    const noted = { invoiceId: 'i1', amount: 50, reason: 'Closed' }
    expect(invoiceActs.reverse(invoice, back, contextOf())).toMatchObject({
      invoice: { payments: [{}, { id: 'k1', amount: -100 }] },
    })
    expect(invoiceActs.refund(invoice, { ...noted, ...refundOf }, contextOf())).toMatchObject({
      invoice: { payments: [{}, { id: 'k1', amount: -50 }] },
    })
    expect(invoiceActs.creditNote(invoice, noted, contextOf())).toMatchObject({
      invoice: { creditNotes: [{ id: 'k1' }] },
    })
    expect(invoiceActs.forgive(invoice, noted, contextOf())).toMatchObject({
      invoice: { forgiveness: { id: 'k1', by: 'owner' } },
    })
  })
})
