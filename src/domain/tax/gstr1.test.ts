import { describe, expect, it } from 'vitest'
import { creditNoteOf } from '@/domain/invoices/creditNote'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { gstr1Of, totalsByRate } from './gstr1'

const november = { from: civil('2026-11-01'), to: civil('2026-11-30') }
const mp = 'Madhya Pradesh'
const note = (date: string) =>
  creditNoteOf(invoiceWith(), { id: 'c', amount: 898, date: civil(date), reason: '', by: '', at: null })
const business = { customerGstin: '27AAPFU0939F1ZV', customerName: 'Acme' }

describe('GSTR-1', () => {
  it('lists a registered customer’s invoice by itself, under the columns of the offline tool', () => {
    const { b2b } = gstr1Of([invoiceWith(business)], november, mp)
    expect(b2b.columns.slice(0, 4)).toEqual([
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Invoice Number',
      'Invoice date',
    ])
    expect(b2b.rows).toEqual([
      [
        '27AAPFU0939F1ZV',
        'Acme',
        'IRN/26-27/000012',
        '20-Nov-2026',
        1796,
        '23-Madhya Pradesh',
        'N',
        '',
        'Regular B2B',
        '',
        5,
        1710,
        0,
      ],
    ])
    expect(b2b.rows[0]).toHaveLength(b2b.columns.length)
  })

  it('sums the rest by place and rate, less the notes of the period', () => {
    const old = invoiceWith({ issuedOn: civil('2026-10-20'), creditNotes: [note('2026-11-05')] })
    const rink = invoiceWith({ taxRate: 18, taxable: 1000.1 })
    const { b2cs } = gstr1Of([invoiceWith(), invoiceWith({ taxable: 0.2 }), rink, old], november, mp)
    expect(b2cs.rows).toEqual([
      ['OE', '23-Madhya Pradesh', '', 5, 855.2, 0, ''],
      ['OE', '23-Madhya Pradesh', '', 18, 1000.1, 0, ''],
    ])
  })

  it('lists a large sale to another state by itself', () => {
    const { b2cl, b2cs } = gstr1Of(
      [
        invoiceWith({
          placeOfSupply: 'Goa',
          igst: 5000,
          cgst: 0,
          sgst: 0,
          taxable: 100_000,
          amount: 105_000,
        }),
      ],
      november,
      mp,
    )
    expect(b2cl.rows).toEqual([['IRN/26-27/000012', '20-Nov-2026', 105_000, '30-Goa', '', 5, 100_000, 0, '']])
    expect(b2cs.rows).toEqual([])
  })

  it('lists the notes of registered customers, whenever the invoice was', () => {
    const noted = { ...note('2026-11-05'), number: 'IRNC/26-27/00001' }
    const old = invoiceWith({ ...business, issuedOn: civil('2026-10-20'), creditNotes: [noted] })
    const { cdnr, b2b } = gstr1Of([old], november, mp)
    expect(b2b.rows).toEqual([])
    expect(cdnr.rows).toEqual([
      [
        '27AAPFU0939F1ZV',
        'Acme',
        'IRNC/26-27/00001',
        '05-Nov-2026',
        'C',
        '23-Madhya Pradesh',
        'N',
        'Regular B2B',
        898,
        '',
        5,
        855,
        0,
      ],
    ])
    expect(cdnr.rows[0]).toHaveLength(cdnr.columns.length)
  })

  it('leaves out drafts, deleted invoices, other months and what carries no tax; keeps what was written off', () => {
    const out = [
      invoiceWith({ status: 'Draft' }),
      invoiceWith({ isDeleted: true }),
      invoiceWith({ issuedOn: civil('2026-12-01') }),
      invoiceWith({ taxRegime: 'unregistered' }),
      invoiceWith({ taxRegime: '', gst: 0 }),
    ]
    expect(gstr1Of(out, november, mp).b2cs.rows).toEqual([])
    expect(gstr1Of([invoiceWith({ status: 'Forgive' })], november, mp).b2cs.rows).toHaveLength(1)
  })

  it('knows the place by the GSTIN where the centre has not said its state', () => {
    const { b2cs } = gstr1Of([invoiceWith({ gstin: '29AAGCB7383J1Z4' })], november, '')
    expect(b2cs.rows[0]?.[1]).toBe('29-Karnataka')
  })
})

describe('the tax of a period by rate', () => {
  it('adds up invoices of both kinds and takes the notes of the period off, whenever their invoice was', () => {
    const old = invoiceWith({ issuedOn: civil('2026-10-20'), creditNotes: [note('2026-11-05')] })
    const rink = invoiceWith({ taxRate: 18, taxable: 1000.1, cgst: 90.01, sgst: 90.01 })
    const out = invoiceWith({ issuedOn: civil('2026-12-01') })
    expect(totalsByRate([rink, invoiceWith(business), old, out], november)).toEqual([
      { rate: 5, taxable: 855, cgst: 21.37, sgst: 21.37, igst: 0 },
      { rate: 18, taxable: 1000.1, cgst: 90.01, sgst: 90.01, igst: 0 },
    ])
  })
})
