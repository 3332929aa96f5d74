import { describe, expect, it, test } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { creditNoteOf } from './creditNote'
import { creditNoteDocumentOf } from './creditNoteDocument'
import { invoiceWith } from './fixtures'
import type { IssuedInvoice } from './invoice'

const printed = (
  fields: Partial<IssuedInvoice> = {},
  { on = '2026-11-22', number = 'CRN/26-27/00001', settings = {} } = {},
) => {
  const invoice = invoiceWith({ packageName: 'Yoga', ...fields })
  const facts = { id: 'c1', amount: 898, date: civil(on), reason: 'Moved away', by: 'owner', at: null }
  const first = { ...creditNoteOf(invoice, { ...facts, id: 'c0', amount: 1 }), number: 'CRN/26-27/00009' }
  const creditNotes = [first, { ...creditNoteOf(invoice, facts), number }]
  const gym = clientInfoSchema.parse({
    ...{ id: 'g1', name: 'Iron Gym', email: 'iron@demo.test', type: 'GYM', state: 'Madhya Pradesh' },
    preference: { taxRegime: 'regular', gstin: '23AABCI1234F1Z9', invoiceTerms: 'No refunds.', ...settings },
  })
  return creditNoteDocumentOf({ ...invoice, creditNotes }, 'c1', gym, null)
}

describe('a credit note on paper (DOMAIN 2.6, Rule 53)', () => {
  it('has its own number and day, names its invoice, and takes back its share of value and tax', () => {
    expect(printed()).toMatchObject({
      ...{ title: 'Credit Note', notices: [], number: 'CRN/26-27/00001', issuedOn: '22 Nov, 2026' },
      original: { number: 'IRN/26-27/000012', issuedOn: '20 Nov, 2026' },
      lines: [
        { description: 'Yoga', detail: 'Moved away', code: '999723', quantity: 1, price: 855, amount: 855 },
      ],
      ...{ taxable: 855, roundOff: 0.24, total: 898 },
      taxes: [
        { label: 'CGST', rupees: 21.38 },
        { label: 'SGST', rupees: 21.38 },
      ],
      inWords: 'Rupees Eight Hundred Ninety Eight Only',
      outcome: { label: 'Credit', rupees: 898 },
    })
  })

  it('asks for no money and shows none', () => {
    const payments = [{ id: 'y1', amount: 500, date: '2026-11-21', modeOfPayment: 'Cash' }]
    expect(printed({ payments: payments as IssuedInvoice['payments'], creditApplied: 50 })).toMatchObject({
      ...{ dueOn: '', period: '', terms: '', upi: null, payments: [], credits: [], deductions: [] },
      ...{ creditApplied: 0, received: 0, credited: 0, balance: 0, priceHoldsTax: false },
    })
  })

  it('is none before it has a number, and none of another invoice', () => {
    expect(printed({}, { number: '' })).toBeNull()
    const gym = clientInfoSchema.parse({ id: 'g1', name: 'Iron Gym', email: 'a@demo.test', type: 'GYM' })
    expect(creditNoteDocumentOf(invoiceWith(), 'c1', gym, null)).toBeNull()
  })

  it('after 30 November of the next year is a commercial one: the amount alone, without tax and round-off', () => {
    expect(printed({}, { on: '2027-12-01' })).toMatchObject({
      title: 'Commercial Credit Note',
      notices: ['This note takes back no tax: the day until which the law allows it has passed.'],
      lines: [{ amount: 898 }],
      ...{ taxes: [], rates: [], roundOff: 0, total: 898 },
    })
  })

  it('under composition says so, and carries no tax', () => {
    const untaxed = {
      taxRegime: 'composition',
      gst: 0,
      cgst: 0,
      sgst: 0,
      roundOff: 0,
      taxable: 1796,
    } as const
    expect(printed(untaxed)).toMatchObject({
      ...{ title: 'Credit Note', taxes: [], lines: [{ amount: 898 }], roundOff: 0 },
      notices: ['Composition taxable person, not eligible to collect tax on supplies'],
    })
  })

  test.each([
    ['INR', 'Rupees Eight Hundred Ninety Eight Only'],
    ['USD', ''],
  ])('in %s says in words “%s”', (currency, inWords) => {
    expect(printed({}, { settings: { currency } })?.inWords).toBe(inWords)
  })

  it('gives its reason with the first of its lines', () => {
    const { lines } = invoiceWith({ joiningFee: 500, packageName: 'Yoga' })
    expect(printed({ lines })?.lines.map(({ detail }) => detail)).toEqual(['Moved away', ''])
  })
})
