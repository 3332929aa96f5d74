import type { CentreSettings } from '@/domain/gyms/settings'
import { mapOf } from '@/domain/shared/readers'
import { defaultSettings, settingsIn, storedSettings } from '@/data/gyms/centreOf'
import { withoutFields } from './changedFields'
import {
  serverTime,
  type DocumentStore,
  type StoredData,
  type StoredDocument,
  type StoreTransaction,
} from './documentStore'

/** Who writes back: a person's page, under the rules, or the server's upgrade. */
export type RepairedBy = 'page' | 'server'

export type RepairJob = {
  transaction: StoreTransaction
  document: StoredDocument
  /** The centre's, because older dates are instants that only its time zone turns into dates. */
  settings: CentreSettings
  by: RepairedBy
}

/** Brings one stored document up to date; true when it wrote. Idempotent. */
export type Repair = (job: RepairJob) => Promise<boolean> | boolean

/** The rules keep a record's origin and stamp what a page changes; the server's upgrade leaves both as they are. */
export function permitted(repairs: StoredData | null, by: RepairedBy): StoredData | null {
  if (repairs === null || by === 'server') return repairs
  const allowed = withoutFields(repairs, 'createdAt', 'gymId')
  return Object.keys(allowed).length === 0 ? null : { ...allowed, updatedAt: serverTime }
}

/** The plain repair: the fields of the upgrade, merged. */
export const mergeRepairs =
  (repairsOf: (document: StoredDocument, settings: CentreSettings) => StoredData | null): Repair =>
  ({ transaction, document, settings, by }) => {
    const repairs = permitted(repairsOf(document, settings), by)
    if (repairs === null) return false
    transaction.merge(document.path, repairs)
    return true
  }

async function settingsOfDocument(transaction: StoreTransaction, document: StoredDocument) {
  if (document.path === `gyms/${document.id}`) return storedSettings(document)
  const { gymId } = mapOf(document.data) ?? {}
  return typeof gymId === 'string' && gymId !== '' ? settingsIn(transaction, gymId) : defaultSettings
}

/** Reads the document again first: what was shown may be old by now. */
export const repairOne = (
  store: DocumentStore,
  path: string,
  repair: Repair,
  by: RepairedBy,
): Promise<boolean> =>
  store.transact(async (transaction) => {
    const document = await transaction.get(path)
    if (document === null) return false
    const settings = await settingsOfDocument(transaction, document)
    return repair({ transaction, document, settings, by })
  })

/** One after the other: nobody waits for it, and it must not slow down what somebody does wait for. */
export const writeBackWith = (store: DocumentStore, repair: Repair) => async (paths: string[]) => {
  for (const path of paths) await repairOne(store, path, repair, 'page')
}
