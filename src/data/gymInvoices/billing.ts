import type { Gym } from '@/domain/gyms/gym'
import { billPackage } from '@/domain/gymInvoices/billPackage'
import { creditReplaced } from '@/domain/gymInvoices/gymCreditNote'
import { gymInvoiceSchema, isBilled, type GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import {
  noPlatformSettings,
  platformSettingsSchema,
  type PlatformSettings,
} from '@/domain/gymInvoices/platformSettings'
import { replacedBy } from '@/domain/gymInvoices/replacedBy'
import { civilDateIn, financialYearOf } from '@/domain/shared/calendar'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { numberFrom } from '@/domain/shared/readers'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

export const PLATFORM_SETTINGS = 'platform/settings'

export const gymInvoicePath = (id: string) => `gymInvoices/${id}`

/** The last number of a financial year, of all centres together: `{ last }`. */
const counterPath = (fy: string) => `platform/numbers_${fy}`

/** The same of the credit notes, which are a series of their own. */
const noteCounterPath = (fy: string) => `platform/notes_${fy}`

/** What nobody has typed is ''; a damaged record reads as none, which bills without a tax. */
export const readPlatformSettings = (document: StoredDocument | null): PlatformSettings =>
  platformSettingsSchema.safeParse(document?.data ?? {}).data ?? noPlatformSettings

type Reading = { store: DocumentStore; transaction: Pick<StoreTransaction, 'get'> }

/** An invoice that gets a credit note, before and after. */
type Credited = { before: GymInvoice; after: GymInvoice }

/** What the platform's books gain by a package that a centre is given. */
export type NewGymInvoice = { invoice: GymInvoice | null; credited: readonly Credited[] }

const invoiceIn = (document: StoredDocument | null): GymInvoice | null =>
  gymInvoiceSchema.safeParse(document?.data).data ?? null

async function invoicesOf(store: DocumentStore, gymId: string): Promise<GymInvoice[]> {
  const found: GymInvoice[] = []
  const ofGym = { collection: 'gymInvoices', where: [tenantFilter(gymId)], orderBy: [] }
  for await (const page of pagesOf(store, ofGym))
    found.push(...page.flatMap((document) => invoiceIn(document) ?? []))
  return found
}

async function lastOf(transaction: Reading['transaction'], path: string): Promise<number> {
  return numberFrom((await transaction.get(path))?.data['last']) ?? 0
}

/**
 * The invoice for the package that a centre is given in this transaction, unless nothing is to be billed (a trial, what costs
 * nothing, a term that has its invoice at this price), and a credit note for each invoice whose days it takes over. Reads alone;
 * `writeGymInvoice` writes it. The caller has read the centre before and writes it, so that no other invoice of this centre comes
 * between.
 */
export async function gymInvoiceFor(
  { store, transaction }: Reading,
  gym: Gym,
  now: Date,
): Promise<NewGymInvoice> {
  const held = gym.currentPackage
  if (held === null) return { invoice: null, credited: [] }
  const { standing, again, replaced } = replacedBy(held, await invoicesOf(store, gym.id))
  const isDue = standing === null && isBilled(held)
  if (!isDue && replaced.length === 0) return { invoice: null, credited: [] }
  const issuedOn = civilDateIn(now, DEFAULT_TIMEZONE)
  const fy = financialYearOf(issuedOn)
  const settings = readPlatformSettings(await transaction.get(PLATFORM_SETTINGS))
  const credited: Credited[] = []
  let last = replaced.length === 0 ? 0 : await lastOf(transaction, noteCounterPath(fy))
  for (const { id } of replaced) {
    // Read once more: a payment that comes in meanwhile decides whether the amount goes back.
    const before = invoiceIn(await transaction.get(gymInvoicePath(id)))
    if (before === null || held.startDate === null) continue
    const terms = { from: held.startDate, by: held.name, issuedOn, prefix: settings.prefix, last }
    const after = creditReplaced(before, terms)
    if (after === null) continue
    credited.push({ before, after })
    last += 1
  }
  if (!isDue) return { invoice: null, credited }
  const lastNumber = await lastOf(transaction, counterPath(fy))
  return { invoice: billPackage({ gym, held, again, settings, issuedOn, last: lastNumber }), credited }
}

/** Invoice and notes with the numbers that they take: all or none, so that no number is missing or twice. */
export function writeGymInvoice(
  transaction: Pick<StoreTransaction, 'create' | 'set' | 'update'>,
  { invoice, credited }: NewGymInvoice,
  now: Date,
): void {
  for (const { after } of credited) {
    const { id, creditNotes, isPaid } = after
    transaction.update(gymInvoicePath(id), [
      { at: ['creditNotes'], value: creditNotes },
      { at: ['isPaid'], value: isPaid },
      { at: ['updatedAt'], value: now },
    ])
  }
  const lastNote = credited.at(-1)?.after.creditNotes.at(-1)
  if (lastNote !== undefined) transaction.set(noteCounterPath(lastNote.fy), { last: lastNote.seq })
  if (invoice === null) return
  transaction.create(gymInvoicePath(invoice.id), { ...invoice, createdAt: now, updatedAt: now })
  transaction.set(counterPath(invoice.fy), { last: invoice.seq })
}
