import type { GymSettings } from '@/domain/gyms/settings'
import type { StoredData, StoredDocument, StoreTransaction } from './documentStore'

export type RepairJob = {
  transaction: StoreTransaction
  document: StoredDocument
  /** The centre's, because older dates are instants that only its time zone turns into dates. */
  settings: GymSettings
}

/** Brings one stored document up to date, on the server; true when it wrote. Idempotent. Leaves `updatedAt` as it is. */
export type Repair = (job: RepairJob) => Promise<boolean> | boolean

/** The plain repair: the fields of the upgrade, merged. */
export const mergeRepairs =
  (repairsOf: (document: StoredDocument, settings: GymSettings) => StoredData | null): Repair =>
  ({ transaction, document, settings }) => {
    const repairs = repairsOf(document, settings)
    if (repairs === null) return false
    transaction.merge(document.path, repairs)
    return true
  }
