import { reversed } from '@/domain/shared/money'
import { describe, expect, it } from 'vitest'
import { creditNoteOf } from '@/domain/invoices/creditNote'
import { invoiceWith } from '@/domain/invoices/fixtures'
import type { IssuedInvoice } from '@/domain/invoices/invoice'
import { factsOfInvoice } from '@/domain/invoices/factsOf'
import { ledgerFactSchema } from '@/domain/ledger/ledgerEntry'
import { civil } from '@/domain/shared/civilDate'
import { invoiceOf } from '@/domain/gstr1/fixtures'
import { billedIn, billedOn } from './billed'

const day = civil('2026-11-20')
const sold = [
  { price: 1000, rate: 5, kind: 'package' },
  { price: 500, rate: 18, kind: 'joiningFee' },
  { price: 60, rate: 18, kind: 'product', sac: '2202' },
] as const
const mixed = invoiceOf(sold, { id: 'i1' })

const noted = (invoice: IssuedInvoice, amount: number, date: string) => ({
  ...invoice,
  creditNotes: [creditNoteOf(invoice, { id: 'c1', amount, date: civil(date), reason: '', by: '', at: null })],
})

describe('what was billed on a day (ACTS "The model of money": the day’s close knows the lines)', () => {
  it('is the sum of the lines by their kind, with the tax of each', () => {
    expect(billedOn([mixed, invoiceOf(sold.slice(0, 1), { id: 'i2' })], day)).toEqual([
      { kind: 'package', taxable: 2000, tax: 100, amount: 2100 },
      { kind: 'joiningFee', taxable: 500, tax: 90, amount: 590 },
      { kind: 'product', taxable: 60, tax: 10.8, amount: 70.8 },
    ])
  })

  it('is less by the credit notes of that day, also on an older invoice, and by no other note', () => {
    const older = invoiceOf(sold.slice(0, 1), { id: 'i3', issuedOn: civil('2026-10-01') })
    expect(billedOn([noted(older, 105, '2026-11-20')], day)).toEqual([
      { kind: 'package', taxable: -100, tax: -5, amount: -105 },
    ])
    expect(billedOn([noted(older, 105, '2026-11-21')], day)).toEqual([])
  })

  it('is less by a commercial note under the kind it takes from, without tax (decision 30)', () => {
    const old = invoiceOf([sold[0], sold[1]], { id: 'i4', issuedOn: civil('2025-01-10') })
    const late = noted(old, old.amount, '2026-11-20')
    expect(late.creditNotes[0]).toMatchObject({ isCommercial: true, taxable: 0 })
    expect(billedOn([late], day)).toEqual([
      { kind: 'package', taxable: -1050, tax: 0, amount: -1050 },
      { kind: 'joiningFee', taxable: -590, tax: 0, amount: -590 },
    ])
  })

  it('comes to what the invoices come to: rounding stands by itself', () => {
    expect(billedOn([invoiceWith()], day)).toMatchObject([
      { amount: 1795.5, tax: 85.5 },
      { kind: 'rounding', taxable: 0.5, tax: 0, amount: 0.5 },
    ])
  })

  it('counts nothing that was deleted, by the invoices and by the ledger', () => {
    expect(billedOn([{ ...mixed, isDeleted: true }], day)).toEqual([])
    const gone = ledgerFactSchema.parse({
      ...{ id: 'i1_deleted', kind: 'delete', gymId: 'g1', invoiceId: 'i1', date: day },
      amount: reversed(mixed.amount),
    })
    expect(billedIn(factsOfInvoice(mixed))).toEqual(billedOn([mixed], day))
    expect(billedIn([...factsOfInvoice(mixed), gone])).toEqual([])
  })

  it('names what an entry from before the lines does not tell', () => {
    const [issue] = factsOfInvoice(mixed)
    const { parts, ...older } = issue ?? expect.fail('no entry')
    expect(parts).toHaveLength(3)
    expect(billedIn([older])).toEqual([
      { kind: 'unknown', taxable: mixed.amount, tax: 0, amount: mixed.amount },
    ])
  })
})
