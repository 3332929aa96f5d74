import { describe, expect, it } from 'vitest'
import { invoiceWith, rowOf } from '@/domain/invoices/fixtures'
import { paymentSchema, type Invoice } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { actAnswerSchema } from './actAnswer'

const at = new Date('2026-11-20T06:30:00.000Z')
const day = civil('2026-11-20')
const forgiveness = { id: 'f1', amount: 5, on: day, reason: 'Moved away', by: 'owner', at }
const note = { id: 'c1', amount: 10, date: day, reason: 'Closed', by: 'owner', at }

/** What a page reads of an answer that came as JSON. */
const overTheLine = (invoice: Invoice | null) => {
  const sent: unknown = JSON.parse(JSON.stringify({ kind: 'done', invoice, endDate: '2026-12-19' }))
  return actAnswerSchema.parse(sent)
}

describe('the answer of an act', () => {
  const payments = [paymentSchema.parse({ ...rowOf(100), date: day, at })]
  const plain = invoiceWith({ createdAt: at, updatedAt: at, payments, forgiveness })
  const invoice = {
    ...plain,
    creditNotes: invoiceWith({ creditNotes: [note as Invoice['creditNotes'][number]] }).creditNotes,
  }

  it('has its instants back as dates, those of rows, notes and write-off with them', () => {
    const read = overTheLine(invoice)
    expect(read.invoice).toEqual(invoice)
    expect(read.invoice?.payments[0]?.at).toEqual(at)
    expect(read.invoice?.creditNotes[0]?.at).toEqual(at)
    expect(read.invoice?.forgiveness?.at).toEqual(at)
  })

  it('keeps civil dates as text, and nothing as nothing', () => {
    expect(overTheLine(invoice)).toMatchObject({ endDate: '2026-12-19', invoice: { issuedOn: '2026-11-20' } })
    expect(overTheLine(invoiceWith()).invoice).toMatchObject({ createdAt: null, forgiveness: null })
    expect(overTheLine(null)).toEqual({ kind: 'done', invoice: null, endDate: '2026-12-19' })
  })

  it('is the same as the server keeps it, where instants are dates already', () => {
    const kept = { kind: 'done', invoice, endDate: null }
    expect(actAnswerSchema.parse(kept)).toEqual(kept)
  })
})
