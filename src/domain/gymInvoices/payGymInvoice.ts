import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { dueOf, withNotes } from './gymCreditNote'
import type { GymInvoice, GymPayment } from './gymInvoice'

/** In the platform's zone. */
type Payment = { payment: GymPayment | null; today: CivilDate }

const notYet = ({ payment, today }: Payment): Refusal | null =>
  payment !== null && payment.date > today
    ? refused('Choose the day on which it was paid, today at the latest.', 'date')
    : null

/**
 * The invoice as what is due on it is paid, wholly, or not paid (null). Names what is to be, so that a repeat is harmless. What
 * notes took back of an invoice that is not paid after all, nobody owes.
 */
export function payGymInvoice(invoice: GymInvoice, paid: Payment): GymInvoice | Refusal {
  const early = notYet(paid)
  if (early) return early
  const { payment } = paid
  const { creditNotes } = invoice
  if (payment !== null)
    return invoice.payment === null && dueOf(invoice) <= 0
      ? refused('Nothing is left to pay: credit notes took the whole amount back.')
      : withNotes({ ...invoice, payment }, creditNotes)
  const returned = creditNotes.find((note) => note.payment !== null)
  if (returned !== undefined)
    return refused(`${returned.number} was given back to the centre. Mark it as not given back first.`)
  return withNotes(
    { ...invoice, payment },
    creditNotes.map((note) => ({ ...note, isOwed: false })),
  )
}

/** The same of what a credit note gives back to a centre that had paid. */
export function giveBackNote(invoice: GymInvoice, number: string, paid: Payment): GymInvoice | Refusal {
  const early = notYet(paid)
  if (early) return early
  const { creditNotes } = invoice
  if (!creditNotes.some((note) => note.number === number && note.isOwed))
    return refused('This credit note gives nothing back: the invoice was not paid.')
  return withNotes(
    invoice,
    creditNotes.map((note) => (note.number === number ? { ...note, payment: paid.payment } : note)),
  )
}
