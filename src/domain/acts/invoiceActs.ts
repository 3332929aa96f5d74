import { approve, issue, reject, submit } from '@/domain/invoices/approval'
import { changeDueDate } from '@/domain/invoices/changeDueDate'
import { clearCheque } from '@/domain/invoices/clearCheque'
import { collect } from '@/domain/invoices/collect'
import { credit } from '@/domain/invoices/creditNote'
import { forgive, unforgive } from '@/domain/invoices/forgive'
import { isIssued, type Invoice } from '@/domain/invoices/invoice'
import type { InvoiceChange, MoneyContext } from '@/domain/invoices/moneyAct'
import { refund } from '@/domain/invoices/refund'
import { refuseOtherTotal, repriced, type PricingDay } from '@/domain/invoices/reprice'
import { removeInvoice } from '@/domain/invoices/removeInvoice'
import { takeBack } from '@/domain/invoices/takeBack'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { paymentIdOf } from '@/domain/packageLife/saleTerms'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import type { ActRead } from './actInputs'

export const invoiceActNames = [
  'submit',
  'approve',
  'reject',
  'issue',
  'discard',
  'putAway',
  'collect',
  'reverse',
  'bounce',
  'clearCheque',
  'refund',
  'creditNote',
  'forgive',
  'unforgive',
  'changeDueDate',
] as const
export type InvoiceActName = (typeof invoiceActNames)[number]

/** `key` names what the act adds; `closedDays` are those days of the input that were closed before today. */
export type InvoiceActContext = MoneyContext &
  Pick<PricingDay, 'gym'> & { key: string; closedDays: ReadonlySet<CivilDate> }

type Run<Input> = (invoice: Invoice, input: Input, ctx: InvoiceActContext) => InvoiceChange | Refusal

/** A day that was counted and closed takes no more money: what was found later is entered today (PRODUCT, screen 15). */
function refuseClosed(
  days: readonly (CivilDate | null)[],
  { closedDays }: InvoiceActContext,
  fieldAt = (at: number) => `rows.${at}.date`,
): Refusal | null {
  const at = days.findIndex((day) => day !== null && closedDays.has(day))
  const closed = days[at]
  return closed
    ? refused(`${formatCivil(closed)} is closed. Enter the payment with today's date.`, fieldAt(at))
    : null
}

const takesBack =
  (kind: 'reversal' | 'bounce'): Run<ActRead<'reverse'>> =>
  (invoice, { paymentId, reason }, ctx) =>
    takeBack(invoice, { id: ctx.key, of: paymentId, kind, reason }, ctx)

/** A draft goes on as it is priced today; asked again where that is another total than the person saw. */
const pricedToday =
  (goOn: (invoice: Invoice, ctx: InvoiceActContext) => InvoiceChange | Refusal): Run<ActRead<'issue'>> =>
  (invoice, { total }, ctx) => {
    const today = repriced(invoice, ctx)
    const done = goOn(today, ctx)
    return isRefused(done) ? done : (refuseOtherTotal(total ?? invoice.amount, today, ctx) ?? done)
  }

/** The acts on one invoice, each the pure function that decides it (ACTS "The shape"). */
export const invoiceActs: { [A in InvoiceActName]: Run<ActRead<A>> } = {
  submit: (invoice, _input, ctx) => submit(invoice, ctx),
  approve: pricedToday(approve),
  reject: (invoice, { reason }, ctx) => reject(invoice, reason, ctx),
  issue: pricedToday(issue),
  discard: (invoice, _input, ctx) =>
    isIssued(invoice)
      ? refused(`${invoiceNameOf(invoice)} is issued. Put it away, or issue a credit note.`)
      : removeInvoice(invoice, ctx),
  putAway: (invoice, _input, ctx) => removeInvoice(invoice, ctx),
  collect: (invoice, { rows }, ctx) =>
    refuseClosed(
      rows.map(({ date }) => date),
      ctx,
    ) ??
    collect(
      invoice,
      rows.map(({ date, ...row }, at) => ({
        ...row,
        id: paymentIdOf(ctx.key, at),
        date: date ?? ctx.today,
      })),
      ctx,
    ),
  reverse: takesBack('reversal'),
  bounce: takesBack('bounce'),
  clearCheque: (invoice, { paymentId, on }, ctx) =>
    refuseClosed([on], ctx, () => 'on') ??
    clearCheque(invoice, { id: ctx.key, of: paymentId, on: on ?? ctx.today }, ctx),
  refund: (invoice, input, ctx) => {
    const { amount, modeOfPayment, paymentSource, reference, of, reason } = input
    return refund(invoice, { id: ctx.key, amount, modeOfPayment, paymentSource, reference, of, reason }, ctx)
  },
  creditNote: (invoice, { amount, reason }, ctx) => credit(invoice, { id: ctx.key, amount, reason }, ctx),
  forgive: (invoice, { reason }, ctx) => forgive(invoice, { id: ctx.key, reason }, ctx),
  unforgive: (invoice, _input, ctx) => unforgive(invoice, ctx),
  changeDueDate: (invoice, { dueOn }, ctx) => changeDueDate(invoice, dueOn, ctx),
}
