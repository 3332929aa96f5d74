import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { deductionsOf } from '@/domain/invoices/documentLines'
import { statsOfInvoice } from '@/domain/invoices/statsOfInvoice'
import type { Member } from '@/domain/members/member'
import { templateWith } from '@/domain/packages/fixtures'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { isRefused } from '@/domain/shared/refusal'
import { changePackage } from './change'
import type { ChangeMode } from './changePlan'
import { refuseDeskChange } from './deskChange'
import { extend } from './extend'
import { cash, done, saleTerms } from './fixtures'
import type { ActContext } from './packageAct'
import type { SaleTerms } from './saleTerms'
import { annual, judged, monthly, settings, sold, why, type Book } from './givenFixtures'

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
  const deskRefusal = (book: Book, to: PackageTemplate, mode: ChangeMode, today: string) =>
    refuseDeskChange(book.member, to, { mode }, book.ctx(today))?.reason ?? null

  it('of a year used for 300 days into a day pass leaves nobody the year as credit, whatever day is named', () => {
    const paid = sold(annual, '2026-01-01', { payment: cash(30_000) })
    const { outcome } = change(paid, day, 'restart', '2026-01-01', {}, '2026-10-28')
    // 65 of 365 days are unused: 5,342.47, of which the day pass takes 300.
    expect(outcome).toMatchObject({ kind: 'done', member: { creditBalance: 5042.47 } })
    expect(done(outcome).member.currentPackage).toMatchObject({
      startDate: '2026-10-28',
      endDate: '2026-10-28',
    })
    expect(judged(paid.member, done(outcome))).toContain('would leave credit')
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

describe('what a change that keeps the end takes off (DOMAIN 2.5)', () => {
  const month = templateWith({ id: 'month', name: 'Month', price: 3000 })
  const dear = templateWith({ id: 'dear', name: 'Dear', price: 6000 })
  const book = sold(month, '2026-06-01', { payment: cash(3000) })
  const billed = (fields: Partial<SaleTerms>, ctx: Partial<ActContext> = {}) => {
    const terms = {
      ...saleTerms('2026-06-16', { basePrice: 6000, ...fields }),
      mode: 'keepEnd' as const,
    }
    const { invoice } = done(changePackage(book.member, dear, terms, { ...book.ctx('2026-06-16'), ...ctx }))
    if (!invoice) throw new Error('nothing was billed')
    return invoice
  }

  it('is a discount on the share of its list price: on the paper, in the month and in words', () => {
    const invoice = billed({ discount: 600, ...why })
    // 15 of 30 days: 3,000 by the list, 2,700 to pay.
    expect(invoice).toMatchObject({
      ...{ amount: 2700, basePrice: 3000, discount: 300, note: 'A friend' },
      lines: [{ unitPrice: 3000, discount: 300, amount: 2700 }],
    })
    expect(statsOfInvoice(invoice)['2026-06']).toMatchObject({ billed: 2700, discount: 300 })
    expect(deductionsOf(invoice, settings)).toEqual([{ label: 'Discount', rupees: -300 }])
  })

  it('is told apart from what a promo code took off', () => {
    const invoice = billed({ discount: 600, ...why, promoCode: 'TEN', percentOff: 10 })
    expect(invoice).toMatchObject({
      ...{ amount: 2430, basePrice: 3000, discount: 300, percentOff: 10 },
      lines: [{ discount: 570 }],
    })
    expect(deductionsOf(invoice, settings)).toEqual([
      { label: 'Discount', rupees: -300 },
      { label: 'Promo TEN (10%)', rupees: -270 },
    ])
  })

  it('holds its tax where the list price has none', () => {
    const taxed = settingsWith({
      ...{ taxRegime: 'regular', gstin: '23AABCI1234F1Z9', taxInclusive: false, roundToRupee: true },
    })
    expect(billed({ discount: 600, ...why }, { settings: taxed })).toMatchObject({
      ...{ amount: 2835, basePrice: 3150, discount: 315, taxable: 2700, gst: 135 },
    })
  })

  it('is nothing where nothing was given', () => {
    expect(billed({})).toMatchObject({ amount: 3000, basePrice: 3000, discount: 0, percentOff: 0 })
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
