import { describe, expect, it, test } from 'vitest'
import type { Role } from '@/domain/access/role'
import { settingsWith } from '@/domain/gyms/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { changePackage } from './change'
import { feeOfChange, type ChangeMode } from './changePlan'
import { refuseDeskChange } from './deskChange'
import { extend } from './extend'
import { cash, contextOn, done, reasonOf, saleTerms } from './fixtures'
import { daysStillGiven, refuseGiven } from './given'
import type { ActContext, PackageChange } from './packageAct'
import { saleNeedsApproval } from './saleApproval'
import { assign } from './sell'
import type { SaleTerms } from './saleTerms'

const monthly = templateWith({ joiningFee: 500 })
const annual = templateWith({
  id: 'annual',
  name: 'Annual',
  price: 30_000,
  duration: 1,
  durationType: 'Year',
})
const settings = settingsWith({ deskDiscountPercent: 10 })
const by = (role: Role) => ({ role, settings })
const why = { discountReason: 'A friend' }

type Book = { member: Member; ctx: (today: string, act?: string) => ActContext }

/** A member to whom that was sold on its first day, by the owner. */
function sold(template: PackageTemplate, start: string, fields: Partial<SaleTerms> = {}): Book {
  const terms = saleTerms(start, { basePrice: template.price, joiningFee: template.joiningFee, ...fields })
  const { member, invoice } = done(assign(memberWith(), template, terms, contextOn(start, { settings })))
  const openInvoices = invoice ? [invoice] : []
  return { member, ctx: (today, act = 'a2') => contextOn(today, { settings, openInvoices }, act) }
}

const judged = (before: Member, change: PackageChange, role: Role = 'MANAGER') => {
  const refusal = refuseGiven(before, change, by(role))
  return refusal === null ? 'fits' : refusal.reason
}

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

