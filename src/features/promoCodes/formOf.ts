import type { PromoCode } from '@/domain/promoCodes/promoCode'
import type { PromoForm } from '@/domain/promoCodes/promoForm'

/** No limit is an empty field. */
const limit = (value: number): number | null => (value === 0 ? null : value)

/** A code as its form opens. */
export const formOf = (promo: PromoCode): PromoForm => ({
  name: promo.name,
  percentOff: promo.percentOff,
  validFrom: promo.validFrom,
  validTo: promo.validTo,
  maxUses: limit(promo.maxUses),
  perMember: limit(promo.perMember),
  packageIds: promo.packageIds,
  newOnly: promo.newOnly,
  minAmount: limit(promo.minAmount),
  maxDiscount: limit(promo.maxDiscount),
})
