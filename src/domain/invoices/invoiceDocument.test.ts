import { describe, expect, it, test } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import {
  contextOn,
  done,
  memberWith,
  saleTerms,
  settingsWith,
  templateWith,
} from '@/domain/packages/fixtures'
import { assign } from '@/domain/packages/sell'
import { toPaise } from '@/domain/shared/money'
import { collect } from './collect'
import { credit } from './creditNote'
import { doneInvoice, invoiceWith, moneyContextOn, rowOf } from './fixtures'
import { invoiceDocumentOf, missingParticulars } from './invoiceDocument'

const preference = {
  taxRegime: 'regular',
  gstin: '23AAPFU0939F1Z3',
  upiId: 'irongym@okhdfcbank',
  invoiceTerms: 'Fees are not refundable.',
}
const centre = clientInfoSchema.parse({
  id: 'g1',
  name: 'Iron Gym',
  email: 'iron@demo.test',
  phone: '9876500000',
  address: '12 MG Road',
  city: 'Indore',
  state: 'Madhya Pradesh',
  pincode: '452001',
  type: 'GYM',
  dp: 'g1/site-config/logo',
  preference,
})
const asha = memberWith({
  address: '4 Lake View',
  city: 'Indore',
  state: 'Madhya Pradesh',
  memberCode: 'IRN-7',
})
const documentOf = (fields: Parameters<typeof invoiceWith>[0] = {}, at = centre) =>
  invoiceDocumentOf(invoiceWith(fields), at, asha)
const ctx = moneyContextOn('2026-11-22')

describe('the document of an invoice holds what Rule 46 asks for (DOMAIN 2.3)', () => {
  it('names both parties, number, dates, service code and place of supply', () => {
    expect(documentOf({ packageName: 'Quarterly' })).toMatchObject({
      title: 'Tax Invoice',
      notices: [],
      number: 'IRN/26-27/000012',
      issuedOn: '20 Nov, 2026',
      dueOn: '25 Nov, 2026',
      supplier: {
        name: 'Iron Gym',
        address: '12 MG Road, Indore, Madhya Pradesh 452001',
        gstin: '23AAPFU0939F1Z3',
        stateCode: '23',
      },
      customer: { name: 'Asha Rao', address: '4 Lake View, Indore, Madhya Pradesh', code: 'IRN-7' },
      placeOfSupply: 'Madhya Pradesh (23)',
      isReverseCharge: false,
      sac: '999723',
      description: 'Quarterly',
      terms: 'Fees are not refundable.',
    })
  })

  it('shows discount and promo before the taxable value, each tax with its rate, and the rounding', () => {
    expect(documentOf({ packageName: 'Quarterly', promoCode: 'DIWALI', joiningFee: 500 })).toMatchObject({
      lines: [
        { label: 'Quarterly', rupees: 1500 },
        { label: 'Joining fee', rupees: 500 },
        { label: 'Discount', rupees: -100 },
        { label: 'Promo DIWALI (10%)', rupees: -190 },
      ],
      priceHoldsTax: false,
      taxable: 1710,
      taxes: [
        { label: 'CGST', rupees: 42.75, rate: 2.5 },
        { label: 'SGST', rupees: 42.75, rate: 2.5 },
      ],
      roundOff: 0.5,
      total: 1796,
      inWords: 'Rupees One Thousand Seven Hundred Ninety Six Only',
    })
  })

  it('asks for the exact balance', () => {
    const paid = doneInvoice(collect(invoiceWith(), [rowOf(700.5)], ctx)).invoice
    const noted = doneInvoice(credit(paid, { id: 'c', amount: 95.5, reason: 'Closed' }, ctx)).invoice
    const document = invoiceDocumentOf(noted, centre, null)
    expect(document).toMatchObject({ received: 700.5, credited: 95.5, balance: 1000 })
    expect(document.upi).toContain('am=1000.00')
    expect(document.payments).toEqual([
      { date: '22 Nov, 2026', mode: 'Cash', reference: '', rupees: 700.5, note: '' },
    ])
  })

  it.each([
    [{ placeOfSupply: 'Maharashtra', cgst: 0, sgst: 0, igst: 85.5 }, ['IGST'], 'Maharashtra (27)'],
    [{ placeOfSupply: 'Chandigarh' }, ['CGST', 'UTGST'], 'Chandigarh (04)'],
  ])('names the tax of another place: %o', (fields, labels, place) => {
    const document = documentOf(fields)
    expect(document.taxes.map(({ label }) => label)).toEqual(labels)
    expect(document.placeOfSupply).toBe(place)
  })

  it('keeps the regime of the day of issue', () => {
    const now = clientInfoSchema.parse({ ...centre, preference: { ...preference, taxRegime: 'composition' } })
    expect(documentOf({}, now).title).toBe('Tax Invoice')
    expect(documentOf({ taxRegime: 'composition', gst: 0, cgst: 0, sgst: 0 }, now)).toMatchObject({
      title: 'Bill of Supply',
      notices: ['Composition taxable person, not eligible to collect tax on supplies'],
      taxes: [],
    })
    expect(documentOf({ taxRegime: 'unregistered' })).toMatchObject({
      title: 'Invoice',
      sac: '',
      supplier: { gstin: '' },
    })
  })

  it('says what is no invoice (any more), and asks no money for it', () => {
    expect(documentOf({ status: 'Draft', invoiceNumber: '' }).notices).toEqual(['Draft: not an invoice yet'])
    expect(documentOf({ isDeleted: true })).toMatchObject({ notices: ['Cancelled'], balance: 0, upi: null })
    expect(documentOf({ status: 'Forgive' })).toMatchObject({ notices: ['Written off'], balance: 0 })
  })
})

