import type { CentreSettings } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import { formatMoney, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { gstinProblem } from '@/domain/tax/gstin'
import type { PackageTemplate } from './packageTemplate'
import { paymentsOf } from './salePayments'
import type { SaleTerms } from './sell'
import { isTerm } from './term'

/** Nothing is sold to somebody who is not on the active list. */
export function refuseBuyer({ name, isActive, deleted }: Member): Refusal | null {
  if (deleted) return refused(`${name} was deleted. Restore the member first.`)
  return isActive ? null : refused(`${name} is deactivated. Restore the member first.`)
}

export function refuseTemplate({ name, isActive, deleted, duration, durationType }: PackageTemplate) {
  if (deleted || !isActive) return refused(`${name} is not sold any more. Choose another package.`)
  if (!isTerm({ duration, durationType }))
    return refused(`${name} has no valid duration. Correct it under Member Packages first.`)
  return null
}

const isAmount = (rupees: number) => Number.isFinite(rupees) && rupees >= 0

/** PRODUCT 4.4: a manual price change needs a reason. */
const needsReason = ({ basePrice, discount, discountReason }: SaleTerms, { price }: PackageTemplate) =>
  (toPaise(basePrice) !== toPaise(price) || discount > 0) && discountReason.trim() === ''

export function refuseTerms(
  template: PackageTemplate,
  terms: SaleTerms,
  settings: CentreSettings,
): Refusal | null {
  const { basePrice, joiningFee, discount, percentOff, customerGstin = '' } = terms
  if (![basePrice, joiningFee, discount].every(isAmount))
    return refused('Price, joining fee and discount must be 0 or more.')
  if (!(percentOff >= 0 && percentOff <= 100)) return refused('A promo takes off between 0 and 100 percent.')
  if (toPaise(discount) > toPaise(basePrice) + toPaise(joiningFee))
    return refused(
      `The discount is more than the price of ${formatMoney(basePrice + joiningFee, settings)}. Lower it.`,
    )
  if (needsReason(terms, template))
    return refused(
      `${template.name} costs ${formatMoney(template.price, settings)}. Say why the price differs.`,
    )
  const problem = customerGstin.trim() === '' ? null : gstinProblem(customerGstin)
  return problem === null ? null : refused(problem)
}

/** Beyond this no centre sells anything: a slip of the finger. Rupees. */
const ABSURD = 10_000_000

/** `due` in rupees: what is left after the member's credit. Several rows are held against it together. */
export function refusePayment(terms: SaleTerms, due: number, settings: CentreSettings): Refusal | null {
  const rows = paymentsOf(terms)
  if (rows.some(({ amount }) => amount > ABSURD))
    return refused('That is more than any sale comes to. Check the amount.')
  if (rows.some(({ amount }) => !Number.isFinite(amount) || toPaise(amount) <= 0))
    return refused('Enter the amount received, or leave the payment out.')
  const received = rows.reduce((sum, { amount }) => sum + toPaise(amount), 0)
  if (received > toPaise(due))
    return refused(
      `${formatMoney(toRupees(received), settings)} is more than the ${formatMoney(due, settings)} to pay. Lower the payment.`,
    )
  return rows.some(({ modeOfPayment }) => modeOfPayment.trim() === '')
    ? refused('Choose how the payment was made.')
    : null
}
