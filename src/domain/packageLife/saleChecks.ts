import { tooMuchText } from '@/domain/gyms/greatestAmount'
import type { GymSettings } from '@/domain/gyms/settings'
import { refuseDueDate } from '@/domain/invoices/changeDueDate'
import { refuseExtras } from '@/domain/invoices/draftLines'
import type { Member } from '@/domain/members/member'
import { formatMoney, plus, sum, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { gstinProblem } from '@/domain/tax/gstin'
import { refusePlace } from '@/domain/tax/placeOfSupply'
import { lacksRate } from '@/domain/tax/rateFor'
import type { Listed } from '@/domain/packages/memberPackage'
import { isOnSale, type PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext } from './packageAct'
import { paymentsOf, type SaleTerms } from './saleTerms'
import { isTerm } from '@/domain/packages/term'

/** Nothing is sold to somebody who is not on the active list. */
export function refuseBuyer({
  name,
  isActive,
  deleted,
}: Pick<Member, 'name' | 'isActive' | 'deleted'>): Refusal | null {
  if (deleted) return refused(`${name} was deleted. Restore the member first.`)
  return isActive ? null : refused(`${name} is deactivated. Restore the member first.`)
}

export function refuseTemplate(template: PackageTemplate, settings: GymSettings): Refusal | null {
  const { name, duration, durationType, sac } = template
  if (!isOnSale(template)) return refused(`${name} is not sold any more. Choose another package.`)
  if (!isTerm({ duration, durationType }))
    return refused(`${name} has no valid duration. Correct it under Member Packages first.`)
  if (lacksRate(template, settings))
    return refused(
      `The tax rate of ${name} isn't known: its SAC ${sac || settings.sac} has none here. Enter the rate under Member Packages first.`,
    )
  return null
}

const isAmount = (rupees: number) => Number.isFinite(rupees) && rupees >= 0

type PriceTerms = Pick<SaleTerms, 'basePrice' | 'joiningFee' | 'discount' | 'discountReason'>

/** PRODUCT 4.4 and 2.T: a manual price change needs a reason, and so does whatever else is given. */
const needsReason = (
  { basePrice, joiningFee, discount, discountReason }: PriceTerms,
  { price, fee }: Listed,
) =>
  discountReason.trim() === '' &&
  (toPaise(basePrice) !== toPaise(price) || toPaise(joiningFee) < toPaise(fee) || discount > 0)

/** What `terms` come to by the list, in words: with the joining fee where the first package has one. */
const listedText = ({ price, fee }: Listed, settings: GymSettings) =>
  fee > 0
    ? `${formatMoney(price, settings)} and a joining fee of ${formatMoney(fee, settings)}`
    : formatMoney(price, settings)

/**
 * Why price, joining fee and discount can't be those, at the field that it is about: a slip is more than the centre's greatest
 * amount and no price that the package itself has, and what differs from the list needs its reason.
 */
export function refusePrice(
  template: Pick<PackageTemplate, 'name' | 'price' | 'joiningFee'>,
  terms: PriceTerms,
  listed: Listed,
  settings: GymSettings,
): Refusal | null {
  const { basePrice, joiningFee, discount } = terms
  if (basePrice > Math.max(settings.greatestAmount, template.price))
    return refused(tooMuchText(settings), 'basePrice')
  if (joiningFee > Math.max(settings.greatestAmount, template.joiningFee))
    return refused(tooMuchText(settings), 'joiningFee')
  if (toPaise(discount) > plus(toPaise(basePrice), toPaise(joiningFee)))
    return refused(
      `The discount is more than the price of ${formatMoney(basePrice + joiningFee, settings)}. Lower it.`,
      'discount',
    )
  return needsReason(terms, listed)
    ? refused(
        `${template.name} costs ${listedText(listed, settings)}. Enter a reason for the price change.`,
        'discountReason',
      )
    : null
}

export function refuseTerms(
  template: PackageTemplate,
  terms: SaleTerms,
  listed: Listed,
  { settings, today }: Pick<ActContext, 'settings' | 'today'>,
): Refusal | null {
  const { basePrice, joiningFee, discount, percentOff, customerGstin = '', placeOfSupply = '' } = terms
  if (![basePrice, joiningFee, discount].every(isAmount))
    return refused('Price, joining fee and discount must be 0 or more.')
  if (!(percentOff >= 0 && percentOff <= 100)) return refused('A promo takes off between 0 and 100 percent.')
  const price = refusePrice(template, terms, listed, settings)
  if (price) return price
  const due = refuseDueDate(terms.dueOn, today)
  if (due) return { ...due, field: 'dueOn' }
  const extra = refuseExtras(terms.extras ?? [], settings)
  if (extra) return extra
  const problem = customerGstin.trim() === '' ? null : gstinProblem(customerGstin)
  return problem === null ? refusePlace(placeOfSupply, settings) : refused(problem)
}

/** `due` in rupees: what is left after the member's credit. Several rows are held against it together. */
export function refusePayment(terms: SaleTerms, due: number, settings: GymSettings): Refusal | null {
  const rows = paymentsOf(terms)
  if (rows.some(({ amount }) => amount > Math.max(settings.greatestAmount, due)))
    return refused(tooMuchText(settings))
  if (rows.some(({ amount }) => !Number.isFinite(amount) || toPaise(amount) <= 0))
    return refused('Enter the amount received, or leave the payment out.')
  const received = sum(rows.map(({ amount }) => toPaise(amount)))
  if (received > toPaise(due))
    return refused(
      `${formatMoney(toRupees(received), settings)} is more than the ${formatMoney(due, settings)} to pay. Lower the payment.`,
    )
  return rows.some(({ modeOfPayment }) => modeOfPayment.trim() === '')
    ? refused('Choose how the payment was made.')
    : null
}
