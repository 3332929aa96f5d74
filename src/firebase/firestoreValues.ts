import {
  arrayRemove,
  arrayUnion,
  deleteField,
  increment,
  serverTimestamp,
  Timestamp,
  type DocumentSnapshot,
} from 'firebase/firestore'
import {
  Increase,
  ListChange,
  removeField,
  serverTime,
  type StoredData,
  type StoredDocument,
} from '@/data/store/documentStore'
import { cursorOf } from '@/data/store/orderOf'

/** What the web SDK writes for a value of ours: Date -> Timestamp, our marks -> its own, undefined left out. */
export function encodeValue(value: unknown): unknown {
  if (value === serverTime) return serverTimestamp()
  if (value === removeField) return deleteField()
  if (value instanceof Date) return Timestamp.fromDate(value)
  if (value instanceof Increase) return increment(value.by)
  if (value instanceof ListChange) {
    const items = value.items.map(encodeValue)
    return value.kind === 'with' ? arrayUnion(...items) : arrayRemove(...items)
  }
  if (Array.isArray(value)) return value.map(encodeValue)
  if (isMap(value)) return encodeData(value)
  return value
}

export const encodeData = (data: StoredData): StoredData =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, encodeValue(value)]),
  )

/** The way back: Timestamp -> Date at any depth; everything else as it is. */
function decodeValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(decodeValue)
  if (isMap(value)) return decodeData(value)
  return value
}

/** What holds no instant is handed on uncopied: the directory's shards are ten thousand maps of sixteen fields. */
export function decodeData(data: StoredData): StoredData {
  let decoded: StoredData | null = null
  for (const [key, value] of Object.entries(data)) {
    if (typeof value !== 'object') continue
    const own = decodeValue(value)
    if (own === value) continue
    decoded ??= { ...data }
    decoded[key] = own
  }
  return decoded ?? data
}

const isMap = (value: unknown): value is StoredData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

export function storedDocumentOf(snapshot: DocumentSnapshot): StoredDocument | null {
  const data = snapshot.data({ serverTimestamps: 'estimate' })
  if (data === undefined) return null
  return {
    id: snapshot.id,
    path: snapshot.ref.path,
    data: decodeData(data),
    pending: snapshot.metadata.hasPendingWrites,
    cursor: (orderBy) => cursorOf(snapshot.id, data, orderBy),
  }
}
