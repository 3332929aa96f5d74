import { startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { waitingChequesOf } from './cheque'
import type { Invoice } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { invoiceNameOf, mayTransition } from './transitions'

/**
 * A tax invoice of a month that is over may stand in a return that was filed: it is undone by a credit note, which the return
 * of today's month reports (CGST Act s. 34).
 */
export const isInPastReturn = (
  { issuedOn, gst, taxRegime }: Pick<Invoice, 'issuedOn' | 'gst' | 'taxRegime'>,
  today: CivilDate,
): boolean => issuedOn !== null && (gst > 0 || taxRegime === 'regular') && issuedOn < startOfMonth(today)

/**
 * Puts an invoice away; its number is kept and never given again (DOMAIN 3.4). An issued one only if nothing ever was
 * paid, credited or taken out of the member's credit for it, also where it was taken back since.
 */
export function removeInvoice(invoice: Invoice, ctx: MoneyContext): InvoiceChange | Refusal {
  if (invoice.isDeleted) return changed(invoice, invoice, ctx)
  const refusal = mayTransition(invoice, 'delete', ctx)
  if (refusal) return refusal
  const { payments, creditNotes, creditApplied, creditMoves } = invoice
  // Rows that cancel each other out count too: nothing that moved money disappears (ACTS, last section).
  const isTouched = payments.length + creditNotes.length + creditMoves.length > 0 || creditApplied > 0
  if (waitingChequesOf(invoice).length > 0)
    return refused(`A cheque on ${invoiceNameOf(invoice)} waits to be cleared. Take it back first.`)
  if (isTouched)
    return refused(
      `Money was moved on ${invoiceNameOf(invoice)}, so it stays. Give a credit note over what is wrong.`,
    )
  if (isInPastReturn(invoice, ctx.today))
    return refused(
      `${invoiceNameOf(invoice)} is a tax invoice of a month that is over, so it may be in a filed return. Issue a credit note instead.`,
    )
  return changed(invoice, { ...invoice, isDeleted: true }, ctx)
}
