import { addDays, financialYearOf } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { dueOf } from './dueOf'
import type { Invoice, Payment } from './invoice'
import { changed, released, type InvoiceChange, type MoneyContext } from './moneyAct'
import { invoiceNameOf, mayTransition } from './transitions'

/** One row of money that comes in, in rupees. `date` is today where it is missing. */
export type PaymentRow = {
  id: string
  amount: number
  modeOfPayment: string
  paymentSource: string
  reference: string
  chequeDate?: CivilDate | null
  note?: string
  date?: CivilDate
}

/** No payment of a centre comes near it: a slip of the finger does. Rupees. */
const ABSURD = 10_000_000

/** Why so many rupees can't be what somebody paid. */
export function refuseReceived(amount: number): Refusal | null {
  if (!Number.isFinite(amount) || amount <= 0 || (amount <= ABSURD && toPaise(amount) <= 0))
    return refused('Enter the amount received: more than 0.')
  return amount > ABSURD ? refused('That is more than any invoice comes to. Check the amount.') : null
}

/** So long after its end a financial year still takes the money that came in it: somebody enters 31 March on 1 April. */
const YEAR_END_DAYS = 30

/** Money is not entered for a day to come, for one before its invoice, or for a financial year that is long over. */
export function refuseReceivedOn(
  on: CivilDate,
  { issuedOn }: Pick<Invoice, 'issuedOn'>,
  today: CivilDate,
): Refusal | null {
  if (on > today) return refused(`${formatCivil(on)} is still to come. Enter the day the money was received.`)
  if (issuedOn && on < issuedOn)
    return refused(`The invoice is of ${formatCivil(issuedOn)}. Enter that day or a later one.`)
  const isOpen =
    financialYearOf(on) === financialYearOf(today) ||
    financialYearOf(on) === financialYearOf(addDays(today, -YEAR_END_DAYS))
  return isOpen
    ? null
    : refused(`${formatCivil(on)} lies in a financial year that is over. Enter a day of this one.`)
}

function refuseRow(row: PaymentRow, invoice: Invoice, { today }: MoneyContext): Refusal | null {
  const { amount, modeOfPayment, date = today } = row
  const wrongAmount = refuseReceived(amount)
  if (wrongAmount) return wrongAmount
  if (modeOfPayment.trim() === '') return refused('Choose how the payment was made.')
  return refuseReceivedOn(date, invoice, today)
}

/** Why these payments together can't be taken: more than is due. Rupees. */
export function refuseOver(
  invoice: Invoice,
  amounts: readonly number[],
  format: Parameters<typeof formatMoney>[1],
): Refusal | null {
  const received = amounts.reduce((paise, amount) => paise + toPaise(amount), 0)
  const due = dueOf(invoice)
  return received > toPaise(due)
    ? refused(
        `${formatMoney(toRupees(received), format)} is more than the ${formatMoney(due, format)} due on ${invoiceNameOf(invoice)}. Lower the payment.`,
      )
    : null
}

const paymentOf = (row: PaymentRow, { today, now, by }: MoneyContext): Payment => ({
  id: row.id,
  kind: 'payment',
  of: '',
  amount: toRupees(toPaise(row.amount)),
  date: row.date ?? today,
  modeOfPayment: row.modeOfPayment.trim(),
  paymentSource: row.paymentSource.trim(),
  reference: row.reference.trim(),
  status: 'received',
  chequeDate: row.chequeDate ?? null,
  receivedBy: by,
  at: now,
  note: (row.note ?? '').trim(),
})

/**
 * Takes money on an issued invoice, in one or several rows; together never more than is due. A row whose id stands on
 * the invoice already is not taken again, so a repeat is harmless. On a written-off invoice it ends the write-off.
 */
export function collect(
  invoice: Invoice,
  rows: readonly PaymentRow[],
  ctx: MoneyContext,
): InvoiceChange | Refusal {
  const known = new Set(invoice.payments.map(({ id }) => id))
  const fresh = rows.filter(({ id }) => !known.has(id))
  if (rows.length > 0 && fresh.length === 0) return changed(invoice, invoice, ctx)
  const refusal = mayTransition(invoice, 'collect', ctx)
  if (refusal) return refusal
  if (fresh.length === 0) return refused('Enter at least one payment.')
  const wrong = fresh.map((row) => refuseRow(row, invoice, ctx)).find((problem) => problem !== null)
  if (wrong) return wrong
  const over = refuseOver(
    invoice,
    fresh.map(({ amount }) => amount),
    ctx.settings,
  )
  if (over) return over
  const payments = [...invoice.payments, ...fresh.map((row) => paymentOf(row, ctx))]
  const open = invoice.status === 'Forgive' ? released(invoice) : invoice
  return changed(invoice, { ...open, payments }, ctx)
}
