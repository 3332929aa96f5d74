import type { z } from 'zod'
import type { CollectionId } from '@/domain/access/collections'
import type { StoredRecord } from '@/domain/shared/readers'
import type { Refusal } from '@/domain/shared/refusal'
import type { Upgraded } from '@/domain/shared/upgradeRecord'
import { appErrorOf } from './appErrorOf'
import { changedFields, withoutFields } from './changedFields'
import { typedCollection } from './collection'
import { serverTime } from './documentStore'
import type { LiveQuery, PageOf } from './live'
import type { RepositoryParts } from './repositoryParts'
import { wholeList } from './wholeList'

type Kept = StoredRecord & { id: string; createdAt: Date | null; updatedAt: Date | null }

/** What one kind of plain record is: its collection, its shape, and which fields say that it is put away. */
export type RecordDefinition<T extends Kept> = {
  collection: CollectionId
  /** Of the platform: its records belong to no centre, and `gymId` is '' wherever a centre is named. */
  isPlatforms?: boolean
  schema: z.ZodType<T>
  /** Brings an older record up to date; pure. Without it every record is read as it is. */
  upgrade?: (id: string, stored: StoredRecord) => Upgraded
  /** How a list stands before anybody sorts it. */
  order?: (one: T, other: T) => number
  /** Written once or by the server: no change of a page carries it. */
  kept?: readonly (keyof T & string)[]
  /** What follows from the fields that are written, such as the name that lists are sorted by. */
  derived?: (fields: Partial<T>) => Partial<T>
  /** How a record is put away and taken back. */
  archived: Partial<T>
  restored: Partial<T>
  /** How it leaves every list, where that is another thing; it stays for what names it. */
  removed?: Partial<T>
  /** Why a record may not be removed, such as its uses; null where it may. */
  refuseRemoval?: (record: T) => Promise<Refusal | null>
}

/** Stamped by the store, or what a record is for good. */
const unchanged = ['id', 'gymId', 'createdAt', 'updatedAt']

/** All records of a centre, or of no centre where `gymId` is null, archived ones too. */
export const recordList = <Owner extends string | null>(path: CollectionId, gymId: Owner) => ({
  path,
  gymId,
  where: [],
  orderBy: [],
})

/**
 * A plain record in the store: read whole and live, written by pages under the rules. Every change is stamped, goes to the
 * record as it stands then and brings an older one up to date.
 */
export function recordRepository<T extends Kept>(parts: RepositoryParts, definition: RecordDefinition<T>) {
  const { store } = parts
  const {
    collection,
    isPlatforms = false,
    schema,
    upgrade,
    order,
    kept = [],
    derived,
    refuseRemoval,
  } = definition
  const upgraded = (id: string, stored: StoredRecord) =>
    upgrade?.(id, stored) ?? { data: { ...stored, id }, repairs: null }
  const records = typedCollection<T>(parts, {
    collection,
    isTenanted: !isPlatforms,
    schema,
    upgrade: ({ id, data }) => upgraded(id, data).data,
  })
  const pathOf = (id: string) => `${collection}/${id}`
  /** What a document must name to be one of these. */
  const ownerOf = (gymId: string, id: string) => (isPlatforms ? id : gymId)
  const isOf = (record: T, gymId: string) => isPlatforms || record['gymId'] === gymId
  const written = (fields: Partial<T>): Partial<T> => ({ ...fields, ...derived?.(fields) })

  /** SPECIFICATION 5: applied only if the record exists. `changes` may follow from what stands there then; null writes nothing. */
  const change = (
    gymId: string,
    id: string,
    changes: Partial<T> | ((record: T) => Partial<T> | null),
  ): Promise<void> =>
    store.transact(async (transaction) => {
      const stored = await transaction.get(pathOf(id))
      const record = records.decode(stored)
      if (stored === null || record === null || !isOf(record, gymId))
        throw appErrorOf('not-found', pathOf(id))
      const fields = typeof changes === 'function' ? changes(record) : changes
      if (fields === null) return
      // What the schema adds by default is left alone: the rules ask more of a field that changes.
      const after: StoredRecord = {
        ...upgraded(id, stored.data).repairs,
        ...written(fields),
      }
      transaction.update(pathOf(id), [
        ...changedFields(stored.data, withoutFields(after, ...unchanged, ...kept)),
        { at: ['updatedAt'], value: serverTime },
      ])
    })

  return {
    isPlatforms,
    /** All of them, archived ones too. */
    list: (gymId: string): LiveQuery<PageOf<T>> =>
      wholeList(records, recordList(collection, isPlatforms ? null : gymId), order),
    one: (gymId: string, id: string): LiveQuery<T | null> => records.one(ownerOf(gymId, id), pathOf(id)),
    /** SPECIFICATION 5: skipped when the id exists already, so that a repeat makes nothing twice. */
    add: (gymId: string, id: string, fields: Partial<T>): Promise<void> =>
      store.transact(async (transaction) => {
        if ((await transaction.get(pathOf(id))) !== null) return
        const record = schema.parse({ ...written(fields), id, ...(isPlatforms ? {} : { gymId }) })
        transaction.create(pathOf(id), { ...record, createdAt: serverTime, updatedAt: serverTime })
      }),
    change,
    archive: (gymId: string, id: string): Promise<void> => change(gymId, id, definition.archived),
    restore: (gymId: string, id: string): Promise<void> => change(gymId, id, definition.restored),
    /** null when it went; why not, where something needs it. */
    remove: async (gymId: string, id: string): Promise<Refusal | null> => {
      const record = refuseRemoval ? await records.get(ownerOf(gymId, id), pathOf(id)) : null
      const refusal = record === null ? null : await refuseRemoval?.(record)
      if (refusal) return refusal
      await change(gymId, id, definition.removed ?? definition.archived)
      return null
    },
  }
}