test.each([
  ['excluding', { taxInclusive: false }, { discount: 100, discountReason: 'x', percentOff: 10 }],
  ['including', { taxInclusive: true }, { discount: 100, discountReason: 'x', percentOff: 10 }],
  ['including, with a capped promo', { taxInclusive: true }, { percentOff: 50, promoCap: 30 }],
  [
    'without rounding',
    { taxInclusive: false, roundToRupee: false },
    { percentOff: 33.33, joiningFee: 17.17 },
  ],
  ['without tax', { taxRegime: 'unregistered' }, { percentOff: 15 }],
])('lines and taxes of a sale sum to the total, to the paisa: %s', (_case, chosen, terms) => {
  const settings = settingsWith({ taxRegime: 'regular', ...chosen })
  const sale = assign(
    memberWith(),
    templateWith({ price: 1999.99 }),
    saleTerms('2026-11-20', { basePrice: 1999.99, ...terms }),
    contextOn('2026-11-20', { settings }),
  )
  const { lines, taxable, taxes, roundOff, total, priceHoldsTax } = invoiceDocumentOf(
    done(sale).invoice ?? expect.fail(),
    centre,
    asha,
  )
  const sum = (list: { rupees: number }[]) => list.reduce((paise, { rupees }) => paise + toPaise(rupees), 0)
  expect(toPaise(taxable) + sum(taxes) + toPaise(roundOff)).toBe(toPaise(total))
  expect(sum(lines)).toBe(toPaise(taxable) + (priceHoldsTax ? sum(taxes) : 0))
})

describe('what an invoice lacks is said before it is issued', () => {
  it('nothing, where everything stands', () => expect(missingParticulars(documentOf())).toEqual([]))

  it('the address of an unregistered customer from 50,000 rupees on', () => {
    const nowhere = memberWith()
    const big = invoiceWith({ taxable: 50_000 })
    expect(missingParticulars(invoiceDocumentOf(big, centre, nowhere))).toEqual([
      "Enter the customer's address and state: it must stand on this invoice.",
    ])
    const small = invoiceWith({ taxable: 49_999.99 })
    expect(missingParticulars(invoiceDocumentOf(small, centre, nowhere))).toEqual([])
  })

  it("the centre's own particulars", () => {
    const bare = clientInfoSchema.parse({
      ...centre,
      address: '',
      city: '',
      state: '',
      pincode: '',
      preference: { taxRegime: 'regular' },
    })
    expect(missingParticulars(documentOf({ sac: '' }, bare))).toEqual([
      "Enter the centre's GSTIN under Site config.",
      "Enter the centre's address under Site config.",
      'Choose the service code (SAC) under Site config.',
    ])
  })
})
