import type { Role } from '@/domain/access/role'
import { may } from '@/domain/access/collections'
import type { Invoice } from '@/domain/invoices/invoice'
import type { SaleAct } from '@/domain/invoices/saleRequest'
import type { Member } from '@/domain/members/member'
import { cancel } from '@/domain/packages/cancel'
import { changePackage } from '@/domain/packages/change'
import { extend } from '@/domain/packages/extend'
import { endFreeze, freeze } from '@/domain/packages/freeze'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { renew } from '@/domain/packages/renew'
import { approvedTerms, askToSell, completeSale, refuseDiscount } from '@/domain/packages/saleApproval'
import { assign, type ActContext, type PackageChange, type SaleTerms } from '@/domain/packages/sell'
import { withPromo, type HeldPromo } from '@/domain/promoCodes/promoSale'
import { formatMoney, toPaise } from '@/domain/shared/money'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import type { ActRead, SaleInput, SaleTermsInput } from './actInputs'

/** What the store holds for an act on a package: what is sold, the code that was typed, the accepted invoice. */
export type Found = { template: PackageTemplate | null; promo: HeldPromo; accepted: Invoice | null }

export type PackageActContext = ActContext & { role: Role }

type Outcome = PackageChange | Refusal
type Run<Input> = (member: Member, input: Input, ctx: PackageActContext, found: Found) => Outcome

export const packageActNames = [
  'assign',
  'renew',
  'change',
  'completeSale',
  'freeze',
  'endFreeze',
  'extend',
  'cancel',
] as const
export type PackageActName = (typeof packageActNames)[number]

const gone = () => refused('This package is no longer sold. Choose another one.', 'templateId')

const termsOf = (terms: SaleTermsInput): SaleTerms => ({
  ...terms,
  percentOff: 0,
  promoCap: 0,
  payment: null,
  payments: terms.payments.filter(({ amount }) => amount > 0),
})

/** Only who may set a price sells at another one than the package's; a joining fee may be left out. */
function refusePrice(
  { name, price, joiningFee }: PackageTemplate,
  terms: SaleTerms,
  { role, settings }: PackageActContext,
): Refusal | null {
  if (may(role, 'members.overridePrice')) return null
  const isListed = toPaise(terms.basePrice) === toPaise(price)
  const isFeeListed = [0, toPaise(joiningFee)].includes(toPaise(terms.joiningFee))
  if (isListed && isFeeListed) return null
  return isListed
    ? refused(`The joining fee of ${name} is ${formatMoney(joiningFee, settings)}.`, 'joiningFee')
    : refused(
        `${name} costs ${formatMoney(price, settings)}. Only the owner may change the price.`,
        'basePrice',
      )
}

/** The terms with what the promo code takes off, looked up now and by the server's day. */
function checkedTerms(
  input: SaleTermsInput,
  member: Member,
  template: PackageTemplate,
  ctx: PackageActContext,
  promo: HeldPromo,
): SaleTerms | Refusal {
  const checked = withPromo(termsOf(input), promo, { member, template }, ctx)
  return isRefused(checked) ? { ...checked, field: 'promoCode' } : checked.terms
}

const isTerms = (checked: SaleTerms | Refusal): checked is SaleTerms => !('kind' in checked)

const sales = { sell: assign, renew } as const

const sale =
  (act: SaleAct): Run<SaleInput> =>
  (member, { terms: input, asks }, ctx, { template, promo }) => {
    if (template === null) return gone()
    const terms = checkedTerms(input, member, template, ctx, promo)
    if (!isTerms(terms)) return terms
    const price = refusePrice(template, terms, ctx)
    if (price) return price
    if (asks && terms.payments?.length)
      return refused('Collect the money after the owner has approved the discount.', 'payments.0.amount')
    if (asks) return askToSell(act, member, template, terms, ctx)
    const discount = refuseDiscount(terms, ctx.role, ctx.settings)
    return discount ? { ...discount, field: 'discount' } : sales[act](member, template, terms, ctx)
  }

const change: Run<ActRead<'change'>> = (member, { terms: input, mode }, ctx, { template, promo }) => {
  if (template === null) return gone()
  const terms = checkedTerms(input, member, template, ctx, promo)
  if (!isTerms(terms)) return terms
  const refusal = refusePrice(template, terms, ctx)
  if (refusal) return refusal
  const discount = refuseDiscount(terms, ctx.role, ctx.settings)
  return discount
    ? { ...discount, field: 'discount' }
    : changePackage(member, template, { ...terms, mode }, ctx)
}

/** What was approved stands whatever the caller sends, the promo code with it: its use is counted, and limited, now. */
const complete: Run<ActRead<'completeSale'>> = (
  member,
  { terms: input },
  ctx,
  { template, promo, accepted },
) => {
  if (template === null) return gone()
  if (!accepted?.sale)
    return refused('This sale is not there any more. Close this and look at the Package tab.')
  const terms = checkedTerms(approvedTerms(input, accepted.sale), member, template, ctx, promo)
  return isTerms(terms) ? completeSale(accepted, member, template, terms, ctx) : terms
}

/** The acts on a member's package, each the pure function that decides it (ACTS "The shape"). */
export const packageActs: { [A in PackageActName]: Run<ActRead<A>> } = {
  assign: sale('sell'),
  renew: sale('renew'),
  change,
  completeSale: complete,
  freeze: (member, { from, to, reason }, ctx) => freeze(member, { from, to, reason }, ctx),
  endFreeze: (member, { backOn }, ctx) => endFreeze(member, backOn, ctx),
  extend: (member, { days, reason }, ctx) => extend(member, days, reason, ctx),
  cancel: (member, { on, fee, reason, atPeriodEnd, renewal }, ctx) =>
    cancel(member, { on, fee, reason, atPeriodEnd, renewal }, ctx),
}
