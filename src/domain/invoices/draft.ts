import type { GymSettings } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import { pricedInvoice, type BillingContext } from './pricedInvoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { gstinProblem, tidyGstin } from '@/domain/tax/gstin'
import { isUndivided, refusePlace } from '@/domain/tax/placeOfSupply'
import { reckon } from '@/domain/tax/reckon'
import { linesToPrice, refuseLines, refuseOwnRates } from './draftLines'
import { unissued } from './heldState'
import type { DraftInvoice, Invoice } from './invoice'
import type { DraftLine, PricedInvoice } from './invoiceLine'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { mayTransition } from './transitions'

/**
 * An invoice by hand: a locker, a bottle of water, a consultation. `discountReason` is needed as soon as a line is
 * discounted; the e-mail flags are as in SPECIFICATION 3.
 */
export type DraftTerms = {
  lines: DraftLine[]
  discountReason: string
  dueOn: CivilDate | null
  customerGstin: string
  placeOfSupply: string
  needEmailCommToClient: boolean
  needEmailCommToOwner: boolean
}

/** What stops a draft from being written, in a sentence. */
export function refuseDraft(
  { lines, discountReason, customerGstin, placeOfSupply }: DraftTerms,
  settings: GymSettings,
): Refusal | null {
  if (lines.length === 0) return refused('Add at least one line.')
  const refusal = refuseLines(lines, settings)
  if (refusal) return refusal
  if (lines.some(({ discount }) => discount > 0) && discountReason.trim() === '')
    return refused('Enter a reason for the discount.', 'discountReason')
  const problem = customerGstin.trim() === '' ? null : gstinProblem(customerGstin)
  return problem === null ? refusePlace(placeOfSupply, settings) : refused(problem, 'customerGstin')
}

type BilledGym = Pick<BillingContext['gym'], 'type' | 'state'>

/** What typed lines come to at the rates of that day. */
export const priceDraft = (
  { lines, placeOfSupply }: Pick<DraftTerms, 'lines' | 'placeOfSupply'>,
  settings: GymSettings,
  { type, state }: BilledGym,
  today: CivilDate,
): PricedInvoice =>
  reckon({
    lines: linesToPrice(lines, settings, type, today),
    discount: 0,
    percentOff: 0,
    inclusive: settings.taxInclusive,
    roundToRupee: settings.roundToRupee,
    interState: isUndivided(settings, state, placeOfSupply),
  })

/** A new draft: without a number, and nothing due, until it is issued (PRODUCT 2.J). */
export function draftInvoice(
  member: Member,
  terms: DraftTerms,
  ctx: BillingContext & Pick<MoneyContext, 'role'>,
): { kind: 'draft'; invoice: DraftInvoice } | Refusal {
  const { settings, gym, today } = ctx
  const refusal = refuseDraft(terms, settings) ?? refuseOwnRates(terms.lines, ctx)
  if (refusal) return refusal
  const priced = pricedInvoice(member, priceDraft(terms, settings, gym, today), ctx)
  const invoice: DraftInvoice = {
    ...unissued(priced, 'Draft'),
    note: terms.discountReason.trim(),
    typed: terms.lines,
    dueOn: terms.dueOn,
    customerGstin: tidyGstin(terms.customerGstin),
    placeOfSupply: terms.placeOfSupply.trim(),
    needEmailCommToClient: terms.needEmailCommToClient,
    needEmailCommToOwner: terms.needEmailCommToOwner,
  }
  return { kind: 'draft', invoice }
}

/** A draft with other terms; a rejected one becomes a draft again. */
export function editDraft(
  invoice: Invoice,
  member: Member,
  terms: DraftTerms,
  ctx: MoneyContext & Pick<BillingContext, 'gym'>,
): InvoiceChange | Refusal {
  const refusal = mayTransition(invoice, 'edit', ctx)
  if (refusal) return refusal
  if (invoice.sale !== null)
    return refused('A package hangs on this invoice. Delete it, and sell the package again at another price.')
  const drafted = draftInvoice(member, terms, { ...ctx, ids: { invoiceId: invoice.id } })
  if (drafted.kind === 'refused') return drafted
  const { createdBy, createdAt } = invoice
  return changed(invoice, { ...drafted.invoice, createdBy, createdAt, approval: null }, ctx)
}
