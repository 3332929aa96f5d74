import { describe, expect, it } from 'vitest'
import { contextOn, reasonOf, saleTerms } from '@/domain/packageLife/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import type { SaleTerms } from '@/domain/packageLife/saleTerms'
import { promoCodeSchema, type PromoCode } from './promoCode'
import { withPromo } from './promoSale'

const today = '2026-11-20'
const diwali = promoCodeSchema.parse({
  id: 'p1',
  gymId: 'g1',
  name: 'DIWALI',
  percentOff: 10,
  maxDiscount: 80,
})
const sold = { member: memberWith(), template: templateWith() }
const checked = (fields: Partial<SaleTerms>, promo: PromoCode | null = diwali, usedByMember = 0) =>
  withPromo(saleTerms(today, fields), { promo, usedByMember }, sold, contextOn(today))

describe('the code of a sale, as the store holds it', () => {
  it('gives the terms its own name, percentage and cap, whatever the page had', () => {
    expect(checked({ promoCode: ' diwali', percentOff: 90, promoCap: 0, promoId: 'p1' })).toMatchObject({
      terms: { promoCode: 'DIWALI', percentOff: 10, promoCap: 80, promoId: 'p1' },
    })
  })

  it('where none is typed takes nothing off', () => {
    expect(checked({ promoCode: ' ', percentOff: 90, promoId: 'p1' })).toMatchObject({
      terms: { promoCode: '', percentOff: 0, promoCap: 0, promoId: '' },
    })
  })

  it('is none when it was renamed or is gone', () => {
    const sentence = 'There is no code DIWALI. Check how it is written.'
    expect(reasonOf(checked({ promoCode: 'DIWALI' }, { ...diwali, name: 'HOLI' }))).toBe(sentence)
    expect(reasonOf(checked({ promoCode: 'DIWALI' }, null))).toBe(sentence)
  })

  it('counts what the member has used, and looks at the price after the discount', () => {
    const promo = { ...diwali, perMember: 1, minAmount: 950 }
    expect(reasonOf(checked({ promoCode: 'DIWALI' }, promo, 1))).toMatch(/has used DIWALI already/)
    expect(reasonOf(checked({ promoCode: 'DIWALI', discount: 100 }, promo))).toMatch(/comes to ₹900.00/)
    expect(checked({ promoCode: 'DIWALI', discount: 100, joiningFee: 50 }, promo)).toMatchObject({
      kind: 'terms',
    })
  })
})
