import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { GymSettings } from '@/domain/gyms/settings'
import { refuseEndedApproval } from '@/domain/invoices/approvalEnd'
import { discountLimitOf } from '@/domain/invoices/discountLimit'
import { unissued } from '@/domain/invoices/heldState'
import type { Invoice } from '@/domain/invoices/invoice'
import type { SaleAct, SaleRequest } from '@/domain/invoices/saleRequest'
import { mayTransition } from '@/domain/invoices/transitions'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { percentOf, toPaise, toRupees, totalOf } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { changePackage } from './change'
import type { ChangeMode } from './changePlan'
import { isFreeAgain, lossOf } from './given'
import type { ActContext, PackageChange } from './packageAct'
import { renew, renewalStart } from './renew'
import { rolledOver } from './rollOver'
import type { SaleTerms } from './saleTerms'
import { assign, givenIn, listedFor, type Buyer } from './sell'

type Way = { act: SaleAct; mode: ChangeMode | null }

/** The act that a sale is, on terms that are what was typed or what was approved. */
const sellBy = (
  { act, mode }: Way,
  member: Member,
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext,
): PackageChange | Refusal => {
  if (act === 'sell') return assign(member, template, terms, ctx)
  if (act === 'renew') return renew(member, template, terms, ctx)
  return changePackage(member, template, { ...terms, mode: mode ?? 'restart' }, ctx)
}

type Given = Pick<SaleTerms, 'basePrice' | 'joiningFee' | 'discount'>

/** Whether these terms give away more of the list price than somebody in that role may without asking, or a free package again (PRODUCT 2.T). */
export function saleNeedsApproval(
  terms: Given,
  template: PackageTemplate,
  buyer: Buyer,
  role: Role,
  settings: GymSettings,
): boolean {
  if (may(role, 'members.overridePrice')) return false
  const listed = listedFor(buyer, template)
  const limit = percentOf(toPaise(totalOf([listed.price, listed.fee])), discountLimitOf(role, settings))
  return givenIn(terms, listed) > limit || isFreeAgain(buyer, template)
}

/** The package that a change of that day ends. */
const runningId = (member: Member, day: Pick<ActContext, 'today' | 'now'>): string =>
  rolledOver(member, day).member.currentPackage?.id ?? ''

/** What stands as given on the term that was sold. Rupees. */
const givenBy = ({ member }: PackageChange, { ids }: ActContext): number =>
  [member.currentPackage, member.futurePackage].find((pkg) => pkg?.id === ids.assignmentId)?.term?.given ?? 0

const requestOf = (
  { act, mode }: Way,
  { id, price, duration, durationType }: PackageTemplate,
  terms: SaleTerms,
  asked: Pick<SaleRequest, 'changes' | 'gives' | 'lowers'>,
): SaleRequest => ({
  act,
  mode,
  templateId: id,
  sold: { price, duration, durationType },
  ...asked,
  terms: {
    startDate: terms.startDate,
    basePrice: terms.basePrice,
    joiningFee: terms.joiningFee,
    discount: terms.discount,
    discountReason: terms.discountReason.trim(),
    discountRecurs: terms.discountRecurs ?? false,
    promoId: terms.promoId ?? '',
    promoCode: terms.promoCode,
    percentOff: terms.percentOff,
    promoCap: terms.promoCap ?? 0,
    comments: terms.comments.trim(),
    extras: terms.extras ?? [],
  },
  leadId: '',
})

/**
 * Asks the owner for more than the role may give (DOMAIN 3.4, PRODUCT 2.T): the sale is checked and priced as it would be
 * sold, and lies on an invoice that has no number and owes nothing. The member stays as it is.
 */
