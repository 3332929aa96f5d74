import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { countsLater, waitingChequesOf } from './cheque'
import { dueOf } from './dueOf'
import type { Invoice } from './invoice'
import { changed, released, type InvoiceChange, type MoneyContext } from './moneyAct'
import { issuedFor } from './transitions'

/** Writes off what is left to pay, with a reason; it counts no more as due (DOMAIN 3.4). */
export function forgive(
  invoice: Invoice,
  terms: { id: string; reason: string },
  ctx: MoneyContext,
): InvoiceChange | Refusal {
  if (invoice.forgiveness?.id === terms.id) return changed(invoice, invoice, ctx)
  const issued = issuedFor(invoice, 'forgive', ctx)
  if (isRefused(issued)) return issued
  if (waitingChequesOf(invoice).some(countsLater))
    return refused('A cheque waits to be cleared. Mark it as cleared, or take it back, first.')
  if (terms.reason.trim() === '') return refused('Enter a reason for the write-off.')
  const forgiveness = {
    id: terms.id,
    amount: dueOf(invoice),
    on: ctx.today,
    reason: terms.reason.trim(),
    by: ctx.by,
    at: ctx.now,
  }
  return changed(invoice, { ...issued, held: 'Forgive', forgiveness }, ctx)
}

/** Takes a write-off back: the amount is due again. */
export function unforgive(invoice: Invoice, ctx: MoneyContext): InvoiceChange | Refusal {
  const issued = issuedFor(invoice, 'unforgive', ctx)
  return isRefused(issued) ? issued : changed(invoice, released(issued), ctx)
}
