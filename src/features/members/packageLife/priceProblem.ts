import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { formatMoney, toPaise, type MoneyFormat } from '@/domain/shared/money'
import type { SaleForm } from './saleForm'

/** A price that differs from the list needs its reason (PRODUCT 4.4); null where there is one, or nothing to explain. */
export function priceProblem(
  { basePrice, discountReason }: Pick<SaleForm, 'basePrice' | 'discountReason'>,
  { name, price }: Pick<PackageTemplate, 'name' | 'price'>,
  format: Partial<MoneyFormat>,
): string | null {
  const differs = toPaise(basePrice ?? 0) !== toPaise(price)
  return differs && discountReason.trim() === ''
    ? `${name} costs ${formatMoney(price, format)}. Say why the price differs.`
    : null
}
