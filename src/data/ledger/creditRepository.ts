import { ledgerEntrySchema, type LedgerEntry } from '@/domain/ledger/ledgerEntry'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { creditEntries } from './ledgerRecords'

/** As many as a list may ask for at once, with the one that says there are more; no member has so many moves of credit. */
const MOST_ENTRIES = 99

/** A member's credit account, to be read by the owner: the acts write its entries (decision 27). */
export function creditRepository(parts: RepositoryParts) {
  const entries = typedCollection<LedgerEntry>(parts, {
    collection: 'ledger',
    isTenanted: true,
    schema: ledgerEntrySchema,
    upgrade: ({ data }) => data,
  })
  return {
    /** In the order of their ids. */
    ofMember: (gymId: string, memberId: string): LiveQuery<PageOf<LedgerEntry>> =>
      entries.page(pageOf(creditEntries(gymId, memberId), { pageSize: MOST_ENTRIES })),
  }
}
