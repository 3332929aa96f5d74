import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import {
  Increase,
  ListChange,
  removeField,
  serverTime,
  type StoredData,
  type StoredDocument,
} from '@/data/store/documentStore'
import { cursorOf } from '@/data/store/orderOf'

const isMap = (value: unknown): value is StoredData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** What the Admin SDK writes for a value of ours: Date -> Timestamp, our marks -> its own, undefined left out. */
export function encodeValue(value: unknown): unknown {
  if (value === serverTime) return FieldValue.serverTimestamp()
  if (value === removeField) return FieldValue.delete()
  if (value instanceof Date) return Timestamp.fromDate(value)
  if (value instanceof Increase) return FieldValue.increment(value.by)
  if (value instanceof ListChange) {
    const items = value.items.map(encodeValue)
    return value.kind === 'with' ? FieldValue.arrayUnion(...items) : FieldValue.arrayRemove(...items)
  }
  if (Array.isArray(value)) return value.map(encodeValue)
  return isMap(value) ? encodeData(value) : value
}

export const encodeData = (data: StoredData): StoredData =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, encodeValue(value)]),
  )

function decodeValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(decodeValue)
  return isMap(value) ? decodeData(value) : value
}

const decodeData = (data: StoredData): StoredData =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, decodeValue(value)]))

/** The server's reads are confirmed by nature, so nothing is ever pending. */
export function storedDocumentOf(snapshot: DocumentSnapshot): StoredDocument | null {
  const data = snapshot.data()
  if (data === undefined) return null
  return {
    id: snapshot.id,
    path: snapshot.ref.path,
    data: decodeData(data),
    pending: false,
    cursor: (orderBy) => cursorOf(snapshot.id, data, orderBy),
  }
}
