import { PLATFORM, type AuditEntry } from '@/domain/audit/auditEntry'
import type { SeedDocument } from './batchesOf'
import { registrationPackages } from './registrationPackages'

const MINUTE_MS = 60_000

type Told = Pick<AuditEntry, 'gymId' | 'by' | 'byRole' | 'act' | 'collection' | 'documentId' | 'after'>

/** Lines of the audit log as the server writes them, the first of them the latest, one a minute until now. */
const linesUntil = (now: Date, told: readonly Told[]): SeedDocument[] =>
  told.map((line, at) => ({
    path: `auditLogs/${line.gymId}-a${at}`,
    data: { ...line, at: new Date(now.getTime() - at * MINUTE_MS), before: line.after, values: [] },
  }))

/** One line for each member of a centre: what its owner changed of them. */
export const auditDocuments = (gymId: string, memberIds: readonly string[], now: Date): SeedDocument[] =>
  linesUntil(
    now,
    memberIds.map((documentId) => ({
      ...{ gymId, by: gymId, byRole: 'CLIENT', act: 'member.update', collection: 'members' },
      ...{ documentId, after: ['address'] },
    })),
  )

const PLATFORM_LINES = 120

/** What the super admin changed of the packages that centres are sold. */
export function platformAuditDocuments(now: Date): SeedDocument[] {
  const ids = Object.keys(registrationPackages)
  return linesUntil(
    now,
    Array.from({ length: PLATFORM_LINES }, (_, at) => ({
      ...{ gymId: PLATFORM, by: 'demo-admin', byRole: 'ADMIN' },
      ...{ act: 'registrationPackage.update', collection: 'gymRegPackages' },
      ...{ documentId: ids[at % ids.length] ?? '', after: ['price'] },
    })),
  )
}
