import { createHash } from 'node:crypto'
import { mapOf } from '@/domain/shared/readers'
import { isSame } from '@/domain/shared/upgradeRecord'
import type { AuditAct } from '@/domain/audit/auditActs'
import type { AuditEntry } from '@/domain/audit/auditEntry'
import type { StoredData, Writer } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { Caller } from '../http/caller'
import { changedValues } from './keptValues'

/** One act upon one document, as it is handed over: `before` and `after` hold everything, the entry keeps little of it. */
export type Act = {
  /** What the act came from, the same for a repeat of it: the form's key, the request's id or the event's. */
  source: string
  gymId: string
  at: Date
  /** A uid, or 'server'. */
  by: string
  byRole: string
  /** The visit of support that it was done in. */
  support?: AuditEntry['support'] | undefined
  /** Subject and verb: `member.create`, `gym.disable`. */
  act: AuditAct
  collection: string
  documentId: string
  /** null: the document was not there before, or is not any more. */
  before: StoredData | null
  after: StoredData | null
}

/** Who calls, or the server of its own accord. */
type Doer = Pick<Caller, 'uid' | 'support'> & { role: string }

/** Who did it and when, of every line that a call writes: with the visit of support that it was done in. */
export const byCaller = ({ caller, now }: { caller: Doer; now: Date }) => ({
  at: now,
  by: caller.uid,
  byRole: caller.role,
  support: caller.support,
})

/** Stamped by every write: their change tells nothing. */
const STAMPS = ['updatedAt', UPDATED_BY]

/** A centre's settings are told one by one: whoever reads the log asks which. */
const SETTINGS = 'preference'

const withSettings = ({ [SETTINGS]: settings, ...data }: StoredData): StoredData => ({
  ...data,
  ...Object.fromEntries(
    Object.entries(mapOf(settings) ?? {}).map(([name, value]) => [`${SETTINGS}.${name}`, value]),
  ),
})

/** The names of the fields that `one` has and `other` lacks or has otherwise, in their order of letters. */
function namesThatDiffer(one: StoredData, other: StoredData): string[] {
  const [own, others] = [withSettings(one), withSettings(other)]
  return Object.keys(own)
    .filter((name) => own[name] !== undefined && !STAMPS.includes(name) && !isSame(own[name], others[name]))
    .sort()
}

const idOf = ({ source, act, collection, documentId }: Act) =>
  createHash('sha256').update([source, act, collection, documentId].join('\n')).digest('hex').slice(0, 32)

type Told = Omit<AuditEntry, 'id' | 'support'> & Partial<Pick<AuditEntry, 'support'>>

/** Where and how an act is kept; null when it changed nothing. The same act has the same id, however often it comes. */
export function auditEntry(act: Act): { path: string; data: Told } | null {
  const { gymId, at, by, byRole, support, collection, documentId } = act
  const before = namesThatDiffer(act.before ?? {}, act.after ?? {})
  const after = namesThatDiffer(act.after ?? {}, act.before ?? {})
  if (before.length === 0 && after.length === 0) return null
  return {
    path: `auditLogs/${idOf(act)}`,
    data: {
      ...{ gymId, at, by, byRole, act: act.act, collection, documentId, before, after },
      ...(support ? { support } : {}),
      values: changedValues(collection, act.before, act.after),
    },
  }
}

/** Written with what it tells of, in the same transaction or batch. Answers whether there was anything to tell. */
export function recordAct(writer: Pick<Writer, 'set'>, act: Act): boolean {
  const entry = auditEntry(act)
  if (entry !== null) writer.set(entry.path, entry.data)
  return entry !== null
}
