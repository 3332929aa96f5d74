import { describe, expect, it, test } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { contextOn, done, saleTerms } from '@/domain/packageLife/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { assign } from '@/domain/packageLife/sell'
import { civil } from '@/domain/shared/civilDate'
import { toPaise } from '@/domain/shared/money'
import { collect } from './collect'
import { credit } from './creditNote'
import { creditNoteDocumentOf } from './creditNoteDocument'
import { doneInvoice, invoiceWith, moneyContextOn, rowOf, asIssued, draftWith } from './fixtures'
import type { InvoiceLine } from './invoiceLine'
import { invoiceDocumentOf, missingParticulars } from './invoiceDocument'
import { ashaOfIndore, taxed, taxedGym } from './documentFixtures'

const gym = { ...taxedGym, dp: 'g1/site-config/logo' }
const documentOf = (fields: Parameters<typeof invoiceWith>[0] = {}, at = gym) =>
  invoiceDocumentOf(invoiceWith(fields), at, ashaOfIndore)
const ctx = moneyContextOn('2026-11-22')

it('names the picture of the signature in the centre’s own folder, and none on a draft (PRODUCT 4.19)', () => {
  const signature = `signature-${'ab'.repeat(20)}.jpg`
  const signed = { ...gym, preference: { ...taxed, signature } }
  expect(documentOf({}, signed).signature).toBe(`g1/site-config/${signature}`)
  expect(documentOf().signature).toBe('')
  expect(invoiceDocumentOf(draftWith(), signed, ashaOfIndore).signature).toBe('')
  const elsewhere = { ...gym, preference: { ...taxed, signature: `../ice/site-config/${signature}` } }
  expect(documentOf({}, elsewhere).signature).toBe('')
})

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
        { description: 'Quarterly', quantity: 1, price: 1500, amount: 1500, code: '999723' },
        { description: 'Joining fee', quantity: 1, price: 500, amount: 500, code: '999723' },
      ],
      deductions: [
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
    const document = invoiceDocumentOf(noted, gym, null)
    expect(document).toMatchObject({ received: 700.5, credited: 95.5, balance: 1000 })
    expect(document.upi).toContain('am=1000.00')
    expect(document.payments).toEqual([
      { date: '22 Nov, 2026', mode: 'Cash', reference: '', rupees: 700.5, note: '' },
    ])
  })

  it('asks for the money of each recurring bill by a reference of its own (DOMAIN 5.1)', () => {
    const gymId = 'iron-house-fitness-of-indore-1'
    const [october, november] = ['10', '11'].map((month) => {
      const id = `${gymId}_member-of-a-long-id_package-of-a-long-id_2026-${month}-01`
      const { upi } = documentOf({ id, gymId, invoiceNumber: `IRN/26-27/0000${month}` })
      return new URLSearchParams(upi?.split('?')[1]).get('tr')
    })
    expect([october, november]).toEqual(['INVIRN2627000010', 'INVIRN2627000011'])
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
    const now = clientInfoSchema.parse({ ...gym, preference: { ...taxed, taxRegime: 'composition' } })
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
    expect(invoiceDocumentOf(draftWith(), gym, ashaOfIndore).notices).toEqual(['Draft: not an invoice yet'])
    expect(documentOf({ isDeleted: true })).toMatchObject({ notices: ['Cancelled'], balance: 0, upi: null })
    expect(documentOf({ status: 'Forgive' })).toMatchObject({ notices: ['Written off'], balance: 0 })
  })
})

test.each([
  ['excluding', { taxInclusive: false }, { discount: 100, discountReason: 'x', percentOff: 10 }, 190],
  ['including', { taxInclusive: true }, { discount: 100, discountReason: 'x', percentOff: 10 }, 190],
  ['including, with a capped promo', { taxInclusive: true }, { percentOff: 50, promoCap: 30 }, 30],
  ['excluding, with a capped promo', { taxInclusive: false }, { percentOff: 12.5, promoCap: 99.99 }, 99.99],
  [
    'without rounding',
    { taxInclusive: false, roundToRupee: false },
    { percentOff: 33.33, joiningFee: 17.17 },
    672.32,
  ],
  ['without tax', { taxRegime: 'unregistered' }, { percentOff: 15 }, 300],
])('lines and taxes of a sale sum to the total, to the paisa: %s', (_case, chosen, terms, promo) => {
  const settings = settingsWith({ taxRegime: 'regular', ...chosen })
  const sale = assign(
    memberWith(),
    templateWith({ price: 1999.99 }),
    saleTerms('2026-11-20', { basePrice: 1999.99, ...terms }),
    contextOn('2026-11-20', { settings }),
  )
  const { lines, deductions, taxable, taxes, roundOff, total, priceHoldsTax } = invoiceDocumentOf(
    done(sale).invoice ?? expect.fail(),
    gym,
    ashaOfIndore,
  )
  const sum = (list: { rupees: number }[]) => list.reduce((paise, { rupees }) => paise + toPaise(rupees), 0)
  expect(toPaise(taxable) + sum(taxes) + toPaise(roundOff)).toBe(toPaise(total))
  expect(deductions.find(({ label }) => label.startsWith('Promo'))?.rupees).toBe(-promo)
  expect(deductions.filter(({ label }) => label === 'Discount')).toHaveLength('discount' in terms ? 1 : 0)
  // A price that holds its tax is split into parts that are rounded one by one.
  const net = toPaise(taxable) + (priceHoldsTax ? sum(taxes) : 0)
  const listed = sum(lines.map(({ amount }) => ({ rupees: amount })))
  expect(Math.abs(listed + sum(deductions) - net)).toBeLessThanOrEqual(priceHoldsTax ? 1 : 0)
})

