import type { ImportRecord } from '@/domain/imports/importRecord'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument, StoreTransaction } from '@/data/store/documentStore'

/** What becomes of somebody whom an import has added: who stays is named. */
export type Ending = 'goes' | 'gone' | { stays: string }

type Ground = { store: DocumentStore; transaction: StoreTransaction }

/** How one kind of people is taken back. Everything is read before `prepare` answers with what else is written. */
export type TakenBack = {
  pathOf: (id: string) => string
  endingOf: (ground: Ground, stored: StoredDocument, record: ImportRecord) => Ending | Promise<Ending>
  prepare?: (ground: Ground, gym: StoredDocument, goes: readonly string[]) => Promise<() => void>
}

/** Whether a draft or an invoice of the centre names somebody there. */
export const isInvoiced = async (
  store: DocumentStore,
  gymId: string,
  { field, id }: { field: 'memberId' | 'sale.leadId'; id: string },
): Promise<boolean> =>
  (await store.count({
    collection: 'invoices',
    where: [tenantFilter(gymId), { field, op: '==', value: id }],
  })) > 0
