import { isCommercialOn } from '@/domain/invoices/creditNote'
import { creditNoteNumberOf } from '@/domain/invoices/invoiceNumber'
import { addDays, daysUntil, earliest, financialYearOf, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minus, shareOf, toPaise, toRupees, totalOf, type Rupees } from '@/domain/shared/money'
import type { GymCreditNote, GymInvoice } from './gymInvoice'

type Term = { from: CivilDate; to: CivilDate }

/** What of the term from that day on is unused and not taken back yet; null where nothing is. */
export function unusedFrom(
  { startDate, endDate, creditNotes }: Pick<GymInvoice, 'startDate' | 'endDate' | 'creditNotes'>,
  day: CivilDate,
): Term | null {
  const to = earliest(endDate, ...creditNotes.map(({ from }) => addDays(from, -1)))
  const from = latest(startDate, day)
  return from <= to ? { from, to } : null
}

type Particulars = Omit<GymCreditNote, 'isCommercial' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'amount'>
type Billed = Omit<GymInvoice, 'creditNotes'>
type Note = Particulars | GymCreditNote

/** A note that was given back to the centre keeps the amount that it had on that day. */
const isGivenBack = (note: Note): note is GymCreditNote => 'amount' in note && note.payment !== null

/**
 * The notes with their share of the invoice by days: of each figure the difference between what all notes up to this one take and
 * all before it, so that notes over the whole term take back exactly the whole invoice.
 */
function reckoned(invoice: Billed, notes: readonly Note[]): GymCreditNote[] {
  const { startDate, endDate, issuedOn, cgst, sgst, igst } = invoice
  const days = daysUntil(startDate, endDate)
  const gst = totalOf([cgst, sgst, igst])
  return notes.map((note, at) => {
    if (isGivenBack(note)) return note
    const before = notes.slice(0, at).reduce((sum, { from, to }) => sum + daysUntil(from, to), 0)
    const upTo = before + daysUntil(note.from, note.to)
    const part = (rupees: Rupees) => {
      const paise = toPaise(rupees)
      return toRupees(minus(shareOf(paise, upTo, days), shareOf(paise, before, days)))
    }
    if (isCommercialOn({ issuedOn, gst }, note.issuedOn))
      return {
        ...{ ...note, isCommercial: true, amount: part(invoice.amount) },
        ...{ taxable: 0, cgst: 0, sgst: 0, igst: 0 },
      }
    const taken = { taxable: part(invoice.taxable), cgst: part(cgst), sgst: part(sgst), igst: part(igst) }
    return { ...note, isCommercial: false, ...taken, amount: totalOf(Object.values(taken)) }
  })
}

type Noted = Pick<GymInvoice, 'amount' | 'payment' | 'paidBefore' | 'creditNotes'>

const amountOf = (notes: readonly GymCreditNote[]) => totalOf(notes.map(({ amount }) => amount))

/** What the notes took back. */
export const creditedOf = ({ creditNotes }: Pick<GymInvoice, 'creditNotes'>): number => amountOf(creditNotes)

/** What the centre had paid before the invoice had its tax. */
export const paidBeforeOf = ({ paidBefore }: Pick<GymInvoice, 'paidBefore'>): number =>
  paidBefore?.amount ?? 0

/** What is the centre's to pay after `paidBefore`: the invoice without the notes that it takes off. */
const restOf = (invoice: Omit<Noted, 'payment'>): number =>
  totalOf([
    invoice.amount,
    -amountOf(invoice.creditNotes.filter(({ isOwed }) => !isOwed)),
    -paidBeforeOf(invoice),
  ])

/** What the centre still has to pay. */
export const dueOf = (invoice: Noted): number => (invoice.payment === null ? restOf(invoice) : 0)

/** What the payment brought: what the notes that the centre took off left of the invoice. */
export const receivedOf = (invoice: Noted): number => (invoice.payment === null ? 0 : restOf(invoice))

/**
 * What may have come on that day, the whole invoice first: then what each note left that had been issued by then. Which of them the centre
 * went by, the day does not say.
 */
export function receivableOn(
  invoice: Pick<GymInvoice, 'amount' | 'paidBefore' | 'creditNotes'>,
  day: CivilDate,
): number[] {
  const issued = invoice.creditNotes.filter(({ issuedOn }) => issuedOn <= day)
  return Array.from({ length: issued.length + 1 }, (_, taken) =>
    totalOf([invoice.amount, -amountOf(issued.slice(0, taken)), -paidBeforeOf(invoice)]),
  ).filter((rupees) => rupees > 0)
}

/** Notes whose amount is still to go back to the centre. */
export const owedNotes = ({ creditNotes }: Pick<GymInvoice, 'creditNotes'>): GymCreditNote[] =>
  creditNotes.filter(({ isOwed, payment }) => isOwed && payment === null)

/** What is still to go back to the centre. */
export const owedOf = (invoice: Pick<GymInvoice, 'creditNotes'>): number => amountOf(owedNotes(invoice))

/** How an invoice stands: to be paid by the centre, to be given back by the platform, or done one way or the other. */
export type GymInvoiceState = 'Unpaid' | 'To give back' | 'Paid' | 'Credited'

export const gymInvoiceStateOf = (invoice: Noted): GymInvoiceState =>
  owedNotes(invoice).length > 0
    ? 'To give back'
    : invoice.payment !== null
      ? 'Paid'
      : dueOf(invoice) > 0
        ? 'Unpaid'
        : 'Credited'

/** How an invoice stands for the centre, which reads of what comes back to it at the credit note. */
export function stateForGym(invoice: Noted): GymInvoiceState {
  const state = gymInvoiceStateOf(invoice)
  if (state !== 'To give back') return state
  return dueOf(invoice) > 0 ? 'Unpaid' : 'Paid'
}

/** The invoice with these notes, reckoned from its own figures. */
export function withNotes(invoice: GymInvoice, notes: readonly Note[]): GymInvoice {
  const noted = { ...invoice, creditNotes: reckoned(invoice, notes) }
  return { ...noted, isPaid: ['Paid', 'Credited'].includes(gymInvoiceStateOf(noted)) }
}

/** Whether money of the centre lies on the invoice, which a note gives back. */
const hasPaid = ({ payment, paidBefore }: Pick<GymInvoice, 'payment' | 'paidBefore'>): boolean =>
  payment !== null || paidBefore !== null

export type Replacement = {
  /** The first day of the package that takes the place. */
  from: CivilDate
  by: string
  /** In the platform's zone. */
  issuedOn: CivilDate
  prefix: string
  /** The last number of the notes of the financial year; 0 where there is none. */
  last: number
}

/**
 * The invoice with a note for its days from another package's first day on: one day is never billed twice. null where there are
 * none. Throws RangeError on a prefix that makes no lawful number.
 */
export function creditReplaced(
  invoice: GymInvoice,
  { from: day, by, issuedOn, prefix, last }: Replacement,
): GymInvoice | null {
  const unused = unusedFrom(invoice, day)
  if (unused === null) return null
  const fy = financialYearOf(issuedOn)
  const seq = last + 1
  const note: Particulars = {
    ...{ number: creditNoteNumberOf(prefix, fy, seq), fy, seq, issuedOn, ...unused },
    ...{ replacedBy: by, isOwed: hasPaid(invoice), payment: null },
  }
  return withNotes(invoice, [...invoice.creditNotes, note])
}
