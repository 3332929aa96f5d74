import { describe, expect, it } from 'vitest'
import { gymPackageSchema } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { toPaise } from '@/domain/shared/money'
import { ABROAD, completed, payableBy } from './billPackage'
import { billedGym, gymInvoiceWith, sellerWith, yearHeld } from './fixtures'
import { dueOf, gymInvoiceStateOf } from './gymCreditNote'
import { gymInvoiceId, gymInvoiceSchema, isBilled, type GymInvoice } from './gymInvoice'
import { payGymInvoice } from './payGymInvoice'
import { noPlatformSettings } from './platformSettings'

const inKerala = { state: 'Kerala' }

describe('what is billed', () => {
  it.each([
    ['a trial', { isTrial: true, price: 0 }],
    ['a trial whose price an older record kept', { isTrial: true }],
    ['a package that costs nothing', { price: 0 }],
    ['a package without a last day', { endDate: null }],
    ['a package without a first day', { startDate: null }],
  ])('is not %s', (_, fields) => {
    expect(isBilled(gymPackageSchema.parse({ ...yearHeld(), ...fields }))).toBe(false)
    expect(isBilled(yearHeld())).toBe(true)
  })

  it('has an id from the centre, the package and its term, so that a repeat is the same invoice', () => {
    const id = gymInvoiceId('iron', yearHeld())
    expect(gymInvoiceId('iron', yearHeld({ price: 1 }))).toBe(id)
    const others = [
      gymInvoiceId('ice', yearHeld()),
      gymInvoiceId('iron', yearHeld({ packageId: 'pro' })),
      gymInvoiceId('iron', yearHeld({ startDate: civil('2026-11-24') })),
      gymInvoiceId('iron', yearHeld({ endDate: civil('2027-11-21') })),
    ]
    expect(new Set([id, ...others]).size).toBe(5)
    expect(gymInvoiceId('iron', yearHeld({ packageId: 'a/b' }))).not.toContain('/')
  })
})

describe('the invoice of a term (Rule 46)', () => {
  it('has CGST and SGST where the centre is in the seller’s state', () => {
    const invoice = gymInvoiceWith()
    expect(invoice).toMatchObject({
      ...{ number: 'FC/26-27/000007', seq: 7, fy: '26-27', sac: '997331', isComplete: true, isPaid: false },
      ...{ taxable: 12_000, cgst: 1_080, sgst: 1_080, igst: 0, amount: 14_160 },
      placeOfSupply: 'Madhya Pradesh',
      customer: { name: 'Iron House', address: 'Ring Road, Indore, Madhya Pradesh 452010' },
    })
    expect(gymInvoiceSchema.parse(invoice)).toEqual(invoice)
  })

  it.each([
    ['the seller’s state, where each half is rounded', {}, 179.92, 1_179.42],
    ['another state', inKerala, 179.91, 1_179.41],
    [
      'another state by its GSTIN',
      { preference: { taxRegime: 'regular', gstin: '29AAGCB7383J1Z4' } },
      179.91,
      1_179.41,
    ],
    ['no state', { state: '', preference: { taxRegime: 'outsideIndia' } }, 179.91, 1_179.41],
  ])('comes to what the dialog says before, to the paisa, for a centre in %s', (_, fields, tax, total) => {
    const gym = billedGym(fields)
    const held = yearHeld({ price: 999.5 })
    expect(payableBy(gym, held, sellerWith())).toEqual({ price: 999.5, tax, total })
    const invoice = gymInvoiceWith({ gym, held })
    expect(invoice.amount).toBe(total)
    expect(toPaise(invoice.cgst) + toPaise(invoice.sgst) + toPaise(invoice.igst)).toBe(toPaise(tax))
  })

  it('has IGST where the centre is in another state', () => {
    expect(gymInvoiceWith({ gym: billedGym(inKerala) })).toMatchObject({
      ...{ cgst: 0, sgst: 0, igst: 2_160, amount: 14_160, placeOfSupply: 'Kerala' },
    })
  })

  it('goes by the state of the centre’s GSTIN before that of its address (IGST Act s. 12(2))', () => {
    const gym = billedGym({ ...inKerala, preference: { taxRegime: 'regular', gstin: '23AABCI1234F1Z9' } })
    expect(gymInvoiceWith({ gym })).toMatchObject({
      ...{ igst: 0, cgst: 1_080, placeOfSupply: 'Madhya Pradesh' },
      customer: { gstin: '23AABCI1234F1Z9', state: 'Kerala' },
    })
  })

  it.each(['', 'Atlantis'])(
    'is supplied in the seller’s state where the centre’s is not known: %j',
    (state) => {
      expect(gymInvoiceWith({ gym: billedGym({ state }) })).toMatchObject({
        ...{ igst: 0, cgst: 1_080, placeOfSupply: 'Madhya Pradesh' },
      })
    },
  )

  it('has IGST for a centre abroad', () => {
    const gym = billedGym({ state: '', preference: { taxRegime: 'outsideIndia' } })
    expect(gymInvoiceWith({ gym })).toMatchObject({ igst: 2_160, cgst: 0, placeOfSupply: ABROAD })
  })

  it('begins again with 1 in the financial year of its day', () => {
    const before = gymInvoiceWith({ issuedOn: civil('2027-03-31') })
    const after = gymInvoiceWith({ issuedOn: civil('2027-04-01'), last: 0 })
    expect([before.number, after.number]).toEqual(['FC/26-27/000007', 'FC/27-28/000001'])
  })

  it('has no tax where the package has none, and asks for no GSTIN then', () => {
    const unregistered = sellerWith({ gstin: '' })
    expect(gymInvoiceWith({ held: yearHeld({ gst: 0 }), settings: unregistered })).toMatchObject({
      ...{ isComplete: true, cgst: 0, sgst: 0, igst: 0, amount: 12_000 },
    })
    expect(gymInvoiceWith({ settings: unregistered })).toMatchObject({ isComplete: false })
  })
})

