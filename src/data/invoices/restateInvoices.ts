import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceByRows, invoiceDrifts } from '@/domain/invoices/reconcileInvoice'
import type { Drift } from '@/domain/monthStats/drift'
import type { CivilDate } from '@/domain/shared/civilDate'
import { changedFields } from '@/data/store/changedFields'
import { serverTime, type DocumentStore, type StoredDocument } from '@/data/store/documentStore'
import { someAtOnce } from '@/data/store/someAtOnce'
import { behindTheDay, lateUntilOn } from './invoiceQueries'
import { invoicePath, readInvoice } from './invoiceRecords'

/** The centre's zone and day, and how many of grace it gives. */
export type Calendar = { timezone: string; day: { today: CivilDate; graceDays: number } }

/** An invoice as its rows and the day make it, what was wrong on it, and whether the stored one differs at all. */
export type Restated = { invoice: Invoice; drifts: Drift[]; fields: { at: string[]; value: unknown }[] }

/** null when it can't be read. A field that an older record lacks is no difference while there is nothing to say in it. */
export function restated(
  stored: StoredDocument | null,
  { timezone, day: { today, graceDays } }: Calendar,
): Restated | null {
  const read = readInvoice(stored, timezone)
  if (stored === null || read === null) return null
  const { data } = stored
  const invoice = invoiceByRows(read, today, graceDays)
  const { status, due, paidOn, chequeToClear } = invoice
  const known = {
    status: data['status'],
    due: data['due'] ?? 0,
    paidOn: data['paidOn'] ?? null,
    chequeToClear: data['chequeToClear'] ?? false,
  }
  return {
    invoice,
    drifts: invoiceDrifts(data, invoice),
    fields: changedFields(known, { status, due, paidOn, chequeToClear }),
  }
}

/**
 * Writes an invoice's status, balance due and day of payment right (DOMAIN 3.4), in a transaction that reads it again, so
 * that a payment of this very moment counts. Answers what it found there; nothing is written where nothing differs.
 */
export const restateInvoice = (
  store: DocumentStore,
  id: string,
  calendar: Calendar,
): Promise<Restated | null> =>
  store.transact(async (transaction) => {
    const found = restated(await transaction.get(invoicePath(id)), calendar)
    if (found !== null && found.fields.length > 0)
      transaction.update(invoicePath(id), [...found.fields, { at: ['updatedAt'], value: serverTime }])
    return found
  })

/**
 * Marks what has become late since the last night, or is late no more, at most so many; answers how many. The lists ask by
 * the due date, but what is stored as open leaves gaps on their pages.
 */
export async function restateByDay(
  store: DocumentStore,
  gymId: string,
  { timezone, day }: Calendar,
  most: number,
): Promise<number> {
  const questions = behindTheDay(gymId, lateUntilOn(day.today, day.graceDays))
  const found = await Promise.all(questions.map((stored) => store.query({ ...stored, limit: most })))
  const some = found.flat().slice(0, most)
  await someAtOnce(some, ({ id }) => restateInvoice(store, id, { timezone, day }))
  return some.length
}
