import { isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { PayStatement } from '@/domain/contributions/payStatement'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { documentSubsets } from './fontStack'
import { documentCases } from './documentCases'
import { printedDocument, printedStatement, type PageFormat } from './printedDocument'

type Drawn = { children?: ReactNode; src?: string }

const isComponent = (type: unknown): type is (props: object) => ReactNode => typeof type === 'function'

/** Every text of a document in its order; documents hold no state, so their components are plain functions. */
function textsIn(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap((part: ReactNode) => textsIn(part))
  if (!isValidElement<Drawn>(node)) return []
  return textsIn(isComponent(node.type) ? node.type(node.props) : node.props.children)
}

const textsOf = (format: PageFormat, document: InvoiceDocument) =>
  textsIn(printedDocument(format, { document, logo: null, signature: null }))

/** The addresses of all pictures of a document. */
function picturesIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap((part: ReactNode) => picturesIn(part))
  if (!isValidElement<Drawn>(node)) return []
  const { src, children } = node.props
  const within = picturesIn(isComponent(node.type) ? node.type(node.props) : children)
  return src === undefined ? within : [src, ...within]
}

it('the signature stands on A4 above “Authorised signatory”, of credit notes too, and not on 80 mm (PRODUCT 4.19)', () => {
  const pictures = { logo: 'data:logo', signature: 'data:signature' }
  for (const document of [documentCases.regular, documentCases.creditNote]) {
    expect(picturesIn(printedDocument('A4', { document, ...pictures }))).toEqual([
      'data:logo',
      'data:signature',
    ])
    expect(picturesIn(printedDocument('receipt', { document, ...pictures }))).toEqual(['data:logo'])
    expect(picturesIn(printedDocument('A4', { document, ...pictures, signature: null }))).toEqual([
      'data:logo',
    ])
  }
})

