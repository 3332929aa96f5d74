import { doc, FieldPath, type DocumentReference, type Firestore, type SetOptions } from 'firebase/firestore'
import type { StoredData, Writer } from '@/data/store/documentStore'
import { encodeData, encodeValue } from './firestoreValues'

/** The SDK's batch and transaction write alike; only their types differ. */
type Target = {
  set(reference: DocumentReference, data: StoredData): unknown
  set(reference: DocumentReference, data: StoredData, options: SetOptions): unknown
  update(reference: DocumentReference, field: FieldPath, value: unknown, ...more: unknown[]): unknown
  delete(reference: DocumentReference): unknown
}

export function firestoreWriter(db: Firestore, target: Target): Writer {
  const at = (path: string): DocumentReference => doc(db, path)
  return {
    create: (path, data) => void target.set(at(path), encodeData(data)),
    set: (path, data) => void target.set(at(path), encodeData(data)),
    merge: (path, data) => void target.set(at(path), encodeData(data), { merge: true }),
    update(path, fields) {
      const [first, ...rest] = fields
      if (first === undefined) return
      const more = rest.flatMap(({ at: keys, value }) => [new FieldPath(...keys), encodeValue(value)])
      target.update(at(path), new FieldPath(...first.at), encodeValue(first.value), ...more)
    },
    remove: (path) => void target.delete(at(path)),
  }
}
