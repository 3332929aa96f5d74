import { describe, expect, it, test } from 'vitest'
import type { StoredRecord } from '@/domain/shared/readers'
import { draftWith, invoiceWith } from './fixtures'
import { unissued } from './heldState'
import { draftStates, invoiceSchema, isIssued, paymentSchema } from './invoice'
import { upgradeInvoice } from './upgradeInvoice'

const payment = paymentSchema.parse({ id: 'p1', amount: 500, date: '2026-11-20', modeOfPayment: 'Cash' })
const read = (stored: StoredRecord) => invoiceSchema.parse(upgradeInvoice('i1', stored).data)
/** A record that lies in the store as it is, or from before `held` was. */
const unheld = (stored: StoredRecord): StoredRecord => ({ ...stored, held: undefined })
const never = { issuedOn: null, seq: 0, invoiceNumber: '', fy: '' }

describe('a draft and an issued invoice are two things (ACTS "The model of money")', () => {
  test.each(draftStates)('%s has no day and no number, and nothing is paid, credited or due', (held) => {
    const draft = unissued(invoiceWith({ payments: [payment], due: 1296, creditApplied: 10 }), held)
    expect(draft).toMatchObject({ held, status: held, invoiceNumber: '', issuedOn: null, seq: 0, due: 0 })
    expect(draft).toMatchObject({ payments: [], creditNotes: [], creditApplied: 0, amount: 1796 })
    expect(isIssued(draft)).toBe(false)
    expect(invoiceSchema.parse(draft)).toEqual(draft)
  })

  test.each<[string, StoredRecord]>([
    ['a number', { invoiceNumber: 'IRN/26-27/000012' }],
    ['a day', { issuedOn: '2026-11-20' }],
    ['a payment', { payments: [payment] }],
    ['dues', { due: 5 }],
  ])('%s makes no draft', (_what, fields) => {
    expect(invoiceSchema.safeParse(draftWith()).success).toBe(true)
    expect(invoiceSchema.safeParse({ ...draftWith(), ...fields }).success).toBe(false)
    expect(invoiceSchema.safeParse({ ...invoiceWith(), ...fields }).success).toBe(true)
  })
})

describe('what people made of an invoice, read from the record', () => {
  it('is kept as it was written', () => {
    for (const held of draftStates) expect(read(draftWith({ held }))).toMatchObject({ held, status: held })
    expect(read(invoiceWith())).toMatchObject({ held: 'Issued', status: 'Open' })
    expect(read(invoiceWith({ held: 'Forgive' }))).toMatchObject({ held: 'Issued' })
  })

  test.each<[string, StoredRecord, StoredRecord]>([
    ['a status of a draft is that draft', { ...never, status: 'Accepted' }, { held: 'Accepted' }],
    ['one that was never issued is a draft', { ...never, status: 'Open' }, { held: 'Draft' }],
    ['any other status is an issued one', { seq: 0, status: 'Overdue' }, { held: 'Issued' }],
    ['written off before our numbers stays so', { seq: 0, status: 'Forgive' }, { held: 'Forgive' }],
    ['an older draft loses the day it got by guess', { seq: 0, status: 'Rejected' }, { issuedOn: null }],
    [
      'money was paid, so it is issued',
      { ...never, status: 'Draft', payments: [payment] },
      { held: 'Issued', status: 'Open' },
    ],
  ])('from before the field: %s', (_rule, fields, expected) => {
    expect(read(unheld({ ...invoiceWith(), ...fields }))).toMatchObject(expected)
  })

  it('follows the rows of a numbered one, whatever it says: a write-off has its row', () => {
    const forgiveness = { id: 'f1', amount: 1796, on: '2026-11-21', reason: 'Gone', by: 'owner', at: null }
    for (const held of [...draftStates, 'Forgive', 'Issued', undefined])
      expect(read({ ...invoiceWith(), held })).toMatchObject({
        held: 'Issued',
        invoiceNumber: 'IRN/26-27/000012',
      })
    expect(read({ ...invoiceWith(), held: 'Draft', forgiveness })).toMatchObject({
      held: 'Forgive',
      status: 'Forgive',
    })
  })

  it('is written to an older record once', () => {
    const { repairs } = upgradeInvoice('i1', unheld(invoiceWith()))
    expect(repairs).toEqual({ held: 'Issued' })
    expect(upgradeInvoice('i1', { ...invoiceWith(), ...repairs }).repairs).toBeNull()
  })
})
