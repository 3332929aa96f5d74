import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { billedGym, gymInvoiceWith, sellerWith, yearHeld } from './fixtures'
import { gymInvoiceDocument } from './gymInvoiceDocument'
import { payGymInvoice } from './payGymInvoice'
import { noPlatformSettings } from './platformSettings'

const today = civil('2026-11-25')
const payment = { mode: 'Bank transfer', date: civil('2026-11-24'), reference: 'N123' } as const

describe('the document of a subscription’s invoice', () => {
  it('has what Rule 46 asks for', () => {
    expect(gymInvoiceDocument(gymInvoiceWith())).toMatchObject({
      ...{ title: 'Tax Invoice', notices: [], number: 'FC/26-27/000007', issuedOn: '23 Nov, 2026' },
      ...{ placeOfSupply: 'Madhya Pradesh (23)', sac: '997331', needsSignature: true },
      supplier: { name: 'Fitness Centre Software Pvt Ltd', gstin: '23AABCI1234F1Z9', stateCode: '23' },
      customer: { name: 'Iron House', address: 'Ring Road, Indore, Madhya Pradesh 452010' },
      lines: [{ description: 'Yearly subscription', code: '997331', quantity: 1, amount: 12_000 }],
      ...{ taxable: 12_000, total: 14_160, balance: 14_160 },
      taxes: [
        { label: 'CGST', rate: 9, rupees: 1_080 },
        { label: 'SGST', rate: 9, rupees: 1_080 },
      ],
      inWords: 'Rupees Fourteen Thousand One Hundred Sixty Only',
    })
  })

  it('has one tax for a centre in another state', () => {
    expect(gymInvoiceDocument(gymInvoiceWith({ gym: billedGym({ state: 'Kerala' }) }))).toMatchObject({
      taxes: [{ label: 'IGST', rate: 18, rupees: 2_160 }],
      placeOfSupply: 'Kerala (32)',
    })
  })

  it('can be paid by UPI for exactly what is due, and says how it was paid', () => {
    const invoice = gymInvoiceWith()
    expect(gymInvoiceDocument(invoice).upi).toContain('am=14160.00')
    const paid = payGymInvoice(invoice, { payment, today })
    if (isRefused(paid)) return expect.fail(paid.reason)
    expect(gymInvoiceDocument(paid)).toMatchObject({
      ...{ upi: null, balance: 0, outcome: { label: 'Paid in full', rupees: 14_160 } },
      payments: [{ date: '24 Nov, 2026', mode: 'Bank transfer', reference: 'N123', rupees: 14_160 }],
    })
  })

  it('says what is missing instead of a wrong tax while nobody has typed the seller’s particulars', () => {
    expect(gymInvoiceDocument(gymInvoiceWith({ settings: noPlatformSettings }))).toMatchObject({
      ...{ title: 'Invoice', taxes: [], taxable: 12_000, total: 12_000, upi: null, placeOfSupply: '' },
      notices: [
        'Not a tax invoice yet: the particulars of the seller are missing. GST of 18 % comes on top of the price.',
      ],
      supplier: { name: 'Fitness Centre', gstin: '' },
    })
  })

  it('is a plain invoice of a seller without a GSTIN, who collects no tax', () => {
    const settings = sellerWith({ gstin: '' })
    const invoice = gymInvoiceWith({ settings, held: yearHeld({ gst: 0 }) })
    expect(gymInvoiceDocument(invoice)).toMatchObject({
      title: 'Invoice',
      notices: [],
      taxes: [],
      codeLabel: '',
    })
  })
})

describe('a payment', () => {
  it('is of today at the latest', () => {
    const late = { ...payment, date: civil('2026-11-26') }
    expect(payGymInvoice(gymInvoiceWith(), { payment: late, today })).toMatchObject({
      ...{ kind: 'refused', field: 'date' },
    })
    expect(payGymInvoice(gymInvoiceWith(), { payment: { ...late, date: today }, today })).toMatchObject({
      isPaid: true,
    })
  })

  it('is taken back whole', () => {
    const paid = { ...gymInvoiceWith(), isPaid: true, payment }
    expect(payGymInvoice(paid, { payment: null, today })).toEqual(gymInvoiceWith())
  })
})
