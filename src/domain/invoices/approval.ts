import { financialYearOf } from '@/domain/shared/calendar'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { discountLimitOf, discountPercentOf, needsApproval } from './discountLimit'
import type { Invoice } from './invoice'
import { refuseDueDate } from './changeDueDate'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { mayTransition } from './transitions'

/** Sends a draft to the owner. */
export const submit = (invoice: Invoice, ctx: MoneyContext): InvoiceChange | Refusal =>
  mayTransition(invoice, 'submit', ctx) ??
  changed(invoice, { ...invoice, status: 'Pending Approval', approval: null }, ctx)

const isOwnWork = ({ createdBy }: Invoice, { by, settings }: MoneyContext) =>
  settings.fourEyes && createdBy !== '' && createdBy === by

/** Lets a draft pass; where the centre wants four eyes, not by who wrote it. */
export function approve(invoice: Invoice, ctx: MoneyContext): InvoiceChange | Refusal {
  const refusal = mayTransition(invoice, 'approve', ctx)
  if (refusal) return refusal
  if (isOwnWork(invoice, ctx)) return refused('You wrote this invoice yourself. Somebody else approves it.')
  const approval = { isAccepted: true, on: ctx.today, by: ctx.by, reason: '' }
  return changed(invoice, { ...invoice, status: 'Accepted', approval }, ctx)
}

/** Sends a draft back, with the reason. */
export function reject(invoice: Invoice, reason: string, ctx: MoneyContext): InvoiceChange | Refusal {
  const refusal = mayTransition(invoice, 'reject', ctx)
  if (refusal) return refusal
  if (reason.trim() === '') return refused('Say what is to be changed.')
  const approval = { isAccepted: false, on: ctx.today, by: ctx.by, reason: reason.trim() }
  return changed(invoice, { ...invoice, status: 'Rejected', approval }, ctx)
}

/**
 * Makes a draft a document of today; its number is allotted in the transaction that writes it, never before
 * (PRODUCT 2.J). A discount above the role's limit needs an accepted draft.
 */
export function issue(invoice: Invoice, ctx: MoneyContext): InvoiceChange | Refusal {
  const refusal = mayTransition(invoice, 'issue', ctx)
  if (refusal) return refusal
  const { role, settings, today } = ctx
  if (invoice.sale !== null)
    return refused('A package hangs on this invoice. Complete the sale in the record of the member.')
  if (invoice.status === 'Draft' && needsApproval(invoice, role, settings))
    return refused(
      `The discount of ${discountPercentOf(invoice)} percent is more than the ${discountLimitOf(role, settings)} percent you may give. Send it for approval.`,
    )
  // A draft may wait longer than its due date, and an accepted one is not edited any more: it is due at once then.
  const dueOn = invoice.dueOn !== null && invoice.dueOn < today ? today : invoice.dueOn
  const due = refuseDueDate(dueOn, today)
  if (due) return due
  const issued: Invoice = {
    ...invoice,
    dueOn,
    status: 'Open',
    issuedOn: today,
    fy: financialYearOf(today),
    seq: 0,
  }
  return changed(invoice, issued, ctx)
}
