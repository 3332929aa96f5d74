import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { countsLater, isWaiting } from './cheque'
import { refuseReceivedOn } from './collect'
import type { Invoice, Payment } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { issuedFor } from './transitions'

/** `id` of the new row, `of` the cheque, `on` the day the bank paid it. */
export type Clearance = { id: string; of: string; on: CivilDate }

function refuseCleared(
  cheque: Payment | undefined,
  invoice: Invoice,
  on: CivilDate,
  { today }: MoneyContext,
) {
  if (!cheque || !isWaiting(invoice, cheque))
    return refused('This cheque no longer waits. Open the invoice again.')
  return on < cheque.date
    ? refused(`The cheque came on ${formatCivil(cheque.date)}. Enter that day or a later one.`, 'on')
    : refuseReceivedOn(on, invoice, today)
}

/**
 * Marks a cheque as paid by the bank. The cheque's row stays as it is and a row follows it: with the cheque's amount
 * where it counts only once it has cleared, with 0 where it counted from the day it came.
 */
export function clearCheque(
  invoice: Invoice,
  { id, of, on }: Clearance,
  ctx: MoneyContext,
): InvoiceChange | Refusal {
  if (invoice.payments.some((row) => row.id === id)) return changed(invoice, invoice, ctx)
  const issued = issuedFor(invoice, 'clearCheque', ctx)
  if (isRefused(issued)) return issued
  const cheque = issued.payments.find((payment) => payment.id === of)
  const refusal = refuseCleared(cheque, issued, on, ctx)
  if (refusal || !cheque) return refusal ?? refused('This cheque no longer waits. Open the invoice again.')
  const row: Payment = {
    ...cheque,
    id,
    kind: 'clearance',
    of,
    amount: countsLater(cheque) ? cheque.amount : 0,
    date: on,
    status: 'cleared',
    whenCleared: false,
    receivedBy: ctx.by,
    at: ctx.now,
    note: '',
  }
  return changed(invoice, { ...issued, payments: [...issued.payments, row] }, ctx)
}
