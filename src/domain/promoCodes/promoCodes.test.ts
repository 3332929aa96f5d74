import { describe, expect, it, test } from 'vitest'
import { cash, contextOn, done, reasonOf, saleTerms } from '@/domain/packageLife/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { assign } from '@/domain/packageLife/sell'
import { civil } from '@/domain/shared/civilDate'
import { checkPromo, type PromoQuestion } from './checkPromo'
import { promoCodeSchema, promoNamed, promoStatusOf, type PromoCode } from './promoCode'
import { promoFieldsOf, promoFormSchema, refusePromo, emptyPromoForm } from './promoForm'
import { recordUse } from './promoUse'

const today = civil('2026-11-20')
const codeWith = (fields: Partial<PromoCode> = {}) =>
  promoCodeSchema.parse({ id: 'p1', gymId: 'g1', name: 'DIWALI', percentOff: 10, ...fields })
const asked = (fields: Partial<PromoQuestion> = {}): PromoQuestion => ({
  today,
  member: memberWith(),
  packageId: 'quarterly',
  packageName: 'Quarterly',
  price: 3000,
  usedByMember: 0,
  format: settingsWith(),
  ...fields,
})

test.each([
  ['Live', {}],
  ['Live', { validFrom: today, validTo: today }],
  ['Scheduled', { validFrom: civil('2026-11-21') }],
  ['Ended', { validTo: civil('2026-11-19') }],
  ['Ended', { isActive: false }],
  ['Used up', { maxUses: 3, usedCount: 3 }],
  ['Archived', { archived: true }],
])('a code is %s with %o', (status, fields) => {
  expect(promoStatusOf(codeWith(fields), today)).toBe(status)
})

test('a code is found whatever its case and spaces; a live one before an archived one of its name', () => {
  const old = codeWith({ id: 'p0', archived: true })
  expect(promoNamed([old, codeWith()], '  diWali ')?.id).toBe('p1')
  expect(promoNamed([old], 'diwali')?.id).toBe('p0')
  expect(promoNamed([old], 'HOLI')).toBeNull()
})

describe('would it apply', () => {
  it('says what it takes off, capped', () => {
    expect(checkPromo(codeWith(), 'diwali', asked())).toEqual({
      kind: 'applies',
      promoCode: 'DIWALI',
      percentOff: 10,
      promoCap: 0,
      discount: 300,
    })
    expect(checkPromo(codeWith({ maxDiscount: 250 }), 'diwali', asked())).toMatchObject({ discount: 250 })
  })

  test.each<[string, Partial<PromoCode> | null, Partial<PromoQuestion>, string]>([
    ['an unknown code', null, {}, 'There is no code diwali. Check how it is written.'],
    ['before its first day', { validFrom: civil('2026-12-01') }, {}, 'DIWALI begins on 01 Dec, 2026.'],
    ['after its last day', { validTo: civil('2026-11-19') }, {}, 'DIWALI ended on 19 Nov, 2026.'],
    ['ended by hand', { isActive: false }, {}, 'DIWALI was ended.'],
    ['used up', { maxUses: 5, usedCount: 5 }, {}, 'DIWALI was good for 5 uses, and all of them are taken.'],
    [
      'used by the member',
      { perMember: 1 },
      { usedByMember: 1 },
      'Asha Rao has used DIWALI already: it is good once for each member.',
    ],
    ['another package', { packageIds: ['yearly'] }, {}, 'DIWALI does not apply to Quarterly.'],
    [
      'no new member',
      { newOnly: true },
      { member: memberWith({ lastPackage: packageWith() }) },
      'DIWALI is for new members. Asha Rao has had a package before.',
    ],
    [
      'too small a sale',
      { minAmount: 3000.01 },
      {},
      'DIWALI applies from ₹3,000.01; this sale comes to ₹3,000.00.',
    ],
  ])('not for %s, with the reason', (_case, fields, question, sentence) => {
    expect(reasonOf(checkPromo(fields && codeWith(fields), ' diwali', asked(question)))).toBe(sentence)
  })
})

