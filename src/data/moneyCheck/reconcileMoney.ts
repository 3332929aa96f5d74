import { agrees } from '@/domain/invoices/memberAccount'
import type { Drift } from '@/domain/monthStats/drift'
import type { Calendar } from '@/data/invoices/restateInvoices'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { readBooks, type Books, type BooksOn } from './books'
import { correctMonths, storedMonths } from './correctMonths'
import { settleMember } from './settleMember'

/** A centre that sells while it is counted is counted again so often; what still moves then, the next night sees. */
const ROUNDS = 3

type How = { apply: boolean }

type Reconciled = Pick<Books, 'drifts' | 'restated'> & { accounts: Books['accounts']; months: number }

/**
 * Holds a centre's months against every invoice and expense, and the invoices against their own rows; with `apply` writes
 * right what differs. `months` says how many differed. Idempotent, and harmless to what is sold meanwhile.
 */
export async function reconcileBooks(
  store: DocumentStore,
  gymId: string,
  calendar: BooksOn,
  how: How,
): Promise<Reconciled> {
  const found: Reconciled = { drifts: [], restated: 0, months: 0, accounts: new Map() }
  const known = new Set<string>()
  const keep = (drifts: readonly Drift[]) => {
    for (const drift of drifts) {
      if (!known.has(drift.id)) found.drifts.push(drift)
      known.add(drift.id)
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    // Before the records: a month that stands unchanged after them holds nothing that they lack.
    const before = await storedMonths(store, gymId)
    const books = await readBooks(store, gymId, calendar, how)
    const { drifts, written, moving } = await correctMonths(store, gymId, before, books.stats, how)
    found.accounts = books.accounts
    found.restated += books.restated
    found.months = how.apply ? found.months + written : written
    keep(drifts)
    keep(books.drifts)
    if (!moving) break
  }
  return found
}

/**
 * The whole of a centre's money: months, invoices, and every member's dues and credit (PRODUCT 2.Q). A member at whom it
 * fails is told to `failed` and does not hide the others. Reads every invoice, expense and member, so it is the night's.
 */
export async function reconcileMoney(
  store: DocumentStore,
  gymId: string,
  calendar: Calendar,
  how: How,
  failed: (member: StoredDocument, error: unknown) => void,
): Promise<Pick<Reconciled, 'drifts' | 'restated' | 'months'>> {
  const { drifts, restated, months, accounts } = await reconcileBooks(store, gymId, calendar, how)
  const question = { collection: 'members', where: [tenantFilter(gymId)], orderBy: [] }
  for await (const documents of pagesOf(store, question))
    for (const document of documents) {
      try {
        if (!agrees(document.data, accounts.get(document.id)))
          drifts.push(...(await settleMember(store, document.id, calendar, how)))
      } catch (error) {
        failed(document, error)
      }
    }
  return { drifts, restated, months }
}
