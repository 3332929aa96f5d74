import type { Role } from '@/domain/access/role'
import type { GymSettings } from '@/domain/gyms/settings'
import { shareOf, toPaise } from '@/domain/shared/money'
import type { Invoice } from './invoice'

type Discounted = Pick<Invoice, 'basePrice' | 'discount'>

/** Percent of the list price, joining fee included, that was taken off by hand; to four decimals. */
export function discountPercentOf({ basePrice, discount }: Discounted): number {
  const base = toPaise(basePrice)
  return base <= 0 ? 0 : shareOf(toPaise(discount), 1_000_000, base) / 10_000
}

/** Percent that somebody in that role may take off without asking: the owner everything. */
export const discountLimitOf = (
  role: Role,
  { deskDiscountPercent }: Pick<GymSettings, 'deskDiscountPercent'>,
): number => (role === 'MANAGER' ? deskDiscountPercent : role === 'SALES' ? 0 : 100)

/** A discount above the role's limit needs the owner's approval before the invoice is issued. */
export const needsApproval = (
  invoice: Discounted,
  role: Role,
  settings: Pick<GymSettings, 'deskDiscountPercent'>,
): boolean => discountPercentOf(invoice) > discountLimitOf(role, settings)
