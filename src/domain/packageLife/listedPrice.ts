import type { GymSettings } from '@/domain/gyms/settings'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { cycleDays, isTerm } from '@/domain/packages/term'
import type { BusinessType } from '@/domain/shared/businessType'
import type { CivilDate } from '@/domain/shared/civilDate'
import { shareOf, toPaise, toRupees } from '@/domain/shared/money'
import { priceSale } from './sell'

/** Nothing besides the package itself, at its own price. */
const alone = {
  joiningFee: 0,
  discount: 0,
  discountReason: '',
  promoCode: '',
  percentOff: 0,
  comments: '',
  dueOn: null,
  payment: null,
}

/** What a member pays for the package alone on that day, and how much of it is tax. Rupees. */
export function listedPrice(
  { price, taxRate, sac }: Pick<PackageTemplate, 'price' | 'taxRate' | 'sac'>,
  settings: GymSettings,
  type: BusinessType,
  on: CivilDate,
): { amount: number; tax: number } {
  const terms = { ...alone, startDate: on, basePrice: price }
  const { amount, tax } = priceSale({ name: '', sac, taxRate }, terms, settings, type, on)
  return { amount, tax }
}

/** Rupees a day over the first term, whole paise; null where the duration is no term. */
export const perDayOf = (
  template: Pick<PackageTemplate, 'price' | 'duration' | 'durationType'>,
  today: CivilDate,
): number | null =>
  isTerm(template) ? toRupees(shareOf(toPaise(template.price), 1, cycleDays(today, template))) : null
