import type { Role } from '@/domain/access/role'
import { settingsWith } from '@/domain/gyms/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { templateWith } from '@/domain/packages/fixtures'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { contextOn, done, saleTerms } from './fixtures'
import { refuseGiven } from './given'
import type { ActContext, PackageChange } from './packageAct'
import { assign } from './sell'
import type { SaleTerms } from './saleTerms'

/** What the tests of the desk’s limit sell, to whom, and how they judge it: a tenth may be given. */
export const monthly = templateWith({ joiningFee: 500 })
export const annual = templateWith({
  id: 'annual',
  name: 'Annual',
  price: 30_000,
  duration: 1,
  durationType: 'Year',
})
export const settings = settingsWith({ deskDiscountPercent: 10 })
export const by = (role: Role) => ({ role, settings })
export const why = { discountReason: 'A friend' }

export type Book = { member: Member; ctx: (today: string, act?: string) => ActContext }

/** A member to whom that was sold on its first day, by the owner. */
export function sold(template: PackageTemplate, start: string, fields: Partial<SaleTerms> = {}): Book {
  const terms = saleTerms(start, { basePrice: template.price, joiningFee: template.joiningFee, ...fields })
  const { member, invoice } = done(assign(memberWith(), template, terms, contextOn(start, { settings })))
  const openInvoices = invoice ? [invoice] : []
  return { member, ctx: (today, act = 'a2') => contextOn(today, { settings, openInvoices }, act) }
}

export const judged = (before: Member, change: PackageChange, role: Role = 'MANAGER') => {
  const refusal = refuseGiven(before, change, by(role))
  return refusal === null ? 'fits' : refusal.reason
}
