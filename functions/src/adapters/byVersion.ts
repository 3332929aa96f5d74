import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Precondition,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type { StoredData, StoreTransaction } from '@/data/store/documentStore'
import { encodeData, encodeValue, storedDocumentOf } from './adminValues'

type Written = { at: string[]; value: unknown }[]

const isMap = (value: unknown): value is StoredData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** What a merge writes, key by key: maps are gone through, an empty one is a value. */
const mergedFields = (data: StoredData, under: string[] = []): Written =>
  Object.entries(data).flatMap(([key, value]) =>
    isMap(value) && Object.keys(value).length > 0
      ? mergedFields(value, [...under, key])
      : [{ at: [...under, key], value }],
  )

function updateFields(
  batch: WriteBatch,
  reference: DocumentReference,
  fields: Written,
  precondition: Precondition | null,
): void {
  const [first, ...rest] = fields
  if (first === undefined) return
  const more = rest.flatMap(({ at, value }) => [new FieldPath(...at), encodeValue(value)])
  const last = precondition ? [precondition] : []
  batch.update(reference, new FieldPath(...first.at), encodeValue(first.value), ...more, ...last)
}

/**
 * One attempt at a transaction without locks: what is read keeps its version, and the batch that writes goes through only
 * if none of the documents that were read and are written has another one by then. A document is read once, so the work
 * sees it as it was. What is only read is not held: acts read the head of their day's chain first, which every act on
 * money moves. Rejects with the SDK's error.
 */
export async function attemptByVersion<T>(
  db: Firestore,
  work: (transaction: StoreTransaction) => Promise<T>,
): Promise<T> {
  const batch = db.batch()
  const read = new Map<string, Promise<DocumentSnapshot>>()
  const found = new Map<string, DocumentSnapshot>()

  const versionOf = (path: string): Precondition | null => {
    const updateTime = found.get(path)?.updateTime
    return updateTime ? { lastUpdateTime: updateTime } : null
  }
  let isWritten = false
  const written = () => {
    isWritten = true
    return batch
  }

  const answer = await work({
    get: async (path) => {
      const reading = read.get(path) ?? db.doc(path).get()
      read.set(path, reading)
      const snapshot = await reading
      found.set(path, snapshot)
      return storedDocumentOf(snapshot)
    },
    create: (path, data) => void written().create(db.doc(path), encodeData(data)),
    set(path, data) {
      const version = versionOf(path)
      const fields = Object.entries(data).map(([name, value]) => ({ at: [name], value }))
      if (version) updateFields(written(), db.doc(path), fields, version)
      else if (found.has(path)) written().create(db.doc(path), encodeData(data))
      else written().set(db.doc(path), encodeData(data))
    },
    merge(path, data) {
      const version = versionOf(path)
      if (version) updateFields(written(), db.doc(path), mergedFields(data), version)
      else if (found.has(path)) written().create(db.doc(path), encodeData(data))
      else written().set(db.doc(path), encodeData(data), { merge: true })
    },
    update: (path, fields) => updateFields(written(), db.doc(path), fields, versionOf(path)),
    remove(path) {
      const version = versionOf(path)
      if (version) written().delete(db.doc(path), version)
      else written().delete(db.doc(path))
    },
  })
  if (isWritten) await batch.commit()
  return answer
}
