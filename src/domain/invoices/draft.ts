import type { Member } from '@/domain/members/member'
import { feeInvoice } from '@/domain/packages/saleRecords'
import type { ActContext } from '@/domain/packages/sell'
import type { CivilDate } from '@/domain/shared/civilDate'
import { toPaise } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { gstinProblem, tidyGstin } from '@/domain/tax/gstin'
import { isUndivided } from '@/domain/tax/placeOfSupply'
import { rateFor } from '@/domain/tax/rateFor'
import { reckon } from '@/domain/tax/reckon'
import type { Invoice } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { mayTransition } from './transitions'

/** An invoice that is no package's: a locker, a consultation. Rupees; the e-mail flags as in SPECIFICATION 3. */
export type DraftTerms = {
  what: string
  price: number
  discount: number
  discountReason: string
  dueOn: CivilDate | null
  customerGstin: string
  placeOfSupply: string
  needEmailCommToClient: boolean
  needEmailCommToOwner: boolean
}

const ABSURD = 10_000_000
const isAmount = (rupees: number) => Number.isFinite(rupees) && rupees >= 0 && rupees <= ABSURD

/** What stops a draft from being written, in a sentence. */
export function refuseDraft({
  what,
  price,
  discount,
  discountReason,
  customerGstin,
}: DraftTerms): Refusal | null {
  if (what.trim() === '') return refused('Say what the invoice is for.')
  if (!isAmount(price) || toPaise(price) === 0)
    return refused('Enter the price: more than 0, and no more than ₹1,00,00,000.')
  if (!isAmount(discount) || toPaise(discount) > toPaise(price))
    return refused('The discount is at least 0 and at most the price.')
  if (discount > 0 && discountReason.trim() === '') return refused('Say why the discount is given.')
  const problem = customerGstin.trim() === '' ? null : gstinProblem(customerGstin)
  return problem === null ? null : refused(problem)
}

/** The fields that the terms decide, priced at the rate of that day. */
function termFields(
  terms: DraftTerms,
  { settings, centre, today }: Pick<ActContext, 'settings' | 'centre' | 'today'>,
) {
  const reckoning = reckon({
    basePrice: terms.price,
    discount: terms.discount,
    percentOff: 0,
    rate: rateFor({ taxRate: null }, settings, centre.type, today),
    inclusive: settings.taxInclusive,
    roundToRupee: settings.roundToRupee,
    interState: isUndivided(settings.taxRegime, centre.state, terms.placeOfSupply),
  })
  return {
    reckoning,
    fields: {
      packageName: terms.what.trim(),
      note: terms.discountReason.trim(),
      dueOn: terms.dueOn,
      customerGstin: tidyGstin(terms.customerGstin),
      placeOfSupply: terms.placeOfSupply.trim(),
      needEmailCommToClient: terms.needEmailCommToClient,
      needEmailCommToOwner: terms.needEmailCommToOwner,
    },
  }
}

/** What every invoice is before its number. */
export const unissued = { status: 'Draft', issuedOn: null, fy: '', seq: 0, due: 0, paidOn: null } as const

/** A new draft: without a number, and nothing due, until it is issued (PRODUCT 2.J). */
export function draftInvoice(
  member: Member,
  terms: DraftTerms,
  ctx: ActContext,
): { kind: 'draft'; invoice: Invoice } | Refusal {
  const refusal = refuseDraft(terms)
  if (refusal) return refusal
  const { reckoning, fields } = termFields(terms, ctx)
  const priced = feeInvoice(member, fields.packageName, reckoning, ctx)
  return { kind: 'draft', invoice: { ...priced, ...fields, ...unissued } }
}

/** A draft with other terms; a rejected one becomes a draft again. */
export function editDraft(
  invoice: Invoice,
  member: Member,
  terms: DraftTerms,
  ctx: MoneyContext & Pick<ActContext, 'centre'>,
): InvoiceChange | Refusal {
  const refusal = mayTransition(invoice, 'edit', ctx)
  if (refusal) return refusal
  if (invoice.sale !== null)
    return refused('A package hangs on this invoice. Delete it, and sell the package again at another price.')
  const ids = { assignmentId: '', invoiceId: invoice.id, paymentId: '' }
  const drafted = draftInvoice(member, terms, { ...ctx, ids, openInvoices: [] })
  if (drafted.kind === 'refused') return drafted
  const { createdBy, createdAt } = invoice
  return changed(invoice, { ...drafted.invoice, createdBy, createdAt, approval: null }, ctx)
}
