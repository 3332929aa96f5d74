import { PLATFORM } from '@/domain/audit/auditEntry'
import { gymPath } from '@/data/gyms/gymOf'
import { supportIn } from '@/data/gyms/supportIn'
import { visitDuring } from '@/domain/gyms/gymSupport'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { isSame } from '@/domain/shared/upgradeRecord'
import { auditedCollections, type AuditedCollection } from '@/domain/audit/auditedCollections'
import type { AuditedVerb } from '@/domain/audit/auditActs'
import { withFilesApart } from './fileActs'
import { auditEntry, recordAct, type Act } from './recordAct'

/** The server's acts on these tell of themselves, in their own transactions. */
const toldByServer: readonly string[] = ['gyms', 'staff']

/** Derived from other fields: a change of these alone is no act. */
const derived = [
  UPDATED_BY,
  'lookup',
  'nameLower',
  'cameIn',
  'recordsShape',
  'writesUntil',
  'packageUntil',
] as const

/**
 * Carried from visits, or moved by the server's acts on packages, money and doors alone, which write the entry of them in their
 * own transactions.
 */
const toldElsewhere: { [C in AuditedCollection]?: readonly string[] } = {
  members: [
    'lastVisitOn',
    'currentPackage',
    'futurePackage',
    'lastPackage',
    'packageHistory',
    'totalDueAmount',
    'creditBalance',
    'leadId',
    'biometricUserId',
  ],
  promoCodes: ['usedCount', 'lastUseId', 'lastInvoiceId'],
}

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

function ownFields(collection: AuditedCollection, data: StoredData | null): StoredData | null {
  const left: readonly string[] = [...derived, ...(toldElsewhere[collection] ?? [])]
  return data && Object.fromEntries(Object.entries(data).filter(([name]) => !left.includes(name)))
}

/** Every change by a person stamps the record, which the rules see to; what does not is an upgrade or a carried field. */
const isStampedAnew = ({ before, after }: WrittenDocument): boolean =>
  before === null || after === null || !isSame(before['updatedAt'], after['updatedAt'])

export const isUid = (id: string): boolean => id !== '' && !id.includes('@')

/** null: nobody who is to be told of. */
function writerOf({ collection, after, authId }: WrittenDocument): string | null {
  const stamp = after?.[UPDATED_BY]
  const by = typeof stamp === 'string' ? stamp : isUid(authId) ? authId : null
  // Removed for good: no page can, so it was the server or somebody at the console.
  if (after === null) return by ?? 'server'
  return by === 'server' && toldByServer.includes(collection) ? null : by
}

const verbOf = ({ before, after }: WrittenDocument): AuditedVerb =>
  before === null ? 'create' : after === null ? 'remove' : 'update'

const gymIdOf = ({ collection, documentId, before, after }: WrittenDocument): string => {
  if (collection === 'gyms') return documentId
  if (collection === 'gymRegPackages') return PLATFORM
  const { gymId } = after ?? before ?? {}
  return typeof gymId === 'string' ? gymId : ''
}

/** What the audit log is to tell of a write, but for the writer's role; nothing where there is nothing to tell. */
export function actsOf(written: WrittenDocument): Omit<Act, 'byRole'>[] {
  const by = writerOf(written)
  if (by === null || !isStampedAnew(written)) return []
  const { collection } = written
  return withFilesApart(auditedCollections[collection], {
    source: written.eventId,
    gymId: gymIdOf(written),
    at: written.at,
    by,
    act: `${auditedCollections[collection]}.${verbOf(written)}`,
    collection,
    documentId: written.documentId,
    before: ownFields(collection, written.before),
    after: ownFields(collection, written.after),
  }).filter((act) => auditEntry({ ...act, byRole: '' }) !== null)
}

/** The visit in which an administrator wrote; the trigger may come when it is over. */
export async function supportOf(
  store: Pick<DocumentStore, 'get'>,
  { gymId, by, at }: Pick<Act, 'gymId' | 'by' | 'at'>,
): Promise<Act['support']> {
  const gym = gymId === '' || gymId === PLATFORM ? null : await store.get(gymPath(gymId))
  const visit = gym && visitDuring(supportIn(gym), by, at)
  return visit && { name: visit.name, reason: visit.reason }
}

/** Idempotent: the entries' ids come from the event's. Most writes need no look into the store nor at accounts. */
export async function auditWrite(
  store: Pick<DocumentStore, 'batch' | 'get'>,
  roleOf: RoleOf,
  written: WrittenDocument,
): Promise<void> {
  const acts = actsOf(written)
  const [first] = acts
  if (first === undefined) return
  const byRole = first.by === 'server' ? 'SERVER' : await roleOf(first.by)
  const support = byRole === 'ADMIN' ? await supportOf(store, first) : null
  await store.batch((writer) => acts.forEach((act) => recordAct(writer, { ...act, byRole, support })))
}
