import { describe, expect, it, test } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { invoiceSchema, type IssuedInvoice } from '@/domain/invoices/invoice'
import { invoiceDocumentOf } from '@/domain/invoices/invoiceDocument'
import { upgradeInvoice } from '@/domain/invoices/upgradeInvoice'
import { civil } from '@/domain/shared/civilDate'
import { csvSectionsOf } from './csvSections'
import { business, filer, invoiceOf, noted, november, returnOf } from './fixtures'
import { gstr1Of, isEmptyReturn } from './gstr1'
import { portalReturnOf } from './portalReturn'
import { isOfFiler } from './reported'

const gym = { price: 1000, rate: 5 }
const numbered = (seq: number, fields: Partial<IssuedInvoice> = {}) =>
  invoiceOf([gym], {
    id: `i${seq}`,
    seq,
    invoiceNumber: `IRN/26-27/${String(seq).padStart(6, '0')}`,
    ...fields,
  })

describe('which invoices a return is made of', () => {
  test.each([
    ['of this registration', filer.gstin, filer.gstin, true],
    ['typed with blanks and in small letters', ` ${filer.gstin.toLowerCase()} `, filer.gstin, true],
    ['of another', '29AAGCB7383J1Z4', filer.gstin, false],
    ['that names none', '', filer.gstin, true],
    ['at a centre that names none', '29AAGCB7383J1Z4', '', true],
  ])('an invoice %s', (_case, gstin, own, isOwn) => {
    expect(isOfFiler({ gstin }, { gstin: own })).toBe(isOwn)
  })

  it('an older one that says no regime counts where it has tax, among the documents either way', () => {
    const older = numbered(1, { taxRegime: '' })
    expect(returnOf(older).reported).toHaveLength(1)
    expect(returnOf(older).documents).toHaveLength(1)
    expect(returnOf({ ...older, gst: 0 }).reported).toEqual([])
  })

  it('are listed by day, and within a day by number', () => {
    const list = [
      numbered(3, { issuedOn: civil('2026-11-02') }),
      numbered(2, { issuedOn: civil('2026-11-20') }),
      numbered(1, { issuedOn: civil('2026-11-20') }),
      numbered(4, { issuedOn: civil('2026-11-01') }),
    ]
    for (const invoices of [list, [...list].reverse()])
      expect(returnOf(...invoices).reported.map(({ id }) => id)).toEqual(['i4', 'i3', 'i1', 'i2'])
  })
})

it('a charge for a bounced cheque is no supply: in table 13 alone (CBIC circular 178/10/2022)', () => {
  const sold = numbered(1)
  const charge = invoiceOf([{ price: 500, rate: 0, kind: 'fee', sac: '' }], {
    ...{ id: 'i2', seq: 2, invoiceNumber: 'IRN/26-27/000002' },
  })
  const taken = noted(charge, 100, '2026-11-28')
  const found = returnOf(sold, taken)
  expect(found.reported.map(({ id }) => id)).toEqual(['i1'])
  expect(found.exempt.every(({ exempt, nilRated }) => exempt === 0 && nilRated === 0)).toBe(true)
  expect([...found.hsn.b2b, ...found.hsn.b2c].map(({ rate }) => rate)).toEqual([5])
  expect(found.documents[0]).toMatchObject({ from: 'IRN/26-27/000001', to: 'IRN/26-27/000002', total: 2 })
  const fee = invoiceOf([{ price: 500, rate: 0, kind: 'fee', sac: '999723' }], { id: 'i3' })
  expect(returnOf(fee).reported).toHaveLength(1)
})

it('an older invoice of 1,050 with 50 of tax is worth 1,000 on paper and in the return (an independent reckoning)', () => {
  const stored = {
    ...{ gymId: 'g1', invoiceNumber: 'IRN/26-27/000001', issuedOn: '2026-11-20', status: 'Open' },
    ...{ amount: 1050, gst: 50, taxRate: 5, customerName: 'Asha Rao' },
  }
  const older = invoiceSchema.parse(upgradeInvoice('i1', stored, 'Asia/Kolkata').data)
  const { gstin, state } = filer
  const gym = clientInfoSchema.parse({
    ...{ id: 'g1', name: 'Iron Gym', email: 'iron@demo.test', type: 'GYM', state },
    preference: { taxRegime: 'regular', gstin },
  })
  expect(invoiceDocumentOf(older, gym, null)).toMatchObject({
    title: 'Tax Invoice',
    taxable: 1000,
    total: 1050,
  })
  expect(returnOf(older).b2cs).toMatchObject([{ place: '23', rate: 5, taxable: 1000, cgst: 25, sgst: 25 }])
})

