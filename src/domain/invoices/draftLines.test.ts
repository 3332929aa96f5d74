import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { linesToPrice, MOST_LINES, refuseExtras, refuseLines, refuseOwnRates } from './draftLines'
import type { DraftLine } from './invoiceLine'

describe('lines that are typed', () => {
  const settings = settingsWith({ taxRegime: 'regular', gstin: '23AABCI1234F1Z9', greatestAmount: 100_000 })
  const line = (fields: Partial<DraftLine> = {}): DraftLine => ({
    ...{ kind: 'service', what: 'Towel', quantity: 1, price: 100, discount: 0, sac: '', rate: null },
    ...fields,
  })
  const field = (fields: Partial<DraftLine>) => {
    const refusal = refuseLines([line(), line(fields)], settings)
    return refusal && [refusal.field, refusal.reason]
  }

  test.each<[string, Partial<DraftLine>]>([
    ['ten thousand pieces', { quantity: 10_000, price: 10 }],
    ['the greatest amount', { price: 100_000 }],
    ['a discount of the whole price', { discount: 100 }],
    ['a discount of the price of all pieces', { quantity: 3, discount: 300 }],
    ['a rate of nothing', { rate: 0 }],
    ['a rate of 100 percent', { rate: 100 }],
    ['a product with its rate', { kind: 'product', rate: 18 }],
  ])('with %s are billed', (_case, fields) => {
    expect(field(fields)).toBeNull()
  })

  test.each<[string, Partial<DraftLine>, keyof DraftLine, string]>([
    ['no name', { what: ' ' }, 'what', 'Say what the invoice is for.'],
    ['no piece', { quantity: 0 }, 'quantity', 'between 1 and 10,000'],
    ['half a piece', { quantity: 1.5 }, 'quantity', 'between 1 and 10,000'],
    ['more pieces', { quantity: 10_001, price: 1 }, 'quantity', 'between 1 and 10,000'],
    ['no price', { price: 0 }, 'price', 'more than 0'],
    ['a price above the greatest amount', { price: 100_000.01 }, 'price', 'no more than ₹1,00,000'],
    [
      'pieces that come to more than it',
      { quantity: 2, price: 50_000.01 },
      'price',
      'no more than ₹1,00,000',
    ],
    ['a discount above the price', { discount: 100.01 }, 'discount', 'at most the price'],
    ['a discount below nothing', { discount: -1 }, 'discount', 'at least 0'],
    ['a rate below nothing', { rate: -1 }, 'rate', 'between 0 and 100 %'],
    ['a rate above 100 percent', { rate: 100.5 }, 'rate', 'between 0 and 100 %'],
    [
      'a product without its rate',
      { kind: 'product', what: ' Water ' },
      'rate',
      'Enter the tax rate of Water:',
    ],
    ['a code that no table has', { sac: '998599' }, 'rate', "it isn't known for this code"],
  ])('with %s are refused at their field', (_case, fields, at, words) => {
    expect(field(fields)).toEqual([`lines.1.${at}`, expect.stringContaining(words)])
  })

  it('without GST no product needs a rate', () => {
    expect(refuseLines([line({ kind: 'product' })], settingsWith())).toBeNull()
  })

  it('are thirty at most', () => {
    const many = (count: number) => Array.from({ length: count }, () => line())
    expect(refuseLines(many(MOST_LINES), settings)).toBeNull()
    expect(refuseLines(many(MOST_LINES + 1), settings)?.reason).toBe('An invoice has at most 30 lines.')
  })

  it('beside a package have no discount of their own', () => {
    expect(refuseExtras([line(), line({ discount: 5 })], settings)).toMatchObject({
      ...{ reason: 'A discount is on the package. Lower the price instead.', field: 'extras.1.price' },
    })
  })

  const by = { settings, gym: { type: 'GYM' }, today: civil('2026-11-22') } as const

  test.each<[string, Partial<DraftLine>]>([
    ['a service at another rate than the law has', { rate: 12 }],
    ['one whose code was typed with blanks', { sac: ' 9996 ', rate: 5 }],
  ])('by the desk, %s is the owner’s to choose', (_case, fields) => {
    const refusal = refuseOwnRates([line(), line(fields)], { ...by, role: 'SALES' })
    expect(refusal).toMatchObject({
      field: 'lines.1.rate',
      reason: expect.stringContaining('Only the owner') as string,
    })
    expect(refuseOwnRates([line(), line(fields)], { ...by, role: 'CLIENT' })).toBeNull()
  })

  test.each<[string, Partial<DraftLine>]>([
    ['a service at its rate by law', { rate: 5 }],
    ['sport at its own', { sac: ' 9996 ', rate: 18 }],
    ['one without a rate', {}],
    ['a product', { kind: 'product', rate: 12 }],
    ['a service of a code that no table has', { sac: ' 998599 ', rate: 12 }],
  ])('by the desk, %s may be billed', (_case, fields) => {
    expect(refuseOwnRates([line(fields)], { ...by, role: 'SALES' })).toBeNull()
  })

  test.each<[string, Partial<DraftLine>, object]>([
    ['a service has the code of the centre', {}, { sac: '999723', rate: 5 }],
    ['and its own where it names one', { sac: ' 9996 ' }, { sac: '9996', rate: 18 }],
    ['a product without a code has none', { kind: 'product', rate: 18 }, { sac: '', rate: 18 }],
    [
      'and its own where it names one, blanks off',
      { kind: 'product', sac: ' 2201 ', rate: 18 },
      { sac: '2201' },
    ],
  ])('%s', (_case, fields, priced) => {
    expect(linesToPrice([line({ what: ' Towel ', ...fields })], settings, 'GYM', by.today)).toMatchObject([
      { description: 'Towel', unitPrice: 100, ...priced },
    ])
  })
})