describe('a promo is printed as what it was (issue: on paper)', () => {
  const promoOf = (fields: Parameters<typeof invoiceWith>[0]) =>
    documentOf({ discount: 0, promoCode: 'DIWALI', ...fields }).deductions

  it('names its percentage, and its limit where that cut it short', () => {
    const fields = { basePrice: 2000, percentOff: 50, gst: 95, cgst: 47.5, sgst: 47.5, roundOff: 0 }
    expect(promoOf({ ...fields, taxable: 1000, amount: 1050 })).toEqual([
      { label: 'Promo DIWALI (50%)', rupees: -1000 },
    ])
    expect(promoOf({ ...fields, taxable: 1900, amount: 1995 })).toEqual([
      { label: 'Promo DIWALI (50%, up to ₹100.00)', rupees: -100 },
    ])
  })

  it('on an older invoice that lists no percentage is the promo all the same, never a discount', () => {
    expect(promoOf({ basePrice: 2000, percentOff: 0, taxable: 1710 })).toEqual([
      { label: 'Promo DIWALI', rupees: -290 },
    ])
  })
})

describe('lines with several rates', () => {
  const water: InvoiceLine = {
    kind: 'product',
    description: 'Water',
    sac: '2201',
    quantity: 3,
    unitPrice: 20,
    discount: 0,
    taxable: 60,
    rate: 18,
    cgst: 5.4,
    sgst: 5.4,
    igst: 0,
    amount: 70.8,
  }
  const pkg: InvoiceLine = {
    ...water,
    kind: 'package',
    description: 'Monthly',
    sac: '999723',
    quantity: 1,
    unitPrice: 1000,
    taxable: 1000,
    rate: 5,
    cgst: 25,
    sgst: 25,
    amount: 1050,
  }
  const mixed = {
    lines: [pkg, water],
    sac: '',
    taxRate: 0,
    tax: 0,
    discount: 0,
    percentOff: 0,
    taxable: 1060,
    gst: 60.8,
    cgst: 30.4,
    sgst: 30.4,
    roundOff: 0.2,
    amount: 1121,
    fromDate: civil('2026-11-20'),
    toDate: civil('2026-12-19'),
  }

  it('show what each rate comes to, the code of each line and the period under the package', () => {
    expect(documentOf(mixed)).toMatchObject({
      description: 'Monthly, Water × 3',
      codeLabel: 'HSN/SAC',
      sac: '',
      lines: [
        { description: 'Monthly', detail: '20 Nov, 2026 to 19 Dec, 2026', code: '999723', amount: 1000 },
        { description: 'Water', detail: '', code: '2201', quantity: 3, price: 20, amount: 60 },
      ],
      taxes: [
        { label: 'CGST', rupees: 30.4, rate: null },
        { label: 'SGST', rupees: 30.4, rate: null },
      ],
      rates: [
        { rate: 5, taxable: 1000, taxes: [25, 25] },
        { rate: 18, taxable: 60, taxes: [5.4, 5.4] },
      ],
    })
  })

  it('ask for the HSN code of goods that have none', () => {
    const bare = { ...mixed, lines: [pkg, { ...water, sac: '' }] }
    expect(missingParticulars(documentOf(bare))).toEqual(['Enter the HSN code of Water.'])
  })

  it('are taken back by a credit note line by line, with its own rates', () => {
    const noted = asIssued(
      doneInvoice(credit(invoiceWith(mixed), { id: 'c', amount: 1121, reason: 'Moved' }, ctx)).invoice,
    )
    const numbered = {
      ...noted,
      creditNotes: noted.creditNotes.map((note) => ({ ...note, number: 'CRN/1' })),
    }
    const printed = creditNoteDocumentOf(numbered, 'c', gym, ashaOfIndore) ?? expect.fail()
    expect(printed.lines.map(({ description, amount }) => [description, amount])).toEqual([
      ['Monthly', 1000],
      ['Water', 60],
    ])
    expect(printed.rates.map(({ rate }) => rate)).toEqual([5, 18])
  })
})

describe('what an invoice lacks is said before it is issued', () => {
  it('nothing, where everything stands', () => expect(missingParticulars(documentOf())).toEqual([]))

  it('the address of an unregistered customer from 50,000 rupees on', () => {
    const nowhere = memberWith()
    const big = invoiceWith({ taxable: 50_000 })
    expect(missingParticulars(invoiceDocumentOf(big, gym, nowhere))).toEqual([
      "Enter the customer's address and state: it must stand on this invoice.",
    ])
    const small = invoiceWith({ taxable: 49_999.99 })
    expect(missingParticulars(invoiceDocumentOf(small, gym, nowhere))).toEqual([])
  })

  it("the centre's own particulars", () => {
    const bare = clientInfoSchema.parse({
      ...gym,
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