describe('where a supply without any tax took place: the chosen state says it', () => {
  const free = (fields: Partial<IssuedInvoice>, by = filer) =>
    gstr1Of([invoiceOf([{ price: 1000, rate: 0 }], fields)], november, by).reported[0]

  test.each<[string, Partial<IssuedInvoice>, { place: string; isInter: boolean }]>([
    ['in another', { placeOfSupply: 'Goa' }, { place: '30', isInter: true }],
    ['at home', { placeOfSupply: 'Madhya Pradesh' }, { place: '23', isInter: false }],
    ['nowhere named', {}, { place: '23', isInter: false }],
    ['in no state of the list', { placeOfSupply: 'Far away' }, { place: '23', isInter: false }],
  ])('%s', (_case, fields, where) => expect(free(fields)).toMatchObject(where))

  it('and where nobody knows the centre’s own state, none', () => {
    const unknown = { ...filer, gstin: '', state: '' }
    expect(free({ placeOfSupply: 'Goa', gstin: '' }, unknown)).toMatchObject({ place: '', isInter: false })
  })

  it('while CGST stays at home whatever place was typed', () => {
    expect(returnOf(invoiceOf([gym], { placeOfSupply: 'Goa' })).reported).toMatchObject([
      { place: '23', isInter: false },
    ])
  })
})

test.each([
  ['2024-07-31', 250_000, 'b2cs'],
  ['2024-07-31', 250_000.01, 'b2cl'],
  ['2024-08-01', 100_000, 'b2cs'],
  ['2024-08-01', 100_000.01, 'b2cl'],
])('a sale to another state on %s of %d rupees is %s (Notification 12/2024)', (day, amount, group) => {
  const sale = invoiceOf([{ price: 1000, rate: 5 }], {
    placeOfSupply: 'Goa',
    isAway: true,
    issuedOn: civil(day),
    amount,
  })
  const period = { from: civil('2024-07-01'), to: civil('2024-08-31') }
  expect(gstr1Of([sale], period, filer).reported).toMatchObject([{ group }])
})

describe('documents issued', () => {
  it('leave out another registration, another regime, what has no number and what was never issued', () => {
    const out = [
      { gstin: '29AAGCB7383J1Z4' },
      { taxRegime: 'unregistered' as const },
      { invoiceNumber: '' },
      { issuedOn: null },
    ]
    for (const fields of out) expect(returnOf(numbered(1, fields)).documents).toEqual([])
    const unnumbered = noted(numbered(1), 105, '2026-11-21', '')
    expect(returnOf(unnumbered).documents).toHaveLength(1)
  })

  it('are written as the tool reads them', () => {
    const { docs } = csvSectionsOf(returnOf(numbered(1), numbered(3, { isDeleted: true })))
    expect(docs).toEqual({
      columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
      rows: [['Invoices for outward supply', 'IRN/26-27/000001', 'IRN/26-27/000003', 2, 1]],
    })
  })

  it('make a return that is not empty, like anything that is reported', () => {
    expect(isEmptyReturn(returnOf())).toBe(true)
    expect(isEmptyReturn(returnOf(numbered(1)))).toBe(false)
    expect(isEmptyReturn(returnOf(numbered(1, { isDeleted: true })))).toBe(false)
    expect(isEmptyReturn(returnOf(numbered(1, { invoiceNumber: '' })))).toBe(false)
  })
})

it('a code is a service where it begins with 99, and without one by what the line is', () => {
  const found = returnOf(
    invoiceOf([
      { price: 100, rate: 18, kind: 'product', sac: '', quantity: 2 },
      { price: 50, rate: 18, kind: 'product', sac: '2201', quantity: 4 },
    ]),
    numbered(13, { id: 'other' }),
  )
  expect(found.hsn.b2c.map(({ sac, isService, quantity }) => [sac, isService, quantity])).toEqual([
    ['', false, 2],
    ['2201', false, 4],
    ['999723', true, 0],
  ])
  const twice = returnOf(
    invoiceOf([{ price: 50, rate: 18, kind: 'product', sac: '2201', quantity: 4 }]),
    invoiceOf([{ price: 50, rate: 18, kind: 'product', sac: '2201', quantity: 3 }], { id: 'i2' }),
  )
  expect(twice.hsn.b2c).toMatchObject([{ quantity: 7 }])
})

it('the portal file groups by customer, and says of a supply to another state that it is one', () => {
  const other = { ...business, customerGstin: '29AAGCB7383J1Z4' }
  const file = portalReturnOf(
    returnOf(
      numbered(1, business),
      numbered(2, other),
      invoiceOf([gym], { placeOfSupply: 'Goa', isAway: true }),
    ),
    filer.gstin,
    '2026-11',
  )
  expect(file['b2b']).toMatchObject([
    { ctin: business.customerGstin, inv: [{ inum: 'IRN/26-27/000001' }] },
    { ctin: other.customerGstin, inv: [{ inum: 'IRN/26-27/000002' }] },
  ])
  expect(file['b2cs']).toMatchObject([{ sply_ty: 'INTER', pos: '30' }])
})
