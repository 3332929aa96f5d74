import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext } from '@/domain/packageLife/packageAct'
import { changePackage } from '@/domain/packageLife/change'
import { feeOfChange } from '@/domain/packageLife/changePlan'
import { refuseDeskChange } from '@/domain/packageLife/deskChange'
import { refuseGiven } from '@/domain/packageLife/given'
import { saleNeedsApproval } from '@/domain/packageLife/saleApproval'
import { refusePrice } from '@/domain/packageLife/saleChecks'
import { creditFor, listedFor, priceSale } from '@/domain/packageLife/sell'
import { formatMoney, toPaise } from '@/domain/shared/money'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import type { PackageScene } from '../usePackageScene'
import { receivedIn } from './paymentRows'
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

/** More than there is to pay, said at the last amount. */
function refuseTooMuchMoney(
  form: SaleForm,
  member: Member,
  template: PackageTemplate,
  { settings, gym, today }: ActContext,
): Refusal | null {
  const paying = rowsWithMoney(form)
  const received = receivedIn(form.payments)
  const { amount } = priceSale(template, termsOf(form, today), settings, gym.type, today, gym.state)
  const { due } = creditFor(member, amount)
  if (received === 0 || toPaise(received) <= toPaise(due)) return null
  const several = paying.length > 1 ? ` Together the rows are ${formatMoney(received, settings)}.` : ''
  return refused(
    `There is only ${formatMoney(due, settings)} to pay. Enter that much or less.${several}`,
    `payments.${paying.at(-1) ?? 0}.amount`,
  )
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

/**
 * Why a change is more than somebody in that role may do without the owner (PRODUCT 2.T): what it gives away, the credit it
 * would leave, the day, or the end it keeps. Null where it needs nobody, and while it is not possible anyway.
 */
export function changeAsks(
  form: SaleForm,
  template: PackageTemplate,
  { member, context, accepted }: PackageScene,
  role: Role,
): Refusal | null {
  if (accepted !== null || may(role, 'members.overridePrice')) return null
  const terms = { ...termsOf(form, context.today), payments: [], mode: form.mode }
  const change = changePackage(member, template, terms, context)
  if (isRefused(change)) return null
  return (
    refuseDeskChange(member, template, terms, context) ??
    refuseGiven(member, change, { role, settings: context.settings })
  )
}

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
