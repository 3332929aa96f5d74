import type { BusinessType } from '@/domain/shared/businessType'
import type { GymSettings } from '@/domain/gyms/settings'
import { isOfPackage, printedSac, type LineToPrice, type PricedInvoice } from '@/domain/invoices/invoiceLine'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import {
  formatMoney,
  minus,
  notBelowZero,
  plus,
  shareOf,
  toPaise,
  toRupees,
  totalOf,
  type Paise,
} from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { isUndivided } from '@/domain/tax/placeOfSupply'
import { rateFor } from '@/domain/tax/rateFor'
import { reckon } from '@/domain/tax/reckon'
import { finish } from './finish'
import { hasJoined, makesMember } from '@/domain/packages/joined'
import type { Listed, PackageHistoryEntry } from '@/domain/packages/memberPackage'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { vacated } from './rollOver'
import { refuseBuyer, refusePayment, refuseTemplate, refuseTerms } from './saleChecks'
import { saleInvoice, soldPackage } from './saleRecords'
import { endDateOf } from '@/domain/packages/term'
import type { ActContext, PackageChange } from './packageAct'
import { paymentsOf, type Sale, type SaleTerms } from './saleTerms'
import { linesToPrice } from '@/domain/invoices/draftLines'

/** What of a template decides what it comes to; the price is a term of the sale. */
type Offered = Pick<PackageTemplate, 'name' | 'sac' | 'taxRate'>

/** The package, and the joining fee as a line of its own. */
function saleLines(
  template: Offered,
  { basePrice, joiningFee }: Pick<SaleTerms, 'basePrice' | 'joiningFee'>,
  settings: GymSettings,
  rate: number,
): LineToPrice[] {
  const shared = { sac: printedSac(template.sac, settings), quantity: 1, discount: 0, rate }
  const fee = { ...shared, kind: 'joiningFee', description: 'Joining fee', unitPrice: joiningFee } as const
  return [
    { ...shared, kind: 'package', description: template.name, unitPrice: basePrice },
    ...(joiningFee > 0 ? [fee] : []),
  ]
}

/**
 * What the sale comes to (DOMAIN 2.5), joining fee included; discount and promo are taken off both. `gymState` is
 * the centre's state by name, which a place of supply is compared with.
 */
export const priceSale = (
  template: Offered,
  terms: SaleTerms,
  settings: GymSettings,
  gymType: BusinessType,
  today: CivilDate,
  gymState = '',
): PricedInvoice =>
  reckon({
    lines: [
      ...saleLines(template, terms, settings, rateFor(template, settings, gymType, today)),
      ...linesToPrice(terms.extras ?? [], settings, gymType, today),
    ],
    reduces: isOfPackage,
    discount: terms.discount,
    percentOff: terms.percentOff,
    inclusive: settings.taxInclusive,
    roundToRupee: settings.roundToRupee,
    interState: isUndivided(settings, gymState, terms.placeOfSupply ?? ''),
    promoCap: terms.promoCap ?? 0,
  })

/** Rupees of the member's credit that pay for a sale by themselves; `due` is what remains to be paid. */
export function creditFor(member: Pick<Member, 'creditBalance'>, amount: number) {
  const creditApplied = Math.min(Math.max(0, member.creditBalance), amount)
  return { creditApplied, due: toRupees(minus(toPaise(amount), toPaise(creditApplied))) }
}

/** More money than is left to pay after the member's credit, said at the last of the rows that came. */
export function refuseTooMuchPaid(
  member: Buyer,
  template: Offered,
  terms: SaleTerms,
  { settings, gym, today }: Pick<ActContext, 'settings' | 'gym' | 'today'>,
): Refusal | null {
  const rows = paymentsOf(terms)
  const received = totalOf(rows.map(({ amount }) => amount))
  const { amount } = priceSale(template, terms, settings, gym.type, today, gym.state)
  const { due } = creditFor(member, amount)
  if (toPaise(received) <= toPaise(due)) return null
  const several = rows.length > 1 ? ` Together the rows are ${formatMoney(received, settings)}.` : ''
  return refused(
    `There is only ${formatMoney(due, settings)} to pay. Enter that much or less.${several}`,
    `payments.${rows.length - 1}.amount`,
  )
}

/** So many days of a term of `of` days. */
type Share = { days: number; of: number }
const WHOLE: Share = { days: 1, of: 1 }

