import { storedSettings, gymPath } from '@/data/gyms/centreOf'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { chainFacts } from '@/data/ledger/chainFacts'
import { ledgerPath } from '@/data/ledger/ledgerRecords'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { factsOfInvoice, newFacts } from '@/domain/ledger/factsOf'
import { civilDateIn } from '@/domain/shared/calendar'

/** Imports and demo data bear no writer's name: the night enters them in one go, in an order that is always the same. */
const isOfSomebody = ({ data }: StoredDocument): boolean =>
  typeof data[UPDATED_BY] === 'string' && data[UPDATED_BY] !== ''

/** Enters the facts that one write of an invoice brought; answers how many were new. */
export async function enterInvoice(
  store: DocumentStore,
  before: StoredDocument | null,
  after: StoredDocument,
  at: Date,
): Promise<number> {
  const { gymId } = after.data
  if (!isOfSomebody(after) || typeof gymId !== 'string') return 0
  const centre = await store.get(gymPath(gymId))
  if (centre === null) return 0
  const { timezone } = storedSettings(centre)
  const invoice = readInvoice(after, timezone)
  const was = readInvoice(before, timezone)
  // An invoice from before the ledger is entered whole when it first changes; what stands there is passed by.
  const facts = invoice ? [...(was ? factsOfInvoice(was) : []), ...newFacts(was, invoice)] : []
  // An act has entered its own: looked up outside a transaction, which would hold the day's head against the next act.
  const known = await Promise.all(facts.map(({ id }) => store.get(ledgerPath(id))))
  const fresh = facts.filter((_, index) => known[index] === null)
  return fresh.length === 0 ? 0 : chainFacts(store, gymId, fresh, civilDateIn(at, timezone))
}
