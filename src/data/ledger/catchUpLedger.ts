import { factsOfInvoice } from '@/domain/ledger/factsOf'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { chainFacts } from './chainFacts'

/** What was changed since an instant; whatever the triggers missed is among it. */
export const invoicesChangedSince = (gymId: string, since: Date): Listed => ({
  path: 'invoices',
  gymId,
  where: [{ field: 'updatedAt', op: '>=', value: since }],
  orderBy: [{ field: 'updatedAt', direction: 'asc' }],
})

/** The same order whoever asks: by the day, the instant of entry, the id. */
const inOrder = (one: LedgerFact, other: LedgerFact): number => {
  const keyOf = ({ date, at, id }: LedgerFact) => `${date} ${at?.toISOString() ?? ''} ${id}`
  return keyOf(one) < keyOf(other) ? -1 : 1
}

/** The night's part: enters what no event brought (an outage, an import), in an order that is always the same. */
export async function catchUpLedger(
  store: DocumentStore,
  gymId: string,
  since: Date,
  today: CivilDate,
  timezone: string,
): Promise<number> {
  let entered = 0
  const { path, where, orderBy } = invoicesChangedSince(gymId, since)
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question)) {
    const facts = documents
      .map((document) => readInvoice(document, timezone))
      .filter((invoice) => invoice !== null)
      .flatMap(factsOfInvoice)
      .sort(inOrder)
    entered += await chainFacts(store, gymId, facts, today)
  }
  return entered
}
