import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { receivableOn, withNotes } from './gymCreditNote'
import type { GymCreditNote, GymInvoice, GymPayment } from './gymInvoice'

/** In the platform's zone. */
type Payment = { payment: GymPayment | null; today: CivilDate }

const notYet = ({ payment, today }: Payment): Refusal | null =>
  payment !== null && payment.date > today
    ? refused('Choose the day on which it was paid, today at the latest.', 'date')
    : null

/** Without its tax an invoice asks for less than it will. */
const withoutTax = ({ isComplete, rate }: GymInvoice, { payment }: Payment): Refusal | null =>
  payment !== null && !isComplete && rate > 0
    ? refused(
        'Type the platform’s particulars first, under Your particulars above the list: until then this invoice has no tax.',
      )
    : null

const refuseReturned = (note: GymCreditNote | undefined): Refusal | null =>
  note === undefined
    ? null
    : refused(`${note.number} was given back to the centre. Mark it as not given back first.`)

type Received = Payment & {
  /** Rupees; may be left out where the day leaves one amount only. */
  received?: number | undefined
}

/**
 * The invoice as paid, wholly, or not paid (null). Names what is to be, so that a repeat is harmless. Notes that had not been taken off what
 * came go back to the centre, whenever somebody marks it; of an invoice that is not paid after all nobody owes anything.
 */
export function payGymInvoice(invoice: GymInvoice, paid: Received): GymInvoice | Refusal {
  const early = notYet(paid) ?? withoutTax(invoice, paid)
  if (early) return early
  const { payment, received } = paid
  // What came before the tax lies on the invoice all the same, and so do the notes that give it back.
  if (payment === null && invoice.paidBefore !== null)
    return withNotes({ ...invoice, payment }, invoice.creditNotes)
  const taken = payment === null ? Infinity : takenBefore(invoice, payment.date, received)
  if (typeof taken !== 'number') return taken
  const creditNotes = invoice.creditNotes.map((note, at) => ({ ...note, isOwed: at >= taken }))
  const refusal = refuseReturned(creditNotes.find((note) => note.payment !== null && !note.isOwed))
  return refusal ?? withNotes({ ...invoice, payment }, creditNotes)
}

/** Takes back what had been marked as paid, by mistake, before the invoice had its tax: nothing came, and nothing goes back of it. */
export function unpayBefore(invoice: GymInvoice): GymInvoice | Refusal {
  const { paidBefore, payment, creditNotes } = invoice
  if (paidBefore === null) return invoice
  if (payment !== null)
    return refused('The rest of this invoice is marked as paid. Mark it as not paid first.')
  const refusal = refuseReturned(creditNotes.find((note) => note.payment !== null))
  const unowed = creditNotes.map((note) => ({ ...note, isOwed: false }))
  return refusal ?? withNotes({ ...invoice, paidBefore: null }, unowed)
}

/** How many of the notes had been taken off what came that day. */
function takenBefore(invoice: GymInvoice, day: CivilDate, received: number | undefined): number | Refusal {
  const amounts = receivableOn(invoice, day)
  if (received === undefined && amounts.length > 1)
    return refused('Choose how much was paid: a credit note had been issued by then.', 'received')
  const taken = received === undefined ? 0 : amounts.indexOf(received)
  return taken >= 0 ? taken : refused('This was not due on that day. Choose the amount again.', 'received')
}

/** The same of what a credit note gives back to a centre that had paid. */
export function giveBackNote(invoice: GymInvoice, number: string, paid: Payment): GymInvoice | Refusal {
  const early = notYet(paid)
  if (early) return early
  const { creditNotes } = invoice
  if (!creditNotes.some((note) => note.number === number && note.isOwed))
    return refused('This credit note gives nothing back: the centre never paid that part.')
  return withNotes(
    invoice,
    creditNotes.map((note) => (note.number === number ? { ...note, payment: paid.payment } : note)),
  )
}
