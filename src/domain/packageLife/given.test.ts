import { describe, expect, it, test } from 'vitest'
import type { Role } from '@/domain/access/role'
import { settingsWith } from '@/domain/gyms/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { extend } from './extend'
import { contextOn, done, reasonOf, saleTerms } from './fixtures'
import { saleNeedsApproval } from './saleApproval'
import { assign } from './sell'
import type { SaleTerms } from './saleTerms'
import { daysStillGiven, refuseGiven } from './given'
import { annual, by, judged, monthly, settings, sold, why } from './givenFixtures'

describe('what a sale gives away stands on its term, at list price (PRODUCT 2.T)', () => {
  test.each<[string, Partial<SaleTerms>, number, string]>([
    ['nothing', { joiningFee: 500 }, 0, 'fits'],
    ['a discount of a tenth of price and fee', { joiningFee: 500, discount: 150, ...why }, 150, 'fits'],
    ['a paisa more', { joiningFee: 500, discount: 150.01, ...why }, 150.01, 'gives away'],
    ['a joining fee that is left out', { joiningFee: 0, ...why }, 500, 'gives away'],
    ['both together', { joiningFee: 400, discount: 50.01, ...why }, 150.01, 'gives away'],
    ['a lower price', { joiningFee: 500, basePrice: 900, ...why }, 100, 'fits'],
    [
      'a lower price and a discount',
      { joiningFee: 500, basePrice: 900, discount: 51, ...why },
      151,
      'gives away',
    ],
    ['a higher price, which gives nothing back', { joiningFee: 500, basePrice: 1200, ...why }, 0, 'fits'],
    ['a promo code, the owner’s gift', { joiningFee: 500, percentOff: 50, promoCode: 'HALF' }, 0, 'fits'],
  ])('%s', (_what, fields, given, words) => {
    const terms = saleTerms('2026-11-20', fields)
    const change = done(assign(memberWith(), monthly, terms, contextOn('2026-11-20', { settings })))
    expect(change.member.currentPackage?.term).toMatchObject({ listed: { price: 1000, fee: 500 }, given })
    expect(judged(memberWith(), change)).toContain(words)
    expect(judged(memberWith(), change, 'CLIENT')).toBe('fits')
  })

  it('of somebody who had a package no joining fee is asked, and none is given', () => {
    const before = memberWith({ lastPackage: packageWith({ startDate: null, endDate: null }) })
    const change = done(
      assign(before, monthly, saleTerms('2026-11-20'), contextOn('2026-11-20', { settings })),
    )
    expect(change.member.currentPackage?.term).toMatchObject({ listed: { price: 1000, fee: 0 }, given: 0 })
    expect(judged(before, change)).toBe('fits')
  })

  it.each([
    ['a joining fee left out', { joiningFee: 0 }],
    ['a discount', { joiningFee: 500, discount: 1 }],
    ['another price', { joiningFee: 500, basePrice: 999 }],
  ])('and needs a reason: %s', (_what, fields) => {
    const sell = (discountReason: string) =>
      assign(
        memberWith(),
        monthly,
        saleTerms('2026-11-20', { ...fields, discountReason }),
        contextOn('2026-11-20', { settings }),
      )
    expect(sell(' ')).toMatchObject({ kind: 'refused', field: 'discountReason' })
    expect(sell('A friend').kind).toBe('done')
  })
})

describe('what costs nothing is for somebody new', () => {
  const trial = templateWith({ id: 'trial', name: 'Trial', price: 0, duration: 3, durationType: 'Day' })
  const again = (who: Member, on: string) =>
    done(assign(who, trial, saleTerms(on, { basePrice: 0 }), contextOn(on, { settings }, 'a2')))

  it('so that ten trials are no month', () => {
    expect(judged(memberWith(), again(memberWith(), '2026-11-20'))).toBe('fits')
    const tried = sold(trial, '2026-11-01').member
    expect(judged(tried, again(tried, '2026-11-20'))).toBe(
      'Trial costs nothing, and Asha Rao had a package before. Ask the owner to do it.',
    )
    expect(judged(tried, again(tried, '2026-11-20'), 'CLIENT')).toBe('fits')
    const asks = (who: Member) =>
      saleNeedsApproval({ basePrice: 0, joiningFee: 0, discount: 0 }, trial, who, 'MANAGER', settings)
    expect([asks(memberWith()), asks(tried)]).toEqual([false, true])
  })
})

describe('an extension gives its days at the day rate of the term', () => {
  const { member, ctx } = sold(annual, '2026-01-01')
  const days = (count: number, who = member) => extend(who, count, 'Away', ctx('2026-03-01'))

  it('summed on the term, so that five of them give no more than one', () => {
    // 3,000 of 30,000 may be given: 36 days at 82.19, not 37.
    expect(judged(member, done(days(36)))).toBe('fits')
    expect(judged(member, done(days(37)))).toContain('gives away')
    const first = done(days(20)).member
    expect(first.currentPackage?.term?.given).toBe(1643.84)
    expect(judged(first, done(days(16, first)))).toBe('fits')
    expect(judged(first, done(days(17, first)))).toContain('gives away ₹3,041.10')
    expect(judged(first, done(days(17, first)), 'CLIENT')).toBe('fits')
  })

  it('so that a desk sees how many are left, to the last that fits', () => {
    const left = (who: Member, role: Role = 'MANAGER') => daysStillGiven(who, by(role))
    expect([left(member), left(member, 'CLIENT'), left(memberWith())]).toEqual([36, null, 0])
    expect(left(done(days(20)).member)).toBe(16)
    expect(left(done(days(36)).member)).toBe(0)
  })

  it('with the discount of the sale', () => {
    const cheap = sold(annual, '2026-01-01', { discount: 2950, ...why })
    expect(judged(cheap.member, done(extend(cheap.member, 1, 'Away', cheap.ctx('2026-03-01'))))).toContain(
      'gives away',
    )
  })

  it('and needs a reason', () => {
    expect(extend(member, 1, ' ', ctx('2026-03-01'))).toMatchObject({ kind: 'refused', field: 'reason' })
  })

  it('of an older record counts what its sale took off', () => {
    const old = memberWith({
      currentPackage: packageWith({ basePrice: 9200, discount: 900, amount: 8300 }),
    })
    const one = (fields: object) =>
      ({ ...old, currentPackage: { ...old.currentPackage, ...fields } }) as Member
    const extended = (who: Member) => done(extend(who, 1, 'Away', contextOn('2026-12-01', { settings })))
    // One of 92 days is 100: with 900 off it is 1,000 of 920.
    expect(judged(old, extended(old))).toContain('gives away ₹1,000.00')
    expect(judged(one({ discount: 820 }), extended(one({ discount: 820 })))).toBe('fits')
  })
})

test('a limit of 0 says so, and one of some percent says how much', () => {
  const change = done(
    assign(
      memberWith(),
      monthly,
      saleTerms('2026-11-20', { joiningFee: 500, discount: 200, ...why }),
      contextOn('2026-11-20'),
    ),
  )
  const said = (percent: number) =>
    reasonOf(
      refuseGiven(memberWith(), change, {
        role: 'MANAGER',
        settings: settingsWith({ deskDiscountPercent: percent }),
      }) ?? expect.fail(),
    )
  expect(said(0)).toBe('You may give nothing away here. Ask the owner to do it.')
  expect(said(10)).toBe(
    'That gives away ₹200.00 of this term, and you may give up to 10 percent, ₹150.00. Give less, or ask the owner to do it.',
  )
})