describe('without the platform’s particulars', () => {
  it('has its number and price, and no tax that could be a wrong one', () => {
    expect(gymInvoiceWith({ settings: noPlatformSettings })).toMatchObject({
      ...{ number: 'FC/26-27/000007', isComplete: false, seller: null, placeOfSupply: '' },
      ...{ taxable: 12_000, cgst: 0, sgst: 0, igst: 0, amount: 12_000, rate: 18 },
    })
  })

  it('is completed by them as if they had been there, with the number and day it had', () => {
    expect(completed(gymInvoiceWith({ settings: noPlatformSettings }), sellerWith())).toEqual(
      gymInvoiceWith(),
    )
  })

  it('keeps what was paid for the price alone, and leaves the tax to pay', () => {
    const payment = { mode: 'UPI', date: civil('2026-11-24'), reference: '' } as const
    const waiting = { ...gymInvoiceWith({ settings: noPlatformSettings }), isPaid: true, payment }
    const whole = completed(waiting, sellerWith())
    expect(whole).toEqual({ ...gymInvoiceWith(), paidBefore: { ...payment, amount: 12_000 } })
    expect(whole && [dueOf(whole), gymInvoiceStateOf(whole)]).toEqual([2_160, 'Unpaid'])
    const later = { ...payment, date: civil('2026-12-01') }
    const settled = whole && payGymInvoice(whole, { payment: later, today: later.date })
    expect(settled).toMatchObject({ isPaid: true, payment: later, paidBefore: { amount: 12_000 } })
    expect(whole && payGymInvoice(whole, { payment: null, today: later.date })).toEqual(whole)
  })

  it('stays paid where its price has no tax', () => {
    const payment = { mode: 'UPI', date: civil('2026-11-24'), reference: '' } as const
    const held = yearHeld({ gst: 0 })
    const waiting = { ...gymInvoiceWith({ held, settings: noPlatformSettings }), isPaid: true, payment }
    expect(completed(waiting, sellerWith())).toMatchObject({ isPaid: true, payment, paidBefore: null })
  })

  it('is not marked as paid before it has its tax', () => {
    const payment = { mode: 'UPI', date: civil('2026-11-24'), reference: '' } as const
    const pay = (invoice: GymInvoice) => payGymInvoice(invoice, { payment, today: payment.date })
    expect(pay(gymInvoiceWith({ settings: noPlatformSettings }))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('Type the platform’s particulars first') as unknown,
    })
    const free = { held: yearHeld({ gst: 0 }), settings: noPlatformSettings }
    expect([pay(gymInvoiceWith(free)), pay(gymInvoiceWith())]).toMatchObject([
      { isPaid: true },
      { isPaid: true },
    ])
  })

  it('waits on where they do not suffice, and one that is complete stays as it is', () => {
    const waiting = gymInvoiceWith({ settings: noPlatformSettings })
    expect(completed(waiting, sellerWith({ gstin: '' }))).toBeNull()
    expect(completed(gymInvoiceWith(), sellerWith({ legalName: 'Another' }))).toBeNull()
  })
})