describe('a use', () => {
  const sold = (promoCap = 0, taxInclusive = true) => {
    const settings = settingsWith({ taxRegime: 'regular', taxInclusive })
    const terms = saleTerms('2026-11-20', { promoCode: 'DIWALI', percentOff: 10, promoCap, payment: cash(1) })
    return (
      done(assign(memberWith(), templateWith(), terms, contextOn('2026-11-20', { settings }))).invoice ??
      expect.fail()
    )
  }

  it('counts, and keeps who, what and how much', () => {
    const used = recordUse(codeWith({ usedCount: 4 }), sold(), 0, true)
    expect(used).toMatchObject({
      promo: { usedCount: 5 },
      use: { id: 'invoice-a1', memberId: 'm1', discount: 100, sale: 900, on: today, isNewMember: true },
    })
  })

  it.each([
    [0, 100],
    [30, 30],
  ])('tells what was taken off also where the tax comes on top: cap %d', (cap, discount) => {
    expect(recordUse(codeWith(), sold(cap, false), 0, true)).toMatchObject({ use: { discount } })
  })

  it('is one more of the member where the code is limited for each, and no third of two', () => {
    const promo = codeWith({ perMember: 2 })
    expect(recordUse(promo, sold(), 1, false)).toMatchObject({ use: { id: 'invoice-a1' } })
    expect(recordUse(promo, sold(), 2, false)).toMatchObject({ kind: 'refused' })
  })

  it('is refused when another desk took the last one', () => {
    expect(reasonOf(recordUse(codeWith({ maxUses: 1, usedCount: 1 }), sold(), 0, false))).toMatch(
      /all of them are taken/,
    )
  })
})

describe('the form', () => {
  const form = { ...emptyPromoForm, name: ' New  Year ', percentOff: 15 }

  it('tidies the code and reads empty limits as none', () => {
    expect(promoFieldsOf(promoFormSchema(settingsWith()).parse(form))).toMatchObject({
      name: 'New Year',
      nameLower: 'new year',
      maxUses: 0,
      perMember: 0,
      minAmount: 0,
    })
  })

  test.each([
    ['percentOff', { percentOff: 101 }, 'A code takes off at most 100 percent'],
    ['percentOff', { percentOff: 0 }, 'A code takes off at least 1 percent'],
    ['name', { name: ' ' }, 'Enter the code, 2 characters or more'],
    ['validTo', { validFrom: today, validTo: civil('2026-11-19') }, 'The last day is before the first'],
    ['minAmount', { minAmount: -1 }, 'Enter 0 or more'],
    ['maxUses', { maxUses: 1.5 }, 'Enter a whole number'],
  ])('says at %s what is wrong: %o', (field, wrong, sentence) => {
    const issues = promoFormSchema(settingsWith()).safeParse({ ...form, ...wrong }).error?.issues ?? []
    expect(issues).toMatchObject([{ path: [field], message: sentence }])
  })

  it('keeps names apart, and that of a used code', () => {
    const codes = [codeWith({ usedCount: 3 })]
    expect(reasonOf(refusePromo({ name: 'diwali', maxUses: 0 }, 'p2', codes) ?? expect.fail())).toBe(
      'DIWALI exists already. Choose another code.',
    )
    expect(reasonOf(refusePromo({ name: 'HOLI', maxUses: 0 }, 'p1', codes) ?? expect.fail())).toBe(
      'DIWALI was used, so its name stays. Add a new code instead.',
    )
    expect(reasonOf(refusePromo({ name: 'Diwali', maxUses: 2 }, 'p1', codes) ?? expect.fail())).toMatch(
      /used 3 times already/,
    )
    expect(refusePromo({ name: 'DIWALI', maxUses: 3 }, 'p1', codes)).toBeNull()
  })
})
