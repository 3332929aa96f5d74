import {
  collection,
  documentId,
  getDocs,
  limit,
  query,
  where,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore'
import type { Stored } from './records'

/** One collection as the matrix tries it: each operation in a form that only the asker can make wrong. */
export type Subject = {
  /** A document that stands in every centre. */
  path: (gymId: string) => string
  record: (gymId: string) => Stored
  collection: (gymId: string) => string
  /** The condition that keeps a list to one centre, to what every centre is offered, or to what an invoice of a centre has. */
  ownFilter: 'gymId' | 'id' | 'path' | 'offered' | 'invoice'
  /** `by`: the uid of who tries, for whoever writes signs. */
  create: (store: Firestore, gymId: string, by: string) => Promise<void>
  update: (store: Firestore, gymId: string, by: string) => Promise<void>
  /** Where an account's own record lies, if the collection holds one. */
  selfPath?: (uid: string) => string
}

export const listAll = (store: Firestore, { collection: path }: Subject, gymId: string) =>
  getDocs(query(collection(store, path(gymId)), limit(10)))

export function listOwn(store: Firestore, subject: Subject, gymId: string) {
  const filters: Record<Subject['ownFilter'], QueryConstraint[]> = {
    gymId: [where('gymId', '==', gymId)],
    id: [where(documentId(), '==', gymId)],
    path: [],
    offered: [where('isActive', '==', true)],
    invoice: [where('gymId', '==', gymId), where('attachment.invoiceId', '==', 'first')],
  }
  return getDocs(
    query(collection(store, subject.collection(gymId)), ...filters[subject.ownFilter], limit(10)),
  )
}
