import { isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { documentSubsets } from './fontStack'
import { paperCases } from './paperCases'
import { paperOf, type Paper } from './paperOf'

type Drawn = { children?: ReactNode }

const isComponent = (type: unknown): type is (props: object) => ReactNode => typeof type === 'function'

/** Every text of a paper in its order; the papers hold no state, so their components are plain functions. */
function textsIn(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap((part: ReactNode) => textsIn(part))
  if (!isValidElement<Drawn>(node)) return []
  return textsIn(isComponent(node.type) ? node.type(node.props) : node.props.children)
}

const textsOf = (paper: Paper, document: InvoiceDocument) => textsIn(paperOf(paper, { document, logo: null }))

describe('a document on A4', () => {
  it('holds the particulars, the sums and the QR of a tax invoice', () => {
    expect(textsOf('A4', paperCases.regular)).toEqual(
      expect.arrayContaining([
        ...['Iron Gym', 'GSTIN 23AAPFU0939F1Z3', 'Tax Invoice', 'IRN/26-27/000012', 'Asha Rao'],
        ...['Place of supply', 'Madhya Pradesh (23)', 'Reverse charge', 'No', '999723'],
        ...['Quarterly', '₹1,500.00', 'Joining fee', '₹500.00', 'Discount', '-₹100.00', 'Promo DIWALI (10%)'],
        ...['Taxable value', '₹1,710.00', 'CGST 2.5%', 'SGST 2.5%', '₹42.75', 'Round-off', '₹0.50'],
        ...['Total', '₹1,796.00', 'Rupees One Thousand Seven Hundred Ninety Six Only'],
        ...[
          'UPI · 412345678900',
          '₹50.00',
          'Balance due',
          'Scan to pay ₹1,696.00',
          'UPI ID irongym@okhdfcbank',
        ],
        ...['Fees are not refundable.', 'For Iron Gym', 'Authorised signatory'],
      ]),
    )
  })

  it('is called what its regime calls it, and shows a tax only where one is collected', () => {
    expect(textsOf('A4', paperCases.composition)).toEqual(
      expect.arrayContaining([
        'Bill of Supply',
        'Composition taxable person, not eligible to collect tax on supplies',
      ]),
    )
    const plain = textsOf('A4', paperCases.unregistered)
    expect(plain).toContain('Invoice')
    expect(plain.join(' ')).not.toMatch(/GSTIN|CGST|SAC|Taxable/)
    expect(textsOf('A4', paperCases.outsideIndia)).toEqual(
      expect.arrayContaining(['VAT no. 100123', 'VAT 5%']),
    )
    expect(textsOf('A4', paperCases.outsideIndia).join(' ')).not.toMatch(/SAC|UPI/)
  })

  it('names the invoice that a credit note takes back from, and asks for no money', () => {
    const texts = textsOf('A4', paperCases.creditNote)
    expect(texts).toEqual(
      expect.arrayContaining([
        ...['Credit Note', 'CRN/26-27/000001', 'IRN/26-27/000012 of 20 Nov, 2026', 'Credited to'],
        ...['Services: Moved away', '₹476.19', '₹11.90', '₹500.00', 'Rupees Five Hundred Only'],
      ]),
    )
    expect(texts.join(' ')).not.toMatch(/Balance|Scan|not refundable/)
  })

  it('asks for no money on a draft', () => {
    const texts = textsOf('A4', paperCases.draft)
    expect(texts).toContain('Draft: not an invoice yet')
    expect(texts.join(' ')).not.toMatch(/Scan|Balance/)
  })
})

describe('the same document on 80 mm', () => {
  it('shows the same sums', () => {
    expect(textsOf('receipt', paperCases.regular)).toEqual(
      expect.arrayContaining([
        ...['Tax Invoice', 'GSTIN 23AAPFU0939F1Z3', 'IRN/26-27/000012', 'Asha Rao (IRN-7)'],
        ...['CGST 2.5%', '₹42.75', 'Total', '₹1,796.00', '20 Nov, 2026 · UPI · 412345678900'],
        ...['Balance due', '₹1,696.00', 'Scan to pay ₹1,696.00', 'irongym@okhdfcbank'],
      ]),
    )
  })
})

describe('letters that no font of ours has', () => {
  it('are shown as missing, and pictures are left out', () => {
    expect(textsOf('A4', paperCases.otherScripts)).toContain('??? ???? Ümit Đỗ Анна Νίκη')
  })
})

describe('the fonts of a document', () => {
  it('are the few files that its letters need', () => {
    expect(documentSubsets(paperCases.unregistered)).toEqual(['latin', 'devanagari'])
    expect(documentSubsets(paperCases.outsideIndia)).toEqual(['latin'])
  })

  it('give way to plain letters where they lack those of a currency', () => {
    expect(textsOf('A4', paperCases.outsideIndia)).toContain('AED 1,796.00'.replace(' ', '\u00a0'))
  })
})
