import { describe, expect, it } from 'vitest'
import type { Member } from '@/domain/members/member'
import { templateWith } from '@/domain/packages/fixtures'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { billRecurring } from './billRecurring'
import { changePackage } from './change'
import { feeOfChange, type ChangeMode } from './changePlan'
import { cash, contextOn, done, saleTerms } from './fixtures'
import { assign } from './sell'
import { annual, judged, monthly, settings, sold, why } from './givenFixtures'

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

  it('but not on the day of a later bill, whose term has no joining fee to give back', () => {
    const month = sold({ ...monthly, type: 'Recurring' }, '2026-01-01', { payment: cash(1500) })
    const day = '2026-02-01'
    const billed = done(billRecurring(month.member, month.ctx(day)))
    expect(billed.member.currentPackage).toMatchObject({ startDate: '2026-01-01', term: { from: day } })
    const openInvoices = billed.invoice ? [billed.invoice] : []
    const ctx = contextOn(day, { settings, openInvoices }, 'a3')
    const year = { ...annual, joiningFee: 5000 }
    const terms = { ...saleTerms(day, { basePrice: 30_000 }), mode: 'restart' as const }
    expect(feeOfChange(billed.member, year, terms, ctx)).toBe(0)
    const changed = done(changePackage(billed.member, year, terms, ctx))
    expect(changed.member.currentPackage?.term).toMatchObject({ listed: { fee: 0 }, given: 0 })
    expect(judged(billed.member, changed)).toBe('fits')
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
