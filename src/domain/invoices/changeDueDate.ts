import { addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import type { Invoice } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { issuedFor } from './transitions'

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
  const issued = issuedFor(invoice, 'changeDueDate', ctx)
  if (isRefused(issued)) return issued
  return refuseDueDate(dueOn, issued.issuedOn ?? ctx.today) ?? changed(invoice, { ...issued, dueOn }, ctx)
}
