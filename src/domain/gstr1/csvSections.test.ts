import { unissued } from '@/domain/invoices/heldState'
import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { csvSectionsOf } from './csvSections'
import { business, invoiceOf, november, noted, returnOf } from './fixtures'
import { gstr1Of } from './gstr1'

const gym = { price: 1000, rate: 5 }
const shake = { price: 100, rate: 18, kind: 'product', sac: '2202', quantity: 3 } as const
const away = { placeOfSupply: 'Goa', isAway: true }
const october = { issuedOn: civil('2026-10-20') }
const sections = (...invoices: Parameters<typeof returnOf>) => csvSectionsOf(returnOf(...invoices))

describe('the sections of GSTR-1 as the offline tool imports them', () => {
  it('lists a registered customer’s invoice by itself, a row for each of its rates', () => {
    const { b2b, b2cs } = sections(invoiceOf([gym, shake], business))
    expect(b2b.columns.join(',')).toBe(
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
    )
    const shared = ['27AAPFU0939F1ZV', 'Acme', 'IRN/26-27/000012', '20-Nov-2026', 1404, '23-Madhya Pradesh']
    expect(b2b.rows).toEqual([
      [...shared, 'N', '', 'Regular B2B', '', 5, 1000, 0],
      [...shared, 'N', '', 'Regular B2B', '', 18, 300, 0],
    ])
    expect(b2cs.rows).toEqual([])
  })

  it('keeps CGST for a customer who is registered in another state: fitness is supplied where it is performed', () => {
    expect(returnOf(invoiceOf([gym], business)).reported).toMatchObject([{ isInter: false, place: '23' }])
  })

  it('sums the rest by place and rate, less the notes of the period on any earlier invoice', () => {
    const old = noted(invoiceOf([gym], october), 210, '2026-11-05')
    const online = invoiceOf([gym], away)
    const { b2cs, cdnur } = sections(
      invoiceOf([gym, shake]),
      invoiceOf([{ ...gym, price: 0.2 }]),
      old,
      online,
    )
    expect(b2cs.columns.join(',')).toBe(
      'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
    )
    expect(b2cs.rows).toEqual([
      ['OE', '23-Madhya Pradesh', '', 5, 800.2, 0, ''],
      ['OE', '23-Madhya Pradesh', '', 18, 300, 0, ''],
      ['OE', '30-Goa', '', 5, 1000, 0, ''],
    ])
    expect(cdnur.rows).toEqual([])
  })

  it('lists a large sale to another state by itself, above one lakh and not at it', () => {
    const at = invoiceOf(
      [
        { price: 100_000, rate: 0 },
        { price: 0.01, rate: 5 },
      ],
      { ...away, amount: 100_000 },
    )
    const above = invoiceOf([{ price: 100_000, rate: 5 }], { ...away, invoiceNumber: 'IRN/26-27/000013' })
    const { b2cl } = sections(at, above)
    expect(b2cl.columns.join(',')).toBe(
      'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
    )
    expect(b2cl.rows).toEqual([['IRN/26-27/000013', '20-Nov-2026', 105_000, '30-Goa', '', 5, 100_000, 0, '']])
  })

  it('lists the notes of registered customers, and those on large sales as B2CL', () => {
    const acme = noted(invoiceOf([gym], { ...business, ...october }), 105, '2026-11-05')
    const large = invoiceOf([{ price: 200_000, rate: 5 }], { ...away, ...october })
    const { cdnr, cdnur, b2cs, b2b, b2cl } = sections(
      acme,
      noted(large, 1050, '2026-11-06', 'IRNC/26-27/00002'),
    )
    expect(cdnr.columns.join(',')).toBe(
      'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
    )
    expect(cdnr.rows).toEqual([
      [
        ...['27AAPFU0939F1ZV', 'Acme', 'IRNC/26-27/00001', '05-Nov-2026', 'C', '23-Madhya Pradesh', 'N'],
        ...['Regular B2B', 105, '', 5, 100, 0],
      ],
    ])
    expect(cdnur.columns.join(',')).toBe(
      'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
    )
    expect(cdnur.rows).toEqual([
      ['B2CL', 'IRNC/26-27/00002', '06-Nov-2026', 'C', '30-Goa', 1050, '', 5, 1000, 0],
    ])
    expect([b2b.rows, b2cl.rows, b2cs.rows]).toEqual([[], [], []])
  })

  it('took a sale above 2.5 lakh as large until July 2024, so a note on a smaller one still goes to B2C', () => {
    const old = invoiceOf([{ price: 200_000, rate: 18 }], { ...away, issuedOn: civil('2024-07-31') })
    const found = returnOf({
      ...old,
      creditNotes: [{ ...noted(old, 1180, '2024-11-05').creditNotes[0]!, date: civil('2026-11-05') }],
    })
    expect(found.b2cs).toMatchObject([{ place: '30', rate: 18, taxable: -1000, igst: -180 }])
  })

  it('reports what carries no tax as exempt, goods as nil rated, by place and customer', () => {
    const free = [
      { price: 500, rate: 0 },
      { price: 40, rate: 0, kind: 'product', sac: '0401' },
    ] as const
    const { exemp, b2b } = sections(
      noted(invoiceOf(free), 54, '2026-11-21'),
      invoiceOf([gym, { price: 70, rate: 0 }], business),
    )
    expect(exemp.columns).toEqual([
      'Description',
      'Nil Rated Supplies',
      'Exempted(other than nil rated/non GST supply)',
      'Non-GST Supplies',
    ])
    expect(exemp.rows).toEqual([
      ['Inter-State supplies to registered persons', 0, 0, 0],
      ['Intra-State supplies to registered persons', 0, 70, 0],
      ['Inter-State supplies to unregistered persons', 0, 0, 0],
      ['Intra-State supplies to unregistered persons', 36, 450, 0],
    ])
    expect(b2b.rows).toHaveLength(1)
    expect(sections(invoiceOf([gym])).exemp.rows).toEqual([])
  })

  it('sums codes and rates for businesses and for everybody else apart, pieces of goods alone counted', () => {
    const found = sections(noted(invoiceOf([gym, shake]), 1050, '2026-11-21'), invoiceOf([gym], business))
    expect(found['hsn-b2c'].columns.join(',')).toBe(
      'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
    )
    const [shakes, fitness] = found['hsn-b2c'].rows
    expect(shakes?.slice(0, 4)).toEqual(['2202', '', 'NOS-NUMBERS', 3])
    expect(fitness?.slice(0, 4)).toEqual(['999723', '', 'NA', 0])
    expect(found['hsn-b2b'].rows).toEqual([['999723', '', 'NA', 0, 1050, 5, 1000, 0, 25, 25, 0]])
  })

  it('leaves out drafts, deleted invoices, other months and what carries no tax; keeps what was written off', () => {
    const out = [
      unissued(invoiceOf([gym]), 'Draft'),
      invoiceOf([gym], { isDeleted: true }),
      invoiceOf([gym], { issuedOn: civil('2026-12-01') }),
      invoiceOf([gym], { taxRegime: 'unregistered' }),
      invoiceOf([gym], { taxRegime: 'outsideIndia' }),
      invoiceOf([gym], { taxRegime: '', gst: 0 }),
      invoiceOf([gym], { gstin: '29AAGCB7383J1Z4' }),
    ]
    expect(returnOf(...out).reported).toEqual([])
    expect(returnOf(invoiceOf([gym], { held: 'Forgive' })).reported).toHaveLength(1)
  })

  it('leaves commercial notes out: they take back no tax', () => {
    const old = invoiceOf([gym], { issuedOn: civil('2025-03-20') })
    expect(returnOf(noted(old, 105, '2026-11-05')).reported).toEqual([])
  })

  it('names places as the tool lists them, and a centre’s own by its GSTIN however its address is spelled', () => {
    const islands = { gstin: '35AABCI1234F1Z4', state: 'Port Blair', sac: '999723' }
    const found = gstr1Of([invoiceOf([gym], { gstin: islands.gstin })], november, islands)
    expect(csvSectionsOf(found).b2cs.rows[0]?.[1]).toBe('35-Andaman & Nicobar Islands')
    const unsaid = gstr1Of([invoiceOf([gym], { gstin: '29AAGCB7383J1Z4' })], november, {
      ...{ gstin: '', state: '', sac: '999723' },
    })
    expect(csvSectionsOf(unsaid).b2cs.rows[0]?.[1]).toBe('29-Karnataka')
  })
})
