import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { creditFor, priceSale, type ActContext } from '@/domain/packages/sell'
import { formatMoney, toPaise } from '@/domain/shared/money'
import type { FaultyField } from '@/ui/form/FieldProblem'
import { receivedIn } from './paymentRows'
import { termsOf, type SaleForm } from './saleForm'

/** Whether more was typed as received than there is to pay; said at the last amount before anything is sent. */
export function paymentProblem(
  form: SaleForm,
  member: Member,
  template: PackageTemplate,
  { settings, centre, today }: ActContext,
): FaultyField | null {
  const received = receivedIn(form.payments)
  if (received === 0) return null
  const { amount } = priceSale(template, termsOf(form, today), settings, centre.type, today, centre.state)
  const { due } = creditFor(member, amount)
  if (toPaise(received) <= toPaise(due)) return null
  const paying = form.payments.flatMap((row, at) => ((row.amount ?? 0) > 0 ? [at] : []))
  const several = paying.length > 1 ? ` Together the rows are ${formatMoney(received, settings)}.` : ''
  return {
    field: `payments.${paying.at(-1) ?? 0}.amount`,
    message: `There is only ${formatMoney(due, settings)} to pay. Enter that much or less.${several}`,
  }
}