describe('a document on A4', () => {
  it('holds the particulars, the sums and the QR of a tax invoice', () => {
    expect(textsOf('A4', documentCases.regular)).toEqual(
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
    expect(textsOf('A4', documentCases.composition)).toEqual(
      expect.arrayContaining([
        'Bill of Supply',
        'Composition taxable person, not eligible to collect tax on supplies',
      ]),
    )
    const plain = textsOf('A4', documentCases.unregistered)
    expect(plain).toContain('Invoice')
    expect(plain.join(' ')).not.toMatch(/GSTIN|CGST|SAC|Taxable/)
    expect(textsOf('A4', documentCases.outsideIndia)).toEqual(
      expect.arrayContaining(['VAT no. 100123', 'VAT 5%']),
    )
    expect(textsOf('A4', documentCases.outsideIndia).join(' ')).not.toMatch(/SAC|UPI/)
  })

  it('names the invoice that a credit note takes back from, and asks for no money', () => {
    const texts = textsOf('A4', documentCases.creditNote)
    expect(texts).toEqual(
      expect.arrayContaining([
        ...['Credit Note', 'CRN/26-27/000001', 'IRN/26-27/000012 of 20 Nov, 2026', 'Credited to'],
        ...['Services', 'Moved away', '₹476.19', '₹11.90', '₹500.00', 'Rupees Five Hundred Only'],
      ]),
    )
    expect(texts.join(' ')).not.toMatch(/Balance|Scan|not refundable/)
  })

  it('asks for no money on a draft', () => {
    const texts = textsOf('A4', documentCases.draft)
    expect(texts).toContain('Draft: not an invoice yet')
    expect(texts.join(' ')).not.toMatch(/Scan|Balance/)
  })
})

describe('the same document on 80 mm', () => {
  it('shows the same sums', () => {
    expect(textsOf('receipt', documentCases.regular)).toEqual(
      expect.arrayContaining([
        ...['Tax Invoice', 'GSTIN 23AAPFU0939F1Z3', 'IRN/26-27/000012', 'Asha Rao (IRN-7)'],
        ...['CGST 2.5%', '₹42.75', 'Total', '₹1,796.00', '20 Nov, 2026 · UPI · 412345678900'],
        ...['Balance due', '₹1,696.00', 'Scan to pay ₹1,696.00', 'irongym@okhdfcbank'],
      ]),
    )
  })
})

describe('Rule 46 on 80 mm (DOMAIN 2.3)', () => {
  it('has the address and state of who is registered or buys for 50,000 and more, and of nobody else', () => {
    for (const document of [documentCases.cappedPromo, documentCases.twoRatesElsewhere])
      expect(textsOf('receipt', document)).toEqual(
        expect.arrayContaining(['Address', '4 Lake View, Indore, Madhya Pradesh', 'State']),
      )
    expect(textsOf('receipt', documentCases.regular)).not.toContain('Address')
  })

  it('has a line to sign on under GST, and none on a plain invoice or a draft', () => {
    for (const document of [documentCases.regular, documentCases.composition, documentCases.creditNote])
      expect(textsOf('receipt', document)).toContain('Authorised signatory')
    for (const document of [documentCases.unregistered, documentCases.draft])
      expect(textsOf('receipt', document)).not.toContain('Authorised signatory')
  })
})

describe('an invoice with two rates', () => {
  it.each(['A4', 'receipt'] as const)('shows what each comes to, and the sums of both on %s', (format) => {
    const texts = textsOf(format, documentCases.twoRates)
    expect(texts).toEqual(
      expect.arrayContaining(['₹1,000.00', '₹25.00', '₹5.40', 'CGST', '₹30.40', '₹1,121.00']),
    )
    expect(texts.join(' ')).not.toMatch(/Discount|CGST 0%/)
  })

  it.each(['A4', 'receipt'] as const)(
    'says at each line which of them it bears on %s (Rule 46)',
    (format) => {
      const texts = textsOf(format, documentCases.twoRates)
      expect(texts.join(' ')).toMatch(/Monthly.* tax 5% .*Water, 1 litre.* tax 18% /)
      expect(textsOf(format, documentCases.thirtyLines).join(' ')).not.toMatch(/tax \d/)
    },
  )

  it('is one tax of another state, at its own rates', () => {
    expect(textsOf('receipt', documentCases.twoRatesElsewhere)).toEqual(
      expect.arrayContaining(['IGST 5%', '₹50.00', 'IGST 18%', '₹10.80', 'IGST', '₹60.80']),
    )
  })
})

describe('letters that no font of ours has', () => {
  it('are shown as missing, and pictures are left out', () => {
    expect(textsOf('A4', documentCases.otherScripts)).toContain('??? ???? Ümit Đỗ Анна Νίκη')
  })
})

describe('the fonts of a document', () => {
  it('are the few files that its letters need', () => {
    expect(documentSubsets(documentCases.unregistered)).toEqual(['latin', 'devanagari'])
    expect(documentSubsets(documentCases.outsideIndia)).toEqual(['latin'])
  })

  it('give way to plain letters where they lack those of a currency', () => {
    expect(textsOf('A4', documentCases.outsideIndia)).toContain('AED 1,796.00'.replace(' ', '\u00a0'))
  })
})

describe('a pay statement on A4', () => {
  const statement: PayStatement = {
    month: 'Oct 2026',
    notices: ['Provisional: 1 amount is not approved yet'],
    logo: '',
    gym: { name: 'Iron Gym', address: '12 MG Road, Indore', phone: '98260 11111', email: '' },
    employee: { name: 'Ravi தமிழ்', designation: 'Trainer', empId: 'IRN-04', phone: '', joinedOn: '' },
    payable: '30 of 31 days',
    earnings: [
      {
        category: 'Salary',
        detail: '30 of 31 days',
        count: '',
        value: null,
        rate: { rupees: 31_000 },
        rupees: 30_000,
      },
      {
        category: 'Commission',
        detail: '',
        count: '2 sales',
        value: 2710,
        rate: { percent: 5 },
        rupees: 135.5,
      },
    ],
    deductions: [
      { category: 'Advance', detail: 'Second', count: '', value: null, rate: null, rupees: 1_500 },
    ],
    earned: 30_135.5,
    deducted: 1_500,
    net: 28_635.5,
    inWords: 'Rupees Twenty Eight Thousand',
    payments: [{ date: '02 Nov, 2026', mode: 'UPI', rupees: 28_000 }],
    outcome: { label: 'To pay', rupees: 635.5 },
    currency: 'INR',
    locale: 'en-IN',
  }
  const printed = (document: PayStatement) => textsIn(printedStatement({ document, logo: null }))

  it('holds what the month is made of, what it comes to, and what of it is paid', () => {
    expect(printed(statement)).toEqual(
      expect.arrayContaining([
        ...['Iron Gym', 'Pay statement', 'Oct 2026', 'Provisional: 1 amount is not approved yet', 'IRN-04'],
        ...['Salary', '₹31,000.00', '₹30,000.00', '2 sales, ₹2,710.00', '5%', '₹135.50', 'Total earnings'],
        ...['Advance', 'Second', 'Total deductions', '₹1,500.00', 'Net pay', '₹28,635.50'],
        ...['Rupees Twenty Eight Thousand', '02 Nov, 2026', 'UPI', '₹28,000.00', 'Still to pay', '₹635.50'],
        ...['Employee’s signature', 'For Iron Gym'],
      ]),
    )
    expect(printed(statement).join(' ')).toMatch(/Ravi \?+/)
  })

  it('says nothing of what there is none of', () => {
    const plain = printed({
      ...statement,
      ...{ notices: [], deductions: [], deducted: 0, payments: [], inWords: '' },
      outcome: { label: 'Paid in full', rupees: 28_635.5 },
    })
    expect(plain.join(' ')).not.toMatch(/Deductions|Still to pay|Provisional|in words/)
  })
})
