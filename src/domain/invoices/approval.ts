import { financialYearOf } from '@/domain/shared/calendar'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { refuseEndedApproval } from './approvalEnd'
import { discountLimitOf, needsApproval } from './discountLimit'
import type { DraftInvoice, Invoice, IssuedInvoice } from './invoice'
import { refuseDueDate } from './changeDueDate'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { draftFor } from './transitions'

/** Sends a draft to the owner, or an approval that has ended once more. */
export function submit(invoice: Invoice, ctx: MoneyContext): InvoiceChange | Refusal {
  const draft = draftFor(invoice, 'submit', ctx)
  return isRefused(draft)
    ? draft
    : changed(invoice, { ...draft, held: 'Pending Approval', approval: null }, ctx)
}

const isOwnWork = ({ createdBy }: DraftInvoice, { by, settings }: MoneyContext) =>
  settings.fourEyes && createdBy !== '' && createdBy === by

/** Lets a draft pass; where the centre wants four eyes, not by who wrote it. */
export function approve(invoice: Invoice, ctx: MoneyContext): InvoiceChange | Refusal {
  const draft = draftFor(invoice, 'approve', ctx)
  if (isRefused(draft)) return draft
  if (isOwnWork(draft, ctx)) return refused('You wrote this invoice yourself. Somebody else approves it.')
  const approval = { isAccepted: true, on: ctx.today, by: ctx.by, reason: '' }
  return changed(invoice, { ...draft, held: 'Accepted', approval }, ctx)
}

/** Sends a draft back, with the reason; an accepted one too, which withdraws the approval (PRODUCT 2.U). */
export function reject(invoice: Invoice, reason: string, ctx: MoneyContext): InvoiceChange | Refusal {
  const draft = draftFor(invoice, 'reject', ctx)
  if (isRefused(draft)) return draft
  if (reason.trim() === '') return refused('Say what is to be changed.')
  const approval = { isAccepted: false, on: ctx.today, by: ctx.by, reason: reason.trim() }
  return changed(invoice, { ...draft, held: 'Rejected', approval }, ctx)
}

/**
 * Makes a draft a document of today; its number is allotted in the transaction that writes it, never before
 * (PRODUCT 2.J). A discount above the role's limit needs an accepted draft.
 */
export function issue(invoice: Invoice, ctx: MoneyContext): InvoiceChange | Refusal {
  const draft = draftFor(invoice, 'issue', ctx)
  if (isRefused(draft)) return draft
  const { role, settings, today } = ctx
  const ended = refuseEndedApproval(draft, today, settings)
  if (ended) return ended
  if (draft.sale !== null)
    return refused('A package hangs on this invoice. Complete the sale in the record of the member.')
  if (draft.held === 'Draft' && needsApproval(draft, role, settings))
    return refused(
      `The discount is more than the ${discountLimitOf(role, settings)} % you may give. Send it for approval.`,
    )
  // A draft may wait longer than its due date, and an accepted one is not edited any more: it is due at once then.
  const dueOn = draft.dueOn !== null && draft.dueOn < today ? today : draft.dueOn
  const due = refuseDueDate(dueOn, today)
  if (due) return due
  const issued: IssuedInvoice = {
    ...draft,
    dueOn,
    typed: null,
    held: 'Issued',
    issuedOn: today,
    fy: financialYearOf(today),
    seq: 0,
  }
  return changed(invoice, issued, ctx)
}
