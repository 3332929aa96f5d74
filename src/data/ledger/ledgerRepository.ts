import type { LedgerEntry } from '@/domain/ledger/ledgerEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { billedEntries, entriesOf } from './ledgerRecords'

/** The books as they were entered. */
export const ledgerRepository = ({ store }: RepositoryParts) => ({
  /** What was billed, put away and credited for these days, both inclusive. */
  billed: (gymId: string, from: CivilDate, to: CivilDate): Promise<LedgerEntry[]> =>
    entriesOf(store, billedEntries(gymId, from, to)),
})
