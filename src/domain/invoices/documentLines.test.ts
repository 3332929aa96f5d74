import { describe, expect, it, test } from 'vitest'
import { codeLabelOf, deductionsOf, documentLinesOf } from './documentLines'
import { invoiceLineSchema, type InvoiceLine } from './invoiceLine'

const lineOf = (fields: Partial<InvoiceLine>): InvoiceLine =>
  invoiceLineSchema.parse({
    ...{ kind: 'service', description: 'Towel', sac: '', quantity: 1, unitPrice: 100, discount: 0 },
    ...{ taxable: 100, rate: 5, cgst: 2.5, sgst: 2.5, igst: 0, amount: 105, ...fields },
  })
describe('lines and deductions on paper', () => {
  it('names the period with the package, else with the first line', () => {
    const fee = lineOf({ kind: 'joiningFee' })
    const details = (lines: InvoiceLine[]) =>
      documentLinesOf({ lines }, 'regular', 'November').map(({ detail }) => detail)
    expect(details([fee, lineOf({ kind: 'package' })])).toEqual(['', 'November'])
    expect(details([fee, lineOf({})])).toEqual(['November', ''])
  })

  test.each<[string, Partial<InvoiceLine>[], 'regular' | 'unregistered', string]>([
    ['services', [{ sac: '999723' }], 'regular', 'SAC'],
    ['goods with a code', [{ sac: '999723' }, { kind: 'product', sac: '2201' }], 'regular', 'HSN/SAC'],
    ['goods without one', [{ sac: '999723' }, { kind: 'product', sac: '' }], 'regular', 'SAC'],
    ['no code at all', [{ sac: '' }], 'regular', ''],
    ['codes where there is no GST', [{ sac: '999723' }], 'unregistered', ''],
  ])('calls the column of codes of %s', (_case, lines, regime, label) => {
    expect(codeLabelOf({ lines: lines.map(lineOf) }, regime)).toBe(label)
  })

  test.each<
    [
      string,
      Partial<InvoiceLine>[],
      { discount: number; percentOff: number; promoCode: string },
      [string, number][],
    ]
  >([
    ['nothing', [{}], { discount: 0, percentOff: 0, promoCode: '' }, []],
    ['a discount', [{ discount: 10 }], { discount: 10, percentOff: 0, promoCode: '' }, [['Discount', -10]]],
    [
      'a promo of the package alone',
      [{ kind: 'package', unitPrice: 1000, discount: 100 }, {}],
      { discount: 0, percentOff: 10, promoCode: 'DIWALI' },
      [['Promo DIWALI (10%)', -100]],
    ],
    [
      'a promo without its name',
      [{ unitPrice: 1000, discount: 100 }],
      { discount: 0, percentOff: 10, promoCode: '' },
      [['Promo code (10%)', -100]],
    ],
    [
      'a promo that its limit cut short',
      [{ unitPrice: 1000, discount: 80 }],
      { discount: 0, percentOff: 10, promoCode: 'DIWALI' },
      [['Promo DIWALI (10%, up to ₹80.00)', -80]],
    ],
    [
      'one that is short by less than a rupee: rounding',
      [{ unitPrice: 1000, discount: 99.01 }],
      { discount: 0, percentOff: 10, promoCode: 'DIWALI' },
      [['Promo DIWALI (10%)', -99.01]],
    ],
    [
      'one that is short by a rupee',
      [{ unitPrice: 1000, discount: 99 }],
      { discount: 0, percentOff: 10, promoCode: 'DIWALI' },
      [['Promo DIWALI (10%, up to ₹99.00)', -99]],
    ],
    [
      'discount and promo of several pieces',
      [{ quantity: 3, unitPrice: 500, discount: 240 }],
      { discount: 100, percentOff: 10, promoCode: 'DIWALI' },
      [
        ['Discount', -100],
        ['Promo DIWALI (10%)', -140],
      ],
    ],
    [
      'what nothing explains, on an older one',
      [{ unitPrice: 1000, discount: 30 }],
      { discount: 10, percentOff: 0, promoCode: '' },
      [
        ['Discount', -10],
        ['Reduction', -20],
      ],
    ],
    [
      'the same with a code',
      [{ unitPrice: 1000, discount: 30 }],
      { discount: 10, percentOff: 0, promoCode: 'OLD' },
      [
        ['Discount', -10],
        ['Promo OLD', -20],
      ],
    ],
  ])('takes off %s', (_case, lines, head, rows) => {
    const found = deductionsOf({ lines: lines.map(lineOf), ...head }, { currency: 'INR', locale: 'en-IN' })
    expect(found.map(({ label, rupees }) => [label, rupees])).toEqual(rows)
  })
})
