import { auditEntrySchema, type AuditEntry } from '@/domain/audit/auditEntry'
import { keyOfRecord, type AuditedRecord } from '@/domain/audit/auditedRecord'
import { pageOf, typedCollection, type Listed } from '@/data/store/collection'
import type { Where } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { recordNames } from './recordNames'

/** `acts` are at most thirty; `from` is the first instant, `until` the one after the last. */
export type AuditFilter = {
  by?: string | undefined
  acts?: readonly string[] | undefined
  from?: Date | undefined
  until?: Date | undefined
}

/** What people did in a centre, the newest first. */
export function auditList(gymId: string, { by, acts, from, until }: AuditFilter): Listed {
  const where: Where[] = []
  if (by !== undefined) where.push({ field: 'by', op: '==', value: by })
  if (acts !== undefined) where.push({ field: 'act', op: 'in', value: acts })
  if (from !== undefined) where.push({ field: 'at', op: '>=', value: from })
  if (until !== undefined) where.push({ field: 'at', op: '<', value: until })
  return { path: 'auditLogs', gymId, where, orderBy: [{ field: 'at', direction: 'desc' }] }
}

/** So far back the last change of a section is looked for that was made before the centre's record kept it. */
const SETTINGS_LOOKED_THROUGH = 40

/** The audit log: the owner's and the administrator's to read, nobody's to change. */
export function auditRepository(parts: RepositoryParts) {
  const lines = typedCollection<AuditEntry>(parts, {
    collection: 'auditLogs',
    isTenanted: true,
    schema: auditEntrySchema,
    upgrade: ({ id, data }) => ({ ...data, id }),
  })
  return {
    /** Changes of a centre's own record and its settings alone, the latest ones. */
    ofSettings: (gymId: string): LiveQuery<PageOf<AuditEntry>> =>
      lines.page(pageOf(auditList(gymId, { acts: ['gym.update'] }), { pageSize: SETTINGS_LOOKED_THROUGH })),
    page: (gymId: string, filter: AuditFilter, request: PageRequest): LiveQuery<PageOf<AuditEntry>> =>
      lines.page(pageOf(auditList(gymId, filter), request)),
    all: (gymId: string, filter: AuditFilter): AsyncGenerator<AuditEntry> =>
      lines.all(auditList(gymId, filter)),
    one: (gymId: string, id: string): LiveQuery<AuditEntry | null> => lines.one(gymId, `auditLogs/${id}`),
    /** What the records are called today, by `collection/id`; asked once. */
    names: (gymId: string, records: readonly AuditedRecord[]): LiveQuery<Map<string, string>> =>
      askedOnce(`record names ${gymId} ${records.map(keyOfRecord).sort().join(' ')}`, () =>
        recordNames(parts.store, gymId, records),
      ),
    namesOf: (gymId: string, records: readonly AuditedRecord[]): Promise<Map<string, string>> =>
      recordNames(parts.store, gymId, records),
  }
}
