import { addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Invoice } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { mayTransition } from './transitions'

/** Why an invoice can't be due on that day; null when it can, or is due on no day. */
export function refuseDueDate(dueOn: CivilDate | null, issuedOn: CivilDate): Refusal | null {
  if (dueOn === null) return null
  if (dueOn < issuedOn)
    return refused(`The invoice is of ${formatCivil(issuedOn)}. It can't be due before that day.`)
  const last = addDuration(issuedOn, 1, 'Year')
  return dueOn > last ? refused(`Choose a due date within a year, ${formatCivil(last)} at the latest.`) : null
}

/** Gives more time, or less; null takes the due date away, and the invoice stays open. */
export function changeDueDate(
  invoice: Invoice,
  dueOn: CivilDate | null,
  ctx: MoneyContext,
): InvoiceChange | Refusal {
  const refusal =
    mayTransition(invoice, 'changeDueDate', ctx) ?? refuseDueDate(dueOn, invoice.issuedOn ?? ctx.today)
  return refusal ?? changed(invoice, { ...invoice, dueOn }, ctx)
}
