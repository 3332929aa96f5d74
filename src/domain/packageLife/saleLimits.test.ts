import { describe, expect, it, test } from 'vitest'
import { cash, contextOn, reasonOf, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { asksJoiningFee, assign, refuseTooMuchPaid } from './sell'
import type { SaleTerms } from './saleTerms'

const today = '2026-11-20'
const template = templateWith({ joiningFee: 200 })
const ctx = contextOn(today)
const sold = (fields: Partial<SaleTerms>, member = memberWith(), context = ctx) =>
  assign(member, template, saleTerms(today, { discountReason: 'Staff', ...fields }), context)

describe('what may be sold, to the last rupee: the greatest that passes beside the least that does not', () => {
  test.each<[string, Partial<SaleTerms>]>([
    ['a discount of price and joining fee together', { joiningFee: 200, discount: 1200 }],
    ['a promo of 100 percent', { percentOff: 100 }],
    ['a promo of nothing', { percentOff: 0 }],
    ['a price as great as the centre takes for sense', { basePrice: 100_000 }],
    ['a joining fee as great as that', { joiningFee: 100_000 }],
    ['a payment of all that is due', { payment: cash(1000) }],
    ['a GSTIN that was left blank', { customerGstin: '  ' }],
    ['a GSTIN', { customerGstin: '27AAPFU0939F1ZV' }],
  ])('%s is', (_case, fields) => {
    expect(sold(fields, memberWith(), greatest).kind).toBe('done')
  })
  const greatest = contextOn(today, { settings: settingsWith({ greatestAmount: 100_000 }) })

  test.each<[string, Partial<SaleTerms>, string]>([
    ['a discount above it', { joiningFee: 200, discount: 1200.01 }, 'more than the price of ₹1,200.00'],
    ['a promo above 100 percent', { percentOff: 100.01 }, 'between 0 and 100 percent'],
    ['a promo below nothing', { percentOff: -1 }, 'between 0 and 100 percent'],
    ['a promo that is no number', { percentOff: Number.NaN }, 'between 0 and 100 percent'],
    ['a price above the greatest amount', { basePrice: 100_000.01 }, '₹1,00,000'],
    ['a joining fee above it', { joiningFee: 100_000.01 }, '₹1,00,000'],
    ['a payment above what is due', { payment: cash(1000.01) }, 'more than the ₹1,000.00 to pay'],
    ['a payment above the greatest amount', { payment: cash(100_001) }, '₹1,00,000'],
    ['a payment of nothing', { payment: cash(0) }, 'Enter the amount received'],
    [
      'a payment without a way',
      { payment: { ...cash(5), modeOfPayment: ' ' } as SaleTerms['payment'] },
      'Choose how the payment was made.',
    ],
    ['a mistyped GSTIN', { customerGstin: '27AAPFU0939F1ZX' }, 'check character'],
    [
      'a discount without a reason',
      { discount: 1, discountReason: ' ' },
      'Enter a reason for the price change',
    ],
    [
      'another price without a reason',
      { basePrice: 999.99, discountReason: '' },
      'Enter a reason for the price change',
    ],
  ])('%s is not', (_case, fields, words) => {
    expect(reasonOf(sold(fields, memberWith(), greatest))).toContain(words)
  })

  it.each<[string, Partial<SaleTerms>]>([
    ['basePrice', { basePrice: 100_000.01 }],
    ['joiningFee', { joiningFee: 100_000.01 }],
    ['discount', { discount: 1000.01 }],
    ['discountReason', { basePrice: 999, discountReason: '' }],
  ])('is said at its field: %s', (field, fields) => {
    expect(sold(fields, memberWith(), greatest)).toMatchObject({ kind: 'refused', field })
  })

  it('a package that itself costs more than the greatest amount is sold at its price, and no rupee above', () => {
    const dear = templateWith({ price: 200_000, joiningFee: 150_000 })
    const at = (basePrice: number, joiningFee: number) =>
      assign(memberWith(), dear, saleTerms(today, { basePrice, joiningFee, discountReason: 'x' }), greatest)
    expect(at(200_000, 150_000).kind).toBe('done')
    expect(at(200_001, 150_000).kind).toBe('refused')
    expect(at(200_000, 150_001).kind).toBe('refused')
  })

  it.each<[string, number[], number, string | null]>([
    ['all that is due', [1000], 0, null],
    ['all that the credit leaves', [700], 300, null],
    ['nothing', [], 0, null],
    ['a paisa more', [1000.01], 0, 'There is only ₹1,000.00 to pay. Enter that much or less.'],
    [
      'more than the credit leaves, in two rows',
      [600, 200],
      300,
      'There is only ₹700.00 to pay. Enter that much or less. Together the rows are ₹800.00.',
    ],
  ])('money is counted against what is due: %s', (_case, amounts, creditBalance, reason) => {
    const payments = amounts.flatMap((amount) => cash(amount) ?? [])
    const refusal = refuseTooMuchPaid(
      memberWith({ creditBalance }),
      template,
      saleTerms(today, { payments }),
      ctx,
    )
    expect(refusal?.reason ?? null).toBe(reason)
    expect(refusal?.field).toBe(reason === null ? undefined : `payments.${amounts.length - 1}.amount`)
  })

  it('a joining fee is asked of whoever has not joined, and where an accepted sale has one', () => {
    const joined = memberWith({ lastPackage: packageWith() })
    expect([asksJoiningFee(memberWith(), null), asksJoiningFee(joined, null)]).toEqual([true, false])
    const accepted = [0, 200].map((joiningFee) => asksJoiningFee(joined, { joiningFee }))
    expect(accepted).toEqual([false, true])
  })

  it('what is paid on the greatest amount together with credit may be all that is due', () => {
    const dear = templateWith({ price: 200_000 })
    const terms = saleTerms(today, { basePrice: 200_000, payment: cash(200_000) })
    expect(assign(memberWith(), dear, terms, greatest).kind).toBe('done')
  })
})
