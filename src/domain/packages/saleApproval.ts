import { unissued } from '@/domain/invoices/draft'
import { discountLimitOf, discountPercentOf, needsApproval } from '@/domain/invoices/discountLimit'
import type { Invoice } from '@/domain/invoices/invoice'
import type { SaleAct, SaleRequest } from '@/domain/invoices/saleRequest'
import { mayTransition } from '@/domain/invoices/transitions'
import type { Role } from '@/domain/access/role'
import type { CentreSettings } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import { toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { PackageTemplate } from './packageTemplate'
import { renew } from './renew'
import { assign, type ActContext, type PackageChange, type SaleTerms } from './sell'

const acts = { sell: assign, renew } as const

type Discounted = Pick<SaleTerms, 'basePrice' | 'joiningFee' | 'discount'>

const listPrice = ({ basePrice, joiningFee, discount }: Discounted) => ({
  basePrice: toRupees(toPaise(basePrice) + toPaise(joiningFee)),
  discount,
})

/** Whether these terms are more than somebody in that role may give away without asking. */
export const saleNeedsApproval = (terms: Discounted, role: Role, settings: CentreSettings): boolean =>
  needsApproval(listPrice(terms), role, settings)

/** The same in a sentence, for where nobody can be asked; null when the discount is within the limit. */
export function refuseDiscount(terms: Discounted, role: Role, settings: CentreSettings): Refusal | null {
  if (!saleNeedsApproval(terms, role, settings)) return null
  const limit = discountLimitOf(role, settings)
  return refused(
    limit === 0
      ? 'You may not give a discount here. Ask the owner to do it.'
      : `${discountPercentOf(listPrice(terms))} percent is more than the ${limit} percent you may give. Lower the discount, or ask the owner to do it.`,
  )
}

const requestOf = (act: SaleAct, { id }: PackageTemplate, terms: SaleTerms): SaleRequest => ({
  act,
  templateId: id,
  terms: {
    startDate: terms.startDate,
    basePrice: terms.basePrice,
    joiningFee: terms.joiningFee,
    discount: terms.discount,
    discountReason: terms.discountReason.trim(),
    promoId: terms.promoId ?? '',
    promoCode: terms.promoCode,
    percentOff: terms.percentOff,
    promoCap: terms.promoCap ?? 0,
    comments: terms.comments.trim(),
  },
})

/**
 * Asks the owner for a discount above the role's limit (DOMAIN 3.4): the sale is checked and priced as it would be
 * sold, and lies on an invoice that has no number and owes nothing. The member stays as it is.
 */
export function askToSell(
  act: SaleAct,
  member: Member,
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext,
): PackageChange | Refusal {
  const sold = acts[act](member, template, { ...terms, payment: null, payments: [] }, ctx)
  if (sold.kind === 'refused') return sold
  const invoice = sold.invoice && {
    ...sold.invoice,
    ...unissued,
    status: 'Pending Approval' as const,
    creditApplied: 0,
    sale: requestOf(act, template, terms),
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
  promoId: approved.promoId,
  promoCode: approved.promoCode,
  percentOff: approved.percentOff,
  promoCap: approved.promoCap,
})

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
  const { sale, approval, createdBy, createdAt } = accepted
  if (sale === null || accepted.memberId !== member.id)
    return refused('This invoice is no sale that waits for this member. Open it on the Invoices screen.')
  if (sale.templateId !== template.id)
    return refused('The discount was approved for another package. Ask again for this one.')
  const sold = acts[sale.act](member, template, approvedTerms(terms, sale), ctx)
  if (sold.kind === 'refused' || sold.invoice === null) return sold
  return { ...sold, invoice: { ...sold.invoice, approval, sale, createdBy, createdAt } }
}