/** Whose credit pays first; a joining fee is asked of whoever has not joined. */
export type Buyer = Pick<Member, 'creditBalance' | 'currentPackage' | 'futurePackage' | 'lastPackage'>

/** What the package costs that buyer by the list: a joining fee is asked once, with the first package that makes a member. Rupees. */
export const listedFor = (buyer: Buyer, { price, joiningFee }: PackageTemplate): Listed => ({
  price,
  fee: hasJoined(buyer) ? 0 : joiningFee,
})

/** Whether the sheet asks for a joining fee at all: of whoever has not joined, and where an accepted sale has one. */
export const asksJoiningFee = (buyer: Buyer, accepted: Pick<Invoice, 'joiningFee'> | null): boolean =>
  !hasJoined(buyer) || (accepted?.joiningFee ?? 0) > 0

/** Of the list price, what these terms leave out by hand: discount, price and joining fee (PRODUCT 2.T). Rupees. */
export function givenIn(
  { basePrice, joiningFee, discount }: Pick<SaleTerms, 'basePrice' | 'joiningFee' | 'discount'>,
  { price, fee }: Listed,
): Paise {
  const lower = (listed: number, asked: number) => notBelowZero(minus(toPaise(listed), toPaise(asked)))
  return plus(toPaise(discount), lower(price, basePrice), lower(fee, joiningFee))
}

/**
 * Checks and prices a sale that begins on `terms.startDate` and takes the template's whole term, but for what
 * `adjust` makes of it. Where that is a share of the term, list price and what is given are the same share.
 */
export function prepareSale(
  member: Buyer,
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext,
  adjust: (
    full: PricedInvoice,
  ) => Partial<Pick<Sale, 'endDate' | 'reckoning'> & { share: Share }> = () => ({}),
): Sale | Refusal {
  const asked = listedFor(member, template)
  const refusal = refuseTemplate(template, ctx.settings) ?? refuseTerms(template, terms, asked, ctx)
  if (refusal) return refusal
  const full = priceSale(template, terms, ctx.settings, ctx.gym.type, ctx.today, ctx.gym.state)
  const { reckoning = full, endDate = endDateOf(terms.startDate, template), share = WHOLE } = adjust(full)
  const shared = (rupees: Paise) => toRupees(shareOf(rupees, share.days, share.of))
  const { creditApplied, due } = creditFor(member, reckoning.amount)
  const { startDate } = terms
  return (
    refusePayment(terms, due, ctx.settings) ?? {
      kind: 'sale',
      template,
      terms,
      reckoning,
      startDate,
      endDate,
      creditApplied,
      creditLeft: toRupees(minus(toPaise(member.creditBalance), toPaise(creditApplied))),
      listed: { price: shared(toPaise(asked.price)), fee: asked.fee },
      given: shared(givenIn(terms, asked)),
      joined: hasJoined(member) || makesMember({ startDate, endDate, fee: asked.fee }),
    }
  )
}

/** Sells a package that becomes the current one; the caller has made sure that nothing covers its term. */
export function sellAsCurrent(
  member: Member,
  history: PackageHistoryEntry[],
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext,
): PackageChange | Refusal {
  const sale = prepareSale(member, template, terms, ctx)
  if (sale.kind === 'refused') return sale
  if (sale.endDate < ctx.today)
    return refused(
      `Starting on ${formatCivil(terms.startDate)} it would have ended on ${formatCivil(sale.endDate)} already. Choose a later start.`,
    )
  const pkg = soldPackage(sale, ctx)
  return finish(
    member,
    { ...member, currentPackage: pkg, creditBalance: sale.creditLeft },
    { history, invoice: saleInvoice(member, pkg, sale, ctx), ctx },
  )
}

/** The first package of a member, or a new one after the last has ended. It may start later, or have started. */
export function assign(
  member: Member,
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext,
): PackageChange | Refusal {
  const buyer = refuseBuyer(member)
  if (buyer) return buyer
  const { member: free, history } = vacated(member, 'ended', ctx)
  const { currentPackage, lastPackage } = free
  if (currentPackage)
    return refused(
      `${member.name} already has ${currentPackage.name} until ${formatCivil(currentPackage.endDate)}. Renew or change it instead.`,
    )
  if (lastPackage?.endDate && terms.startDate <= lastPackage.endDate)
    return refused(
      `${lastPackage.name} covered ${member.name} until ${formatCivil(lastPackage.endDate)}. Choose a later start.`,
    )
  return sellAsCurrent(free, history, template, terms, ctx)
}
