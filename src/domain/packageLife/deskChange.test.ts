import { describe, expect, it } from 'vitest'
import type { Role } from '@/domain/access/role'
import { settingsWith } from '@/domain/gyms/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { changeNeedsOwner } from './deskChange'
import { cash, contextOn, done, saleTerms } from './fixtures'
import { assign } from './sell'

const settings = settingsWith({ deskDiscountPercent: 10 })
const annual = templateWith({ id: 'annual', name: 'Annual', price: 30_000, durationType: 'Year' })
const month = templateWith({ id: 'month', name: 'Month', price: 2000 })
const week = templateWith({ id: 'week', name: 'Week', price: 500, durationType: 'Week' })

/** Since 1 March, fully paid. */
const { member, invoice } = done(
  assign(
    memberWith(),
    month,
    saleTerms('2026-03-01', { basePrice: 2000, payment: cash(2000) }),
    contextOn('2026-03-01', { settings }),
  ),
)
const openInvoices = invoice ? [invoice] : []
const ctx = (role: Role) => ({ ...contextOn('2026-03-11', { settings, openInvoices }, 'a2'), role })
const terms = (on: string, basePrice: number, fields: object = {}) => ({
  ...saleTerms(on, { basePrice, ...fields }),
  mode: 'restart' as const,
})

describe('whether the owner is asked about a change (PRODUCT 2.T)', () => {
  it('not for a dearer package at its price from today on', () => {
    expect(changeNeedsOwner(member, annual, terms('2026-03-11', 30_000), ctx('MANAGER'))).toBeNull()
  })

  it('nor for a sheet that was opened before midnight: the change begins today', () => {
    expect(changeNeedsOwner(member, annual, terms('2026-03-10', 30_000), ctx('MANAGER'))).toBeNull()
  })

  it.each([
    ['credit that is left', week, terms('2026-03-11', 500), 'would leave credit'],
    [
      'more off than the desk gives',
      annual,
      terms('2026-03-11', 30_000, { discount: 3001, discountReason: 'A friend' }),
      'gives away',
    ],
  ])('for %s, but not of the owner', (_what, template, asked, why) => {
    expect(changeNeedsOwner(member, template, asked, ctx('MANAGER'))?.reason).toContain(why)
    expect(changeNeedsOwner(member, template, asked, ctx('CLIENT'))).toBeNull()
  })

  it('not about one that is not possible', () => {
    expect(changeNeedsOwner(memberWith(), week, terms('2026-03-05', 500), ctx('MANAGER'))).toBeNull()
  })
})