describe('a joining fee is asked with the first package that makes a member', () => {
  const day = templateWith({ id: 'day', name: 'Day pass', price: 300, durationType: 'Day' })
  const quarter = templateWith({ id: 'quarter', name: 'Quarter', price: 2500, duration: 3 })
  const next = (who: Member, to: PackageTemplate, on: string, joiningFee: number) =>
    done(
      assign(
        who,
        to,
        saleTerms(on, { basePrice: to.price, joiningFee, ...why }),
        contextOn(on, { settings }, 'a2'),
      ),
    )

  it('so that a day pass before it saves nobody the fee', () => {
    const passed = sold(day, '2026-11-01').member
    const month = next(passed, monthly, '2026-11-20', 0)
    expect(month.member.currentPackage?.term).toMatchObject({ listed: { price: 1000, fee: 500 }, given: 500 })
    expect(judged(passed, month)).toContain('gives away ₹500.00')
    expect(judged(passed, next(passed, monthly, '2026-11-20', 500))).toBe('fits')
  })

  it.each([
    ['without a fee', quarter],
    ['with one', monthly],
  ])('and none after a month or longer, %s', (_what, first) => {
    const joined = sold(first, '2026-01-01').member
    const month = next(joined, monthly, '2026-11-20', 0)
    expect(month.member.currentPackage?.term).toMatchObject({ listed: { fee: 0 }, given: 0 })
    expect(judged(joined, month)).toBe('fits')
  })

  it('and again by what a package is changed to on its first day, where it goes back', () => {
    const month = sold(monthly, '2026-03-01', { payment: cash(1500) })
    const year = { ...annual, joiningFee: 5000 }
    const to = (mode: ChangeMode, on: string, joiningFee: number) => {
      const terms = { ...saleTerms(on, { basePrice: 30_000, joiningFee, ...why }), mode }
      expect(feeOfChange(month.member, year, terms, month.ctx(on))).toBe(
        mode === 'restart' && on === '2026-03-01' ? 5000 : 0,
      )
      return done(changePackage(month.member, year, terms, month.ctx(on)))
    }
    expect(judged(month.member, to('restart', '2026-03-01', 0))).toContain('gives away ₹5,000.00')
    expect(judged(month.member, to('restart', '2026-03-01', 5000))).toBe('fits')
    expect(judged(month.member, to('restart', '2026-03-02', 0))).toBe('fits')
    expect(judged(month.member, to('atEnd', '2026-03-01', 0))).toBe('fits')
  })

  it('while one that keeps the end keeps the fee as well', () => {
    const month = sold(monthly, '2026-03-01', { payment: cash(1500) })
    const dear = { ...monthly, id: 'dear', name: 'Dear', price: 1600 }
    const terms = { ...saleTerms('2026-03-01', { basePrice: 1600 }), mode: 'keepEnd' as const }
    const changed = done(changePackage(month.member, dear, terms, month.ctx('2026-03-01')))
    expect(changed.changedInvoices).toMatchObject([{ creditNotes: [{ amount: 1000 }] }])
    expect(changed.member).toMatchObject({ totalDueAmount: 600, currentPackage: { joined: true } })
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

describe('a change by the desk', () => {
  const template = templateWith({ id: 'month', name: 'Month', price: 2000 })
  const day = templateWith({ id: 'day', name: 'Day pass', price: 300, durationType: 'Day' })
  const change = (
    { member, ctx }: Book,
    to: PackageTemplate,
    mode: ChangeMode,
    on: string,
    fields: Partial<SaleTerms> = {},
    today = on,
  ) => {
    const terms = { ...saleTerms(on, { basePrice: to.price, ...fields }), mode }
    return { terms, outcome: changePackage(member, to, terms, ctx(today)) }
  }
  const deskRefusal = (book: Book, to: PackageTemplate, mode: ChangeMode, on: string, today = on) =>
    refuseDeskChange(book.member, to, { mode, startDate: civil(on) }, book.ctx(today))?.reason ?? null

  it('of a year used for 300 days into a day pass leaves nobody the year as credit, whatever day is named', () => {
    const paid = sold(annual, '2026-01-01', { payment: cash(30_000) })
    const { outcome } = change(paid, day, 'restart', '2026-01-01', {}, '2026-10-28')
    // 65 of 365 days are unused: 5,342.47, of which the day pass takes 300.
    expect(outcome).toMatchObject({ kind: 'done', member: { creditBalance: 5042.47 } })
    expect(deskRefusal(paid, day, 'restart', '2026-01-01', '2026-10-28')).toContain(
      'Only the owner names another day',
    )
    expect(deskRefusal(paid, day, 'restart', '2026-10-28')).toBeNull()
  })

  it('that leaves credit, or lowers what is due, asks the owner; one that costs more does not', () => {
    const paid = sold(annual, '2026-01-01', { payment: cash(30_000) })
    const owing = sold(annual, '2026-01-01')
    const down = (book: Book) => done(change(book, template, 'restart', '2026-03-01').outcome)
    expect(judged(paid.member, down(paid))).toBe(
      'That would leave credit for Asha Rao. Ask the owner to do it.',
    )
    expect(judged(owing.member, down(owing))).toBe(
      'That would lower what Asha Rao owes. Ask the owner to do it.',
    )
    expect(judged(paid.member, down(paid), 'CLIENT')).toBe('fits')
    for (const payment of [null, cash(1000)]) {
      const month = sold(monthly, '2026-03-01', { payment })
      expect(judged(month.member, done(change(month, annual, 'restart', '2026-03-05').outcome))).toBe('fits')
    }
  })

  it('that is paid at once is not taken for lower dues', () => {
    const owing = sold(monthly, '2026-03-01')
    const paying = change(owing, annual, 'restart', '2026-03-05', { payment: cash(30_000) })
    expect(judged(owing.member, done(paying.outcome))).toBe('fits')
  })

  it('keeps the end only for a package whose cycle is not longer', () => {
    const month = sold(template, '2026-03-01')
    expect(deskRefusal(month, annual, 'keepEnd', '2026-03-10')).toContain('Annual is for longer than Month')
    expect(deskRefusal(month, { ...template, id: 'other' }, 'keepEnd', '2026-03-10')).toBeNull()
    expect(deskRefusal(month, annual, 'atEnd', '2026-03-10')).toBeNull()
  })

  it('that keeps the end gives the share of what is below the list, and never prints less than nothing', () => {
    const month = sold(template, '2026-03-01')
    const dear = templateWith({ id: 'dear', name: 'Dear', price: 3100, joiningFee: 500 })
    const { outcome } = change(month, dear, 'keepEnd', '2026-03-22', { discount: 310, ...why })
    // 10 of 31 days.
    expect(done(outcome).member.currentPackage?.term).toMatchObject({
      listed: { price: 1000, fee: 0 },
      given: 100,
    })
    expect(done(outcome).invoice?.lines.every(({ unitPrice, amount }) => unitPrice >= 0 && amount >= 0)).toBe(
      true,
    )
    const withFee = change(month, dear, 'keepEnd', '2026-03-22', { joiningFee: 500 })
    expect(withFee.outcome).toMatchObject({ kind: 'refused', field: 'joiningFee' })
    expect(isRefused(change(month, dear, 'restart', '2026-03-22', { joiningFee: 500 }).outcome)).toBe(false)
  })
})

describe('days that were given go along with the end that is kept', () => {
  const month = templateWith({ id: 'month', name: 'Month', price: 3000 })
  const other = { ...month, id: 'other', name: 'Other month' }
  const book = sold(month, '2026-03-01', { payment: cash(3000) })
  const kept = (who: Member, to: PackageTemplate, on: string, ctx: ActContext) =>
    changePackage(who, to, { ...saleTerms(on, { basePrice: to.price }), mode: 'keepEnd' }, ctx)
  const three = done(extend(book.member, 3, 'Away', book.ctx('2026-03-01')))

  it('so that no change makes room for the next ones', () => {
    expect(judged(book.member, three)).toBe('fits')
    const changed = done(kept(three.member, other, '2026-03-01', book.ctx('2026-03-01', 'a3')))
    expect(judged(three.member, changed)).toBe('fits')
    expect(changed.member.currentPackage?.term).toMatchObject({ soldDays: 31, freeDays: 3, given: 290.32 })
    const again = done(extend(changed.member, 1, 'Away', book.ctx('2026-03-01', 'a4')))
    expect(judged(changed.member, again)).toContain('gives away')
    expect(judged(changed.member, again, 'CLIENT')).toBe('fits')
  })

  it('near the end of the term too, where they are more than the limit of what is left', () => {
    const late = done(kept(three.member, other, '2026-03-29', book.ctx('2026-03-29', 'a3')))
    expect(late.member.currentPackage?.term).toMatchObject({ soldDays: 3, freeDays: 3 })
    expect(judged(three.member, late)).toBe('fits')
  })

  it('and are worth no more after it', () => {
    const dear = { ...month, id: 'dear', name: 'Dear month', price: 9000 }
    const change = done(kept(three.member, dear, '2026-03-29', book.ctx('2026-03-29', 'a3')))
    expect(judged(three.member, change)).toContain('gives away ₹870.97')
  })

  it('and where nothing else is left, they are no package without an end', () => {
    const tail = done(kept(three.member, other, '2026-04-02', book.ctx('2026-04-02', 'a3')))
    expect(tail.member.currentPackage?.term).toMatchObject({ soldDays: 0, listed: { price: 0 } })
    expect(judged(three.member, tail)).toBe('fits')
    const more = done(extend(tail.member, 300, 'Away', book.ctx('2026-04-02', 'a4')))
    expect(judged(tail.member, more)).toBe(
      'Other month costs nothing here, so only the owner gives days of it.',
    )
    expect(judged(tail.member, more, 'CLIENT')).toBe('fits')
  })

  it('as a free trial is none', () => {
    const trial = sold(
      templateWith({ id: 'trial', name: 'Trial', price: 0, duration: 3, durationType: 'Day' }),
      '2026-03-01',
    )
    const year = done(extend(trial.member, 365, 'Away', trial.ctx('2026-03-01')))
    expect(judged(trial.member, year)).toContain('Trial costs nothing here')
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
