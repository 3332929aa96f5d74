import { mayBounce, waitingChequesOf } from '@/domain/invoices/cheque'
import { clearCheque } from '@/domain/invoices/clearCheque'
import { collect } from '@/domain/invoices/collect'
import { dueOf } from '@/domain/invoices/dueOf'
import { forgive as writeOff } from '@/domain/invoices/forgive'
import type { Invoice } from '@/domain/invoices/invoice'
import type { InvoiceChange, MoneyContext } from '@/domain/invoices/moneyAct'
import { settledMember, settledPackage } from '@/domain/invoices/settledMember'
import { takeBack } from '@/domain/invoices/takeBack'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Refusal } from '@/domain/shared/refusal'
import { referenceOf, sourceOfMode } from './paying'
import { invoiceIn, memberIn, type GymBook } from './gymBook'

/** `by` is the owner's uid: the seed's money acts are the owner's. */
type Moment = { today: CivilDate; now: Date; by: string }

/** The part of an amount that is paid, in whole tens of rupees unless it is all of it. Rupees. */
export const shareOfAmount = (amount: number, share: number): number =>
  share >= 1 ? amount : Math.round((amount * share) / 10) * 10

const contextOf = (book: GymBook, invoice: Invoice, moment: Moment): MoneyContext => ({
  ...moment,
  role: 'CLIENT',
  settings: book.settings,
  creditBalance: memberIn(book, invoice.memberId).creditBalance,
})

/** Writes what an act on an invoice came to, as the repository's transaction does; a refusal is the seed's mistake. */
function commit(book: GymBook, outcome: InvoiceChange | Refusal, moment: Moment): void {
  if (outcome.kind === 'refused') throw new Error(outcome.reason)
  const { invoice, effects } = outcome
  const { settings } = book
  book.invoices.set(invoice.id, invoice)
  const member = settledMember(memberIn(book, invoice.memberId), invoice, effects, { settings, ...moment })
  book.members.set(member.id, member)
  const entries = book.history.get(member.id)
  if (!entries) return
  book.history.set(
    member.id,
    entries.map((entry) => settledPackage(entry, invoice, settings)),
  )
}

/** A later payment on an invoice; a share of its amount, never more than is due. Nothing due, nothing happens. */
export function receive(
  book: GymBook,
  invoice: Invoice,
  { id, share, mode }: { id: string; share: number; mode: string },
  moment: Moment,
): void {
  const amount = Math.min(dueOf(invoice), shareOfAmount(invoice.amount, share))
  if (amount <= 0) return
  const row = {
    id,
    amount,
    modeOfPayment: mode,
    paymentSource: sourceOfMode(mode),
    reference: referenceOf(mode, id),
  }
  commit(book, collect(invoice, [row], contextOf(book, invoice, moment)), moment)
}

/** Days in which a bank pays a cheque. */
const CLEARING_DAYS = 4

/** The bank has paid every cheque but the latest ones; `by` is the owner's uid. */
export function clearCheques(book: GymBook, today: CivilDate, by: string): void {
  for (const { id } of [...book.invoices.values()].filter(({ isDeleted }) => !isDeleted))
    for (const cheque of waitingChequesOf(invoiceIn(book, id))) {
      const on = addDays(cheque.date, CLEARING_DAYS)
      if (on >= today) continue
      const moment = { today: on, now: instantAt(on, '11:00', book.settings.timezone), by }
      const invoice = invoiceIn(book, id)
      const how = { id: `${cheque.id}-cleared`, of: cheque.id, on }
      commit(book, clearCheque(invoice, how, contextOf(book, invoice, moment)), moment)
    }
}

/** DOMAIN 5.3: a bounced cheque counts as never received. */
export function bounce(book: GymBook, invoice: Invoice, moment: Moment): void {
  const cheque = invoice.payments.find((payment) => mayBounce(payment, book.settings))
  if (!cheque) throw new Error(`No cheque on ${invoice.invoiceNumber}`)
  const how = {
    id: `${cheque.id}-back`,
    of: cheque.id,
    kind: 'bounce',
    reason: 'Returned by the bank',
  } as const
  commit(book, takeBack(invoice, how, contextOf(book, invoice, moment)), moment)
}

/** DOMAIN 3.4: what is left is written off and counts no more. */
export function forgive(book: GymBook, invoice: Invoice, moment: Moment): void {
  const terms = { id: `${invoice.id}-off`, reason: 'Written off by the owner' }
  commit(book, writeOff(invoice, terms, contextOf(book, invoice, moment)), moment)
}
