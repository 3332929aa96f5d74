import type { Role } from '@/domain/access/role'
import { may } from '@/domain/access/collections'
import type { Invoice } from '@/domain/invoices/invoice'
import { refuseOwnRates } from '@/domain/invoices/draftLines'
import type { Member } from '@/domain/members/member'
import { cancel } from '@/domain/packageLife/cancel'
import { changePackage } from '@/domain/packageLife/change'
import { refuseDeskChange } from '@/domain/packageLife/deskChange'
import { extend } from '@/domain/packageLife/extend'
import { endFreeze, freeze } from '@/domain/packageLife/freeze'
import { refuseGiven } from '@/domain/packageLife/given'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { renew } from '@/domain/packageLife/renew'
import { approvedTerms, askToSell, completeSale } from '@/domain/packageLife/saleApproval'
import { assign } from '@/domain/packageLife/sell'
import { refuseStart } from '@/domain/packageLife/startBounds'
import type { ActContext, PackageChange } from '@/domain/packageLife/packageAct'
import type { SaleTerms } from '@/domain/packageLife/saleTerms'
import { withPromo, type HeldPromo } from '@/domain/promoCodes/promoSale'
import { formatMoney, NO_PAISE, toPaise } from '@/domain/shared/money'
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

const moneyTooEarly = () => refused('Collect the money after the owner has approved it.', 'payments.0.amount')

const termsOf = (terms: SaleTermsInput): SaleTerms => ({
  ...terms,
  percentOff: 0,
  promoCap: 0,
  payment: null,
  payments: terms.payments.filter(({ amount }) => amount > 0),
})

/** Only who may set a price sells at another one than the package's; a joining fee left out is given away (`refuseGiven`). */
function refusePrice(
  { name, price, joiningFee }: PackageTemplate,
  terms: SaleTerms,
  { role, settings }: PackageActContext,
): Refusal | null {
  if (may(role, 'members.overridePrice')) return null
  const isListed = toPaise(terms.basePrice) === toPaise(price)
  const isFeeListed = [NO_PAISE, toPaise(joiningFee)].includes(toPaise(terms.joiningFee))
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
  (act: 'sell' | 'renew'): Run<SaleInput> =>
  (member, { terms: input, asks }, ctx, { template, promo }) => {
    if (template === null) return gone()
    const terms = checkedTerms(input, member, template, ctx, promo)
    if (!isTerms(terms)) return terms
    const refusal =
      refusePrice(template, terms, ctx) ??
      refuseOwnRates(terms.extras ?? [], ctx, 'extras') ??
      refuseStart(act, member, terms.startDate, ctx)
    if (refusal) return refusal
    if (asks && terms.payments?.length) return moneyTooEarly()
    return asks
      ? askToSell({ act, mode: null }, member, template, terms, ctx)
      : sales[act](member, template, terms, ctx)
  }

const change: Run<ActRead<'change'>> = (member, { terms: input, mode, asks }, ctx, { template, promo }) => {
  if (template === null) return gone()
  const terms = checkedTerms(input, member, template, ctx, promo)
  if (!isTerms(terms)) return terms
  const isOwner = may(ctx.role, 'members.overridePrice')
  const refusal =
    refusePrice(template, terms, ctx) ??
    (isOwner || asks ? null : refuseDeskChange(member, template, { mode }, ctx))
  if (refusal) return refusal
  if (asks && terms.payments?.length) return moneyTooEarly()
  return asks
    ? askToSell({ act: 'change', mode }, member, template, terms, ctx)
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

/** What an act would give away is held against the role before it answers; what waits for the owner changes nothing yet. */
const held =
  <Input>(run: Run<Input>, field?: string): Run<Input> =>
  (member, input, ctx, found) => {
    const outcome = run(member, input, ctx, found)
    if (isRefused(outcome) || outcome.invoice?.issuedOn === null) return outcome
    const refusal = refuseGiven(member, outcome, ctx)
    return refusal ? { ...refusal, field } : outcome
  }

/**
 * The acts on a member's package, each the pure function that decides it (ACTS "The shape"). A completed sale is held
 * against nothing: the owner has accepted what it gives.
 */
export const packageActs: { [A in PackageActName]: Run<ActRead<A>> } = {
  assign: held(sale('sell'), 'discount'),
  renew: held(sale('renew'), 'discount'),
  change: held(change, 'discount'),
  completeSale: complete,
  freeze: held((member, { from, to, reason }, ctx) => freeze(member, { from, to, reason }, ctx)),
  endFreeze: held((member, { backOn }, ctx) => endFreeze(member, backOn, ctx)),
  extend: held((member, { days, reason }, ctx) => extend(member, days, reason, ctx), 'days'),
  cancel: (member, { on, fee, reason, atPeriodEnd, renewal }, ctx) =>
    cancel(member, { on, fee, reason, atPeriodEnd, renewal }, ctx),
}
