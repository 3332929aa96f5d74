import { z } from 'zod'
import { noteWithNextNumber, withNextNumber } from '@/domain/invoices/invoiceNumber'
import { isIssued, type Invoice } from '@/domain/invoices/invoice'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { financialYearOf, latest } from '@/domain/shared/calendar'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import type { StoreTransaction, Writer } from '@/data/store/documentStore'
import { claimSeries, type SeriesSettings } from './gstinPrefixes'

/** One series of numbers a financial year and centre (DOMAIN 2.3). `last` is the last number that was given out. */
const counterSchema = z.object({
  last: z.number().int().nonnegative(),
  /** The day of the document that bears it; older counters do not say. */
  on: civilDateSchema.nullable().default(null),
})

export const counterPath = (gymId: string, fy: string) => `gyms/${gymId}/counters/invoice_${fy}`
export const noteCounterPath = (gymId: string, fy: string) => `gyms/${gymId}/counters/creditNote_${fy}`

/** The invoice with its number, and the write that takes the number; both belong into the same transaction. */
export type Numbered = { kind: 'numbered'; invoice: Invoice; take(writer: Writer): void }

async function lastOf(transaction: StoreTransaction, path: string): Promise<z.infer<typeof counterSchema>> {
  const stored = await transaction.get(path)
  return counterSchema.parse(stored === null ? { last: 0 } : stored.data)
}

/** Numbers go with the days: where the centre's zone was moved to the west, today may be a day that is over already. */
const notBefore = (day: CivilDate, on: CivilDate | null): CivilDate => (on === null ? day : latest(day, on))

/**
 * Allots the next number to an invoice: consecutive and without gaps, because the counter is raised only together
 * with the invoice that bears the number (ENGINEERING 3). Refused where the prefix is another centre's. Reads, so it comes before the transaction's writes.
 */
export async function numberInvoice(
  transaction: StoreTransaction,
  invoice: Invoice,
  settings: SeriesSettings,
): Promise<Numbered | Refusal> {
  if (!isIssued(invoice) || invoice.issuedOn === null)
    return refused('An invoice needs its date before it gets a number.')
  const fy = financialYearOf(invoice.issuedOn)
  const path = counterPath(invoice.gymId, fy)
  const claim = await claimSeries(transaction, invoice.gymId, settings)
  if (isRefused(claim)) return claim
  const { last, on } = await lastOf(transaction, path)
  const issuedOn = notBefore(invoice.issuedOn, on)
  const dueOn = invoice.dueOn && latest(invoice.dueOn, issuedOn)
  const numbered = withNextNumber({ ...invoice, fy, issuedOn, dueOn }, settings.invoicePrefix, last)
  return {
    kind: 'numbered',
    invoice: numbered,
    take(writer) {
      claim.take(writer)
      writer.set(path, { gymId: invoice.gymId, fy, last: numbered.seq, on: issuedOn })
    },
  }
}

/** The same for the credit note that an act has put at the end of the invoice's list. */
export async function numberLastNote(
  transaction: StoreTransaction,
  invoice: Invoice,
  settings: SeriesSettings,
): Promise<Numbered | Refusal> {
  const { gymId } = invoice
  const note = invoice.creditNotes.at(-1)
  if (!isIssued(invoice) || note === undefined) return { kind: 'numbered', invoice, take: () => undefined }
  const path = noteCounterPath(gymId, note.fy)
  const claim = await claimSeries(transaction, gymId, settings)
  if (isRefused(claim)) return claim
  const { last, on } = await lastOf(transaction, path)
  const dated = { ...note, date: notBefore(note.date, on) }
  const numbered = noteWithNextNumber(dated, settings.invoicePrefix, last)
  return {
    kind: 'numbered',
    invoice: { ...invoice, creditNotes: [...invoice.creditNotes.slice(0, -1), numbered] },
    take(writer) {
      claim.take(writer)
      writer.set(path, { gymId, fy: note.fy, last: numbered.seq, on: numbered.date })
    },
  }
}
