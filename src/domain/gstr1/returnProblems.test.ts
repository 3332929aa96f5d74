import { describe, expect, it, test } from 'vitest'
import type { Invoice, IssuedInvoice } from '@/domain/invoices/invoice'
import { business, filer, invoiceOf, november, noted, returnOf } from './fixtures'
import { returnProblems } from './returnProblems'

const gym = { price: 1000, rate: 5 }
const problemsOf = (...invoices: Invoice[]) =>
  returnProblems(returnOf(...invoices), invoices, november, filer)

describe('what the portal would refuse is said before anybody files', () => {
  it('is nothing where all is well', () => {
    const shake = { price: 100, rate: 40, kind: 'product', sac: '2202' } as const
    expect(
      problemsOf(invoiceOf([gym, shake], business), noted(invoiceOf([gym]), 105, '2026-11-21')),
    ).toHaveLength(0)
  })

  test.each([
    ['a product without its code', invoiceOf([{ ...gym, kind: 'product', sac: '' }]), 'has no HSN code'],
    ['a rate that GST does not have', invoiceOf([{ price: 1000, rate: 7 }]), "doesn't know the tax rate"],
    ['IGST without a place in another state', invoiceOf([gym], { isAway: true }), "isn't clear"],
    ['IGST at home', invoiceOf([gym], { isAway: true, placeOfSupply: 'Madhya Pradesh' }), "isn't clear"],
    [
      'an older number that the portal does not take',
      invoiceOf([gym], { ...business, invoiceNumber: 'Bill no. 12 of November' }),
      'up to 16 letters',
    ],
    ['a mistyped GSTIN', invoiceOf([gym], { customerGstin: '27AAPFU0939F1ZX' }), 'GSTIN on IRN/26-27/000012'],
    [
      'another registration',
      invoiceOf([gym], { gstin: '29AAGCB7383J1Z4' }),
      'under another GSTIN: IRN/26-27/000012',
    ],
  ])('%s', (_case, invoice, words) => {
    expect(problemsOf(invoice)).toEqual([expect.stringContaining(words)])
  })

  it('does not mind an older number that is only summed', () => {
    expect(problemsOf(invoiceOf([gym], { invoiceNumber: 'Bill no. 12 of November' }))).toEqual([])
  })

  it('names three documents and counts the rest', () => {
    const many = [12, 13, 14, 15, 16].map((seq) =>
      invoiceOf([{ price: 1000, rate: 7 }], { seq, invoiceNumber: `IRN/26-27/0000${seq}` }),
    )
    expect(problemsOf(...many)[0]).toContain(
      'IRN/26-27/000012, IRN/26-27/000013, IRN/26-27/000014 and 2 more',
    )
  })
})

describe('documents issued', () => {
  const numbered = (seq: number, fields: Partial<IssuedInvoice> = {}) =>
    invoiceOf([gym], { seq, invoiceNumber: `IRN/26-27/${String(seq).padStart(6, '0')}`, ...fields })

  it('are every series from its first to its last number, cancelled ones counted', () => {
    const older = invoiceOf([gym], { invoiceNumber: '/A-7' })
    const { documents } = returnOf(numbered(10), numbered(9, { isDeleted: true }), numbered(11), older)
    expect(documents).toEqual([
      { ...series, from: '/A-7', to: '/A-7', total: 1, cancelled: 0, missing: 0 },
      { ...series, from: 'IRN/26-27/000009', to: 'IRN/26-27/000011', total: 3, cancelled: 1, missing: 0 },
    ])
  })
  const series = { code: 1, label: 'Invoices for outward supply' }

  it('say where a number between them can’t be found', () => {
    const gap = [numbered(10), numbered(13)]
    expect(returnOf(...gap).documents).toMatchObject([{ total: 2, missing: 2 }])
    expect(problemsOf(...gap)).toEqual([
      "2 numbers between IRN/26-27/000010 and IRN/26-27/000013 can't be found. Say why if you are asked.",
    ])
  })

  it('miss no number that a record of another regime or registration has: one counter gives them out (decision 28)', () => {
    const other = numbered(12, { taxRegime: 'composition' })
    const books = [
      noted(numbered(10), 105, '2026-11-20', 'IRNC/26-27/00001'),
      noted(numbered(11, { gstin: '29AAGCB7383J1Z4' }), 105, '2026-11-21', 'IRNC/26-27/00002'),
      noted(other, 105, '2026-11-22', 'IRNC/26-27/00003'),
      noted(numbered(13), 105, '2026-11-23', 'IRNC/26-27/00004'),
    ]
    expect(returnOf(...books).documents).toMatchObject([
      { from: 'IRN/26-27/000010', to: 'IRN/26-27/000013', total: 2, missing: 0 },
      { from: 'IRNC/26-27/00001', to: 'IRNC/26-27/00004', total: 2, missing: 0 },
    ])
    expect(problemsOf(...books)).toEqual([expect.stringContaining('under another GSTIN')])
  })

  it('count a commercial note, whose number is of the same series, and no note of another month', () => {
    const old = numbered(3, { issuedOn: november.from })
    const both = noted(noted(old, 105, '2026-11-20'), 105, '2026-12-02', 'IRNC/26-27/00002')
    const commercial = {
      ...both,
      creditNotes: both.creditNotes.map((note) => ({ ...note, isCommercial: true })),
    }
    expect(returnOf(commercial).documents.slice(1)).toEqual([
      {
        ...{ code: 5, label: 'Credit Note', from: 'IRNC/26-27/00001', to: 'IRNC/26-27/00001' },
        ...{ total: 1, cancelled: 0, missing: 0 },
      },
    ])
  })
})
