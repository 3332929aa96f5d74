import { tooMuchText, type AmountRules } from '@/domain/gyms/greatestAmount'
import { addDays, financialYearOf } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, roundToPaisa, toPaise, totalOf } from '@/domain/shared/money'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { begunAs } from './cheque'
import { dueOf } from './dueOf'
import type { Invoice, Payment } from './invoice'
import { changed, released, type InvoiceChange, type MoneyContext } from './moneyAct'
import { reversiblePaymentsOf } from './takeBack'
import { invoiceNameOf, issuedFor } from './transitions'

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

/** PRODUCT 2.V: rows of money on one invoice. */
const MOST_ROWS = 60

/** Why so many rupees can't be what somebody paid: nothing, or a slip of the finger, which what is due never is. */
export function refuseReceived(amount: number, invoice: Invoice, settings: AmountRules): Refusal | null {
  const isSlip = amount > Math.max(settings.greatestAmount, dueOf(invoice))
  if (!Number.isFinite(amount) || amount <= 0 || (!isSlip && toPaise(amount) <= 0))
    return refused('Enter the amount received: more than 0.')
  return isSlip ? refused(tooMuchText(settings)) : null
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

function refuseRow(row: PaymentRow, invoice: Invoice, { today, settings }: MoneyContext): Refusal | null {
  const { amount, modeOfPayment, date = today } = row
  const wrongAmount = refuseReceived(amount, invoice, settings)
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
  const received = totalOf(amounts)
  const due = dueOf(invoice)
  return received > due
    ? refused(
        `${formatMoney(received, format)} is more than the ${formatMoney(due, format)} due on ${invoiceNameOf(invoice)}. Lower the payment.`,
      )
    : null
}

const paymentOf = (row: PaymentRow, { today, now, by, settings }: MoneyContext): Payment => ({
  id: row.id,
  kind: 'payment',
  of: '',
  amount: roundToPaisa(row.amount),
  date: row.date ?? today,
  modeOfPayment: row.modeOfPayment.trim(),
  paymentSource: row.paymentSource.trim(),
  reference: row.reference.trim(),
  ...begunAs(row.modeOfPayment.trim(), settings, row.chequeDate),
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
  const issued = issuedFor(invoice, 'collect', ctx)
  if (isRefused(issued)) return issued
  if (fresh.length === 0) return refused('Enter at least one payment.')
  if (reversiblePaymentsOf(issued).length + fresh.length > MOST_ROWS)
    return refused(
      `An invoice takes at most ${MOST_ROWS} payments. Take the rest in one, or take back what was entered by mistake.`,
    )
  const wrong = fresh.map((row) => refuseRow(row, invoice, ctx)).find((problem) => problem !== null)
  if (wrong) return wrong
  const over = refuseOver(
    invoice,
    fresh.map(({ amount }) => amount),
    ctx.settings,
  )
  if (over) return over
  const payments = [...issued.payments, ...fresh.map((row) => paymentOf(row, ctx))]
  return changed(invoice, { ...released(issued), payments }, ctx)
}
