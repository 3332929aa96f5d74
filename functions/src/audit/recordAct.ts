import { createHash } from 'node:crypto'
import { isSame } from '@/domain/shared/upgradeRecord'
import type { StoredData, Writer } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { changedValues, type ChangedValue } from './keptValues'

/** One act upon one document, as it is handed over: `before` and `after` hold everything, the entry keeps little of it. */
export type Act = {
  /** What the act came from, the same for a repeat of it: the form's key, the request's id or the event's. */
  source: string
  gymId: string
  at: Date
  /** A uid, or 'server'. */
  by: string
  byRole: string
  /** Subject and verb: `member.create`, `gym.disable`. */
  act: string
  collection: string
  documentId: string
  /** null: the document was not there before, or is not any more. */
  before: StoredData | null
  after: StoredData | null
}

/** The names of all fields that changed, and the values of those that tell nothing of a person (keptValues.ts). */
export type AuditEntry = {
  gymId: string
  at: Date
  by: string
  byRole: string
  act: string
  collection: string
  documentId: string
  before: string[]
  after: string[]
  values: ChangedValue[]
}

/** Stamped by every write: their change tells nothing. */
const STAMPS = ['updatedAt', UPDATED_BY]

/** The names of the fields that `one` has and `other` lacks or has otherwise, in their order of letters. */
const namesThatDiffer = (one: StoredData, other: StoredData): string[] =>
  Object.keys(one)
    .filter((name) => one[name] !== undefined && !STAMPS.includes(name) && !isSame(one[name], other[name]))
    .sort()

const idOf = ({ source, act, collection, documentId }: Act) =>
  createHash('sha256').update([source, act, collection, documentId].join('\n')).digest('hex').slice(0, 32)

/** Where and how an act is kept; null when it changed nothing. The same act has the same id, however often it comes. */
export function auditEntry(act: Act): { path: string; data: AuditEntry } | null {
  const { gymId, at, by, byRole, collection, documentId } = act
  const before = namesThatDiffer(act.before ?? {}, act.after ?? {})
  const after = namesThatDiffer(act.after ?? {}, act.before ?? {})
  if (before.length === 0 && after.length === 0) return null
  return {
    path: `auditLogs/${idOf(act)}`,
    data: {
      ...{ gymId, at, by, byRole, act: act.act, collection, documentId, before, after },
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
