import type { BusinessType, ClientInfo } from '@/domain/gyms/gym'
import type { CentreSettings } from '@/domain/gyms/settings'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { isUndivided } from '@/domain/tax/placeOfSupply'
import { rateFor } from '@/domain/tax/rateFor'
import { reckon, type Reckoning } from '@/domain/tax/reckon'
import { finish } from './finish'
import type { PackageHistoryEntry } from './memberPackage'
import type { PackageTemplate } from './packageTemplate'
import { vacated } from './rollOver'
import { refuseBuyer, refusePayment, refuseTemplate, refuseTerms } from './saleChecks'
import type { PaidAtOnce } from './salePayments'
import { saleInvoice, soldPackage } from './saleRecords'
import { endDateOf } from './term'

/**
 * Rupees; `percentOff` and `promoCap` (the most it takes off, 0 for no limit) are the promo's. `discountReason` is
 * needed as soon as the price differs from the list. Several rows of `payments` stand instead of the one `payment`.
 * `placeOfSupply` is a state by name where it is not the centre's own; `customerGstin` makes the sale one to a business.
 */
export type SaleTerms = PaidAtOnce & {
  startDate: CivilDate
  basePrice: number
  joiningFee: number
  discount: number
  discountReason: string
  promoCode: string
  percentOff: number
  comments: string
  dueOn: CivilDate | null
  promoCap?: number
  promoId?: string
  customerGstin?: string
  placeOfSupply?: string
  needEmailCommToClient?: boolean
  needEmailCommToOwner?: boolean
}

/** Made when the dialog opens, so that a repeated act is recognised. */
export type ActIds = { assignmentId: string; invoiceId: string; paymentId: string }

/** `openInvoices` are the invoices that the member's current (or future) package names. `by` is a uid. */
export type ActContext = {
  today: CivilDate
  now: Date
  centre: ClientInfo
  settings: CentreSettings
  by: string
  ids: ActIds
  openInvoices: Invoice[]
}

/** What is to be written, in one transaction; `invoice` still lacks its number. */
export type PackageChange = {
  kind: 'done'
  member: Member
  history: { entry: PackageHistoryEntry }[]
  invoice: Invoice | null
  changedInvoices: Invoice[]
}

/** The tax rate in percent that a sale of today carries: 0 where the centre may not collect tax (DOMAIN 2.4). */
export const saleRate = (
  template: Pick<PackageTemplate, 'taxRate'> & { sac?: string | null },
  settings: CentreSettings,
  centreType: BusinessType,
  today: CivilDate,
): number => rateFor(template, settings, centreType, today)

/**
 * What the sale comes to (DOMAIN 2.5), joining fee included; discount and promo are taken off both. `centreState` is
 * the centre's state by name, which a place of supply is compared with.
 */
export const priceSale = (
  template: PackageTemplate,
  terms: SaleTerms,
  settings: CentreSettings,
  centreType: BusinessType,
  today: CivilDate,
  centreState = '',
): Reckoning =>
  reckon({
    basePrice: terms.basePrice + terms.joiningFee,
    discount: terms.discount,
    percentOff: terms.percentOff,
    rate: saleRate(template, settings, centreType, today),
    inclusive: settings.taxInclusive,
    roundToRupee: settings.roundToRupee,
    interState: isUndivided(settings.taxRegime, centreState, terms.placeOfSupply ?? ''),
    promoCap: terms.promoCap ?? 0,
  })

/** Rupees of the member's credit that pay for a sale by themselves; `due` is what remains to be paid. */
export function creditFor(member: Pick<Member, 'creditBalance'>, amount: number) {
  const creditApplied = Math.min(Math.max(0, member.creditBalance), amount)
  return { creditApplied, due: toRupees(toPaise(amount) - toPaise(creditApplied)) }
}

/** A checked sale, ready to become a package and its invoice. Rupees; dates inclusive. */
export type Sale = {
  kind: 'sale'
  template: PackageTemplate
  terms: SaleTerms
  reckoning: Reckoning
  startDate: CivilDate
  endDate: CivilDate
  creditApplied: number
  creditLeft: number
}

/**
 * Checks and prices a sale that begins on `terms.startDate` and takes the template's whole term, but for what
 * `adjust` makes of it.
 */
export function prepareSale(
  member: Pick<Member, 'creditBalance'>,
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext,
  adjust: (full: Reckoning) => Partial<Pick<Sale, 'endDate' | 'reckoning'>> = () => ({}),
): Sale | Refusal {
  const refusal = refuseTemplate(template) ?? refuseTerms(template, terms, ctx.settings)
  if (refusal) return refusal
  const full = priceSale(template, terms, ctx.settings, ctx.centre.type, ctx.today, ctx.centre.state)
  const { reckoning = full, endDate = endDateOf(terms.startDate, template) } = adjust(full)
  const { creditApplied, due } = creditFor(member, reckoning.amount)
  return (
    refusePayment(terms, due, ctx.settings) ?? {
      kind: 'sale',
      template,
      terms,
      reckoning,
      startDate: terms.startDate,
      endDate,
      creditApplied,
      creditLeft: toRupees(toPaise(member.creditBalance) - toPaise(creditApplied)),
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
