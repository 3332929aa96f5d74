import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { creditFor, priceSale, type ActContext } from '@/domain/packages/sell'
import { formatMoney, toPaise } from '@/domain/shared/money'
import { termsOf, type SaleForm } from './saleForm'

/** Whether more was typed as received than there is to pay; said at the field before anything is sent. */
export function paymentProblem(
  form: SaleForm,
  member: Member,
  template: PackageTemplate,
  { settings, centre, today }: ActContext,
): string | null {
  if (form.paid === null || form.paid === 0) return null
  const { amount } = priceSale(template, termsOf(form, today), settings, centre.type, today)
  const { due } = creditFor(member, amount)
  return toPaise(form.paid) > toPaise(due)
    ? `There is only ${formatMoney(due, settings)} to pay. Enter that much or less.`
    : null
}
