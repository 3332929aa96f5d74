import type { ImportRecord } from '@/domain/imports/importRecord'
import type { DocumentStore, StoredDocument, StoreTransaction } from '@/data/store/documentStore'

/** What becomes of somebody whom an import has added: who stays is named. */
export type Fate = 'goes' | 'gone' | { stays: string }

type Ground = { store: DocumentStore; transaction: StoreTransaction }

/** How one kind of people is taken back. Everything is read before `prepare` answers with what else is written. */
export type TakenBack = {
  pathOf: (id: string) => string
  fateOf: (ground: Ground, stored: StoredDocument, record: ImportRecord) => Fate | Promise<Fate>
  prepare?: (ground: Ground, gym: StoredDocument, goes: readonly string[]) => Promise<() => void>
}
