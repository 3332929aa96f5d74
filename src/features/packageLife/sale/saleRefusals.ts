import type { Role } from '@/domain/access/role'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext } from '@/domain/packageLife/packageAct'
import { feeOfChange } from '@/domain/packageLife/changePlan'
import { changeNeedsOwner } from '@/domain/packageLife/deskChange'
import { saleNeedsApproval } from '@/domain/packageLife/saleApproval'
import { refusePrice } from '@/domain/packageLife/saleChecks'
import { listedFor, refuseTooMuchPaid } from '@/domain/packageLife/sell'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { PackageScene } from '../usePackageScene'
import { refusalAtRow } from './paymentRows'
import { termsOf, type SaleForm } from './saleForm'

export const notSold: Refusal = refused('This package is not sold any more. Choose another.', 'templateId')

type Discount = { [Field in 'basePrice' | 'joiningFee' | 'discount']?: number | null | undefined }

const discountOf = ({ basePrice, joiningFee, discount }: Discount) => ({
  basePrice: basePrice ?? 0,
  joiningFee: joiningFee ?? 0,
  discount: discount ?? 0,
})

/** Whether the owner is asked about what this gives away before anything is sold (PRODUCT 2.T). */
export const asksOwner = (
  form: Discount,
  template: PackageTemplate | undefined,
  { accepted, member, context }: PackageScene,
  role: Role,
): boolean =>
  accepted === null &&
  template !== undefined &&
  saleNeedsApproval(discountOf(form), template, member, role, context.settings)

const rowsWithMoney = ({ payments }: SaleForm) =>
  payments.flatMap(({ amount }, at) => ((amount ?? 0) > 0 ? [at] : []))

/** Nothing is sold yet, so nothing is taken. */
function refuseEarlyMoney(form: SaleForm): Refusal | null {
  const [paid] = rowsWithMoney(form)
  return paid === undefined
    ? null
    : refused(
        'Take the money once the owner has agreed. Leave this empty for now.',
        `payments.${paid}.amount`,
      )
}

/** More than there is to pay, said at the last row with money in it. */
function refuseTooMuchMoney(
  form: SaleForm,
  member: Member,
  template: PackageTemplate,
  context: ActContext,
): Refusal | null {
  const refusal = refuseTooMuchPaid(member, template, termsOf(form, context.today), context)
  return refusal && refusalAtRow<Refusal>(refusal, form.payments)
}

/** What stops a sale or a renewal before anything is sent, at its field; the server decides. */
export function refuseSale(
  form: SaleForm,
  template: PackageTemplate,
  { member, context, accepted }: PackageScene,
  isAsking: boolean,
): Refusal | null {
  return (
    (accepted === null
      ? refusePrice(template, termsOf(form, context.today), listedFor(member, template), context.settings)
      : null) ??
    (isAsking ? refuseEarlyMoney(form) : null) ??
    refuseTooMuchMoney(form, member, template, context)
  )
}

/** Why the owner is asked about this change; what they have accepted is asked no more. */
export const changeAsks = (
  form: SaleForm,
  template: PackageTemplate,
  { member, context, accepted }: PackageScene,
  role: Role,
): Refusal | null =>
  accepted === null
    ? changeNeedsOwner(
        member,
        template,
        { ...termsOf(form, context.today), payments: [], mode: form.mode },
        { ...context, role },
      )
    : null

/** What stops a change before anything is sent, at its field; the server decides. */
export function refuseChange(
  form: SaleForm,
  template: PackageTemplate,
  { member, accepted, context }: PackageScene,
  isAsking: boolean,
): Refusal | null {
  const terms = { ...termsOf(form, context.today), mode: form.mode }
  const listed = { price: template.price, fee: feeOfChange(member, template, terms, context) }
  return (
    (accepted === null ? refusePrice(template, terms, listed, context.settings) : null) ??
    (isAsking ? refuseEarlyMoney(form) : null)
  )
}
