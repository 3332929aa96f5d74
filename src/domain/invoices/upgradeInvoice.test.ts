import { describe, expect, it, test } from 'vitest'
import type { StoredRecord } from '@/domain/shared/readers'
import { dueOf } from './dueOf'
import { invoiceSchema } from './invoice'
import { upgradeInvoice } from './upgradeInvoice'

const upgrade = (fields: StoredRecord) => upgradeInvoice('i1', { gymId: 'g1', ...fields })
const read = (fields: StoredRecord) => invoiceSchema.parse(upgrade(fields).data)

describe('an invoice from older records', () => {
  it('has numbers for amounts and civil dates for dates', () => {
    expect(
      read({
        amount: '1,796.00',
        basePrice: '1900',
        status: 'partially paid',
        createdAt: new Date('2026-11-19T18:30:00Z'),
        dueOn: new Date('2026-11-24T18:30:00Z'),
        fromDate: '20-11-2026',
        customerPhone: 9876543210,
      }),
    ).toMatchObject({
      amount: 1796,
      basePrice: 1900,
      status: 'Partially Paid',
      issuedOn: '2026-11-20',
      dueOn: '2026-11-25',
      fromDate: '2026-11-20',
      customerPhone: '9876543210',
      isDeleted: false,
    })
  })

  it('is issued when it was made, unless it says that it is not issued yet', () => {
    const createdAt = new Date('2026-11-19T18:30:00Z')
    expect(read({ amount: 1, createdAt }).issuedOn).toBe('2026-11-20')
    expect(read({ amount: 1, createdAt, issuedOn: null, status: 'Draft' }).issuedOn).toBeNull()
  })

  it('has payments with ids, dates and modes', () => {
    const payments = [
      { amount: '500', date: new Date('2026-11-19T18:30:00Z'), mode: 'UPI' },
      { id: 'own', amount: 296, status: 'BOUNCED' },
    ]
    const invoice = read({ amount: 1796, modeOfPayment: 'Cash', payments, createdAt: '2026-11-20T05:00:00Z' })
    expect(invoice.payments).toMatchObject([
      { id: 'legacy_0', amount: 500, date: '2026-11-20', modeOfPayment: 'UPI', status: 'received' },
      { id: 'own', amount: 296, date: '2026-11-20', modeOfPayment: 'Cash', status: 'bounced' },
    ])
    expect(dueOf(invoice)).toBe(1296)
  })

  it('that says Paid without payments was paid in full, and owes nothing', () => {
    const invoice = read({ amount: '1000', status: 'Paid', paidOn: '2026-11-18', modeOfPayment: 'Cash' })
    expect(invoice.payments).toMatchObject([{ id: 'legacy_paid', amount: 1000, date: '2026-11-18' }])
    expect(dueOf(invoice)).toBe(0)
  })

  it('with a payment that nobody can read keeps its list in the store', () => {
    const payments = [{ amount: '500', date: '2026-11-20' }, 'cash?']
    const { data, repairs } = upgrade({ amount: 1000, status: 'Open', payments })
    expect(data['payments']).toHaveLength(1)
    expect(repairs).not.toHaveProperty('payments')
  })

  it('without a status counts as issued', () => {
    expect(read({ amount: 1000 }).status).toBe('Open')
    expect(read({ amount: 500, payments: [{ amount: 500, date: '2026-11-20' }] }).status).toBe('Paid')
  })

  test.each([
    ['as rate and amount', { amount: 1050, tax: 5, gst: 50 }, { taxRate: 5, tax: 5, gst: 50 }],
    ['as amount and rate', { amount: 1050, tax: 50, gst: 5 }, { taxRate: 5, tax: 5, gst: 50 }],
    ['as text', { amount: '1180', tax: '18', gst: '180' }, { taxRate: 18, tax: 18, gst: 180 }],
    ['with the amount alone', { amount: 1180, gst: 180 }, { taxRate: 18, tax: 18, gst: 180 }],
    ['with the rate alone', { amount: 1180, tax: 18 }, { taxRate: 18, tax: 18, gst: 180 }],
    [
      'with its rate beside them',
      { amount: 1050, taxRate: 5, tax: 5, gst: 50 },
      { taxRate: 5, tax: 5, gst: 50 },
    ],
    ['not at all', { amount: 1000 }, { taxRate: 0, tax: 0, gst: 0 }],
  ])('gives tax and gst %s (DOMAIN 2.5)', (_form, fields, expected) => {
    expect(read(fields)).toMatchObject(expected)
  })

  test.each<StoredRecord>([
    { amount: '1,000', status: 'Paid', paidOn: '20-11-2026', tax: 50, gst: 5 },
    { amount: 'free', status: 'gone', payments: { 0: { amount: '5', date: 'x' } } },
    {
      amount: 1000,
      payments: [{ amount: '500', date: '2026-11-20' }],
      createdAt: new Date('2026-11-20T05:00:00Z'),
    },
  ])('upgraded once needs no more: %j', (fields) => {
    const once = upgrade(fields)
    expect(invoiceSchema.safeParse(once.data).success).toBe(true)
    expect(upgradeInvoice('i1', once.data).repairs).toBe(null)
    expect(upgradeInvoice('i1', { gymId: 'g1', ...fields, ...once.repairs }).repairs).toBe(null)
  })
})
