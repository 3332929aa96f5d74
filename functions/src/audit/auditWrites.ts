import type { DocumentStore, StoredData } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { isSame } from '@/domain/shared/upgradeRecord'
import { auditEntry, type Act } from './recordAct'

/** What pages write straight into the store, by what an entry calls it. */
export const auditedCollections = {
  members: 'member',
  invoices: 'invoice',
  memberPackages: 'memberPackage',
  gyms: 'gym',
  staff: 'employee',
  promoCodes: 'promoCode',
  expenses: 'expense',
  expenseCategories: 'expenseCategory',
} as const
export type AuditedCollection = keyof typeof auditedCollections

/** The server's acts on these tell of themselves, in their own transactions. */
const toldByServer: readonly string[] = ['gyms', 'staff']

/**
 * Derived from other fields, from visits, or from the sale that uses a promo code, which its invoice tells of: a change
 * of these alone is no act.
 */
const derived: readonly string[] = [
  ...[UPDATED_BY, 'lookup', 'lastVisitOn', 'nameLower'],
  ...['usedCount', 'lastUseId', 'lastInvoiceId'],
]

export type WrittenDocument = {
  /** The event's, the same when it is delivered again. */
  eventId: string
  at: Date
  collection: AuditedCollection
  documentId: string
  before: StoredData | null
  after: StoredData | null
  /** Who wrote by the event: a uid, or an address of the server's. The emulators put a stand-in here. */
  authId: string
}

export type RoleOf = (uid: string) => Promise<string>

const withoutDerived = (data: StoredData | null): StoredData | null =>
  data && Object.fromEntries(Object.entries(data).filter(([name]) => !derived.includes(name)))

/** Every act of a person stamps the record, which the rules see to; what does not is an upgrade or a carried field. */
const isStampedAnew = ({ before, after }: WrittenDocument): boolean =>
  before === null || after === null || !isSame(before['updatedAt'], after['updatedAt'])

const isUid = (id: string): boolean => id !== '' && !id.includes('@')

/** null: nobody who is to be told of. */
function writerOf({ collection, after, authId }: WrittenDocument): string | null {
  const stamp = after?.[UPDATED_BY]
  const by = typeof stamp === 'string' ? stamp : isUid(authId) ? authId : null
  // Removed for good: no page can, so it was the server or somebody at the console.
  if (after === null) return by ?? 'server'
  return by === 'server' && toldByServer.includes(collection) ? null : by
}

const verbOf = ({ before, after }: WrittenDocument): string =>
  before === null ? 'create' : after === null ? 'remove' : 'update'

const gymIdOf = ({ collection, documentId, before, after }: WrittenDocument): string => {
  if (collection === 'gyms') return documentId
  const { gymId } = after ?? before ?? {}
  return typeof gymId === 'string' ? gymId : ''
}

/** The audit log's entry of a write, but for the writer's role; null when there is nothing to tell. */
export function actOf(written: WrittenDocument): Omit<Act, 'byRole'> | null {
  const by = writerOf(written)
  if (by === null || !isStampedAnew(written)) return null
  return {
    source: written.eventId,
    gymId: gymIdOf(written),
    at: written.at,
    by,
    act: `${auditedCollections[written.collection]}.${verbOf(written)}`,
    collection: written.collection,
    documentId: written.documentId,
    before: withoutDerived(written.before),
    after: withoutDerived(written.after),
  }
}

/** Idempotent: the entry's id comes from the event's. Most writes need no look into the store nor at accounts. */
export async function auditWrite(
  store: Pick<DocumentStore, 'batch'>,
  roleOf: RoleOf,
  written: WrittenDocument,
): Promise<void> {
  const act = actOf(written)
  if (act === null || auditEntry({ ...act, byRole: '' }) === null) return
  const entry = auditEntry({ ...act, byRole: act.by === 'server' ? 'SERVER' : await roleOf(act.by) })
  if (entry !== null) await store.batch((writer) => writer.set(entry.path, entry.data))
}
