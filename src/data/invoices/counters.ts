import { z } from 'zod'
import { noteWithNextNumber, withNextNumber } from '@/domain/invoices/invoiceNumber'
import type { Invoice } from '@/domain/invoices/invoice'
import { financialYearOf } from '@/domain/shared/calendar'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { StoreTransaction, Writer } from '@/data/store/documentStore'

/** One series of numbers a financial year and centre (DOMAIN 2.3). `last` is the last number that was given out. */
const counterSchema = z.object({ last: z.number().int().nonnegative() })

export const counterPath = (gymId: string, fy: string) => `gyms/${gymId}/counters/invoice_${fy}`
export const noteCounterPath = (gymId: string, fy: string) => `gyms/${gymId}/counters/creditNote_${fy}`

/** The invoice with its number, and the write that takes the number; both belong into the same transaction. */
export type Numbered = { kind: 'numbered'; invoice: Invoice; take(writer: Writer): void }

async function lastOf(transaction: StoreTransaction, path: string): Promise<number> {
  const stored = await transaction.get(path)
  return stored === null ? 0 : counterSchema.parse(stored.data).last
}

/**
 * Allots the next number to an invoice: consecutive and without gaps, because the counter is raised only together
 * with the invoice that bears the number (ENGINEERING 3). Reads, so it comes before the transaction's writes.
 */
export async function numberInvoice(
  transaction: StoreTransaction,
  invoice: Invoice,
  prefix: string,
): Promise<Numbered | Refusal> {
  if (invoice.issuedOn === null) return refused('An invoice needs its date before it gets a number.')
  const fy = financialYearOf(invoice.issuedOn)
  const path = counterPath(invoice.gymId, fy)
  const numbered = withNextNumber({ ...invoice, fy }, prefix, await lastOf(transaction, path))
  return {
    kind: 'numbered',
    invoice: numbered,
    take: (writer) => writer.set(path, { gymId: invoice.gymId, fy, last: numbered.seq }),
  }
}

/** The same for the credit note that an act has put at the end of the invoice's list. */
export async function numberLastNote(
  transaction: StoreTransaction,
  invoice: Invoice,
  prefix: string,
): Promise<Numbered> {
  const { gymId, creditNotes } = invoice
  const note = creditNotes.at(-1)
  if (note === undefined) return { kind: 'numbered', invoice, take: () => undefined }
  const path = noteCounterPath(gymId, note.fy)
  const numbered = noteWithNextNumber(note, prefix, await lastOf(transaction, path))
  return {
    kind: 'numbered',
    invoice: { ...invoice, creditNotes: [...creditNotes.slice(0, -1), numbered] },
    take: (writer) => writer.set(path, { gymId, fy: note.fy, last: numbered.seq }),
  }
}