export function askToSell(
  way: Way,
  member: Member,
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext,
): PackageChange | Refusal {
  const sold = sellBy(way, member, template, { ...terms, payment: null, payments: [] }, ctx)
  if (sold.kind === 'refused') return sold
  const asked = {
    changes: way.act === 'change' ? runningId(member, ctx) : '',
    gives: givenBy(sold, ctx),
    lowers: toRupees(lossOf(member, sold)),
  }
  const invoice = sold.invoice && {
    ...unissued(sold.invoice, 'Pending Approval'),
    sale: requestOf(way, template, terms, asked),
  }
  return { kind: 'done', member, history: [], invoice, changedInvoices: [] }
}

/** Price, discount and promo as they were approved; only what does not move the price is new. */
export const approvedTerms = <T extends object>(terms: T, { terms: approved }: SaleRequest) => ({
  ...terms,
  basePrice: approved.basePrice,
  joiningFee: approved.joiningFee,
  discount: approved.discount,
  discountReason: approved.discountReason,
  discountRecurs: approved.discountRecurs,
  promoId: approved.promoId,
  promoCode: approved.promoCode,
  percentOff: approved.percentOff,
  promoCap: approved.promoCap,
  extras: approved.extras,
})

/** PRODUCT 2.U: what was agreed on is another thing once the package has another price or length. */
function refuseOtherPackage({ sale }: Invoice, template: PackageTemplate): Refusal | null {
  if (sale === null) return null
  if (sale.templateId !== template.id)
    return refused('The discount was approved for another package. Ask again for this one.')
  const { sold } = sale
  const isSame =
    sold === null ||
    (toPaise(sold.price) === toPaise(template.price) &&
      sold.duration === template.duration &&
      sold.durationType === template.durationType)
  return isSame
    ? null
    : refused(`${template.name} has another price or length since the owner agreed. Ask again.`)
}

/** What the owner agreed to end is what ends: another package has other money in it, which would be credit then. */
function refuseOtherChange({ changes }: SaleRequest, member: Member, ctx: ActContext): Refusal | null {
  return changes === '' || changes === runningId(member, ctx)
    ? null
    : refused(`${member.name} has another package since the owner agreed. Ask again.`)
}

/** The day that was agreed on; where it has passed today, and for a renewal the day that follows the package. */
function refuseOtherStart(
  { act, mode, terms }: SaleRequest,
  member: Member,
  startDate: CivilDate,
  { today, settings }: ActContext,
): Refusal | null {
  if (mode === 'atEnd') return null
  const agreed = latest(terms.startDate, today)
  const days = [terms.startDate, agreed, ...(act === 'renew' ? [renewalStart(member, today, settings)] : [])]
  return days.includes(startDate)
    ? null
    : refused(
        `The owner agreed on a start on ${formatCivil(agreed)}. Ask again for another day.`,
        'startDate',
      )
}

/** Makes an accepted sale the real one: the same invoice is issued, at the price that was approved. */
export function completeSale(
  accepted: Invoice,
  member: Member,
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext & { role: Role },
): PackageChange | Refusal {
  const refusal = mayTransition(accepted, 'issue', ctx)
  if (refusal) return refusal
  const ended = refuseEndedApproval(accepted, ctx.today, ctx.settings)
  if (ended) return ended
  const { sale, approval, createdBy, createdAt } = accepted
  if (sale === null || accepted.memberId !== member.id)
    return refused('This invoice is no sale that waits for this member. Open it on the Invoices screen.')
  const other =
    refuseOtherPackage(accepted, template) ??
    refuseOtherChange(sale, member, ctx) ??
    refuseOtherStart(sale, member, terms.startDate, ctx)
  if (other) return other
  const sold = sellBy(sale, member, template, approvedTerms(terms, sale), ctx)
  if (sold.kind === 'refused' || sold.invoice === null) return sold
  if (sale.lowers !== null && lossOf(member, sold) > toPaise(sale.lowers))
    return refused(`That would give ${member.name} back more than the owner agreed to. Ask again.`)
  return { ...sold, invoice: { ...sold.invoice, approval, sale, createdBy, createdAt } }
}
