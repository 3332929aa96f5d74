import {
  AggregateField,
  FieldPath,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Query as SdkQuery,
  type SetOptions,
} from 'firebase-admin/firestore'
import type { DocumentStore, Filtered, Query, StoredData, Writer } from '@/data/store/documentStore'
import { boundsOf, idDirectionOf } from '@/data/store/orderOf'
import { translated, translateError } from './adminErrors'
import { attemptByVersion } from './byVersion'
import { contended, outdated, whileContended } from './whileContended'
import { encodeData, encodeValue, storedDocumentOf } from './adminValues'

const instant = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds)

function filtered(db: Firestore, { collection, where }: Filtered): SdkQuery {
  return where.reduce<SdkQuery>(
    (query, { field, op, value }) => query.where(field, op, encodeValue(value)),
    db.collection(collection),
  )
}

function ordered(query: SdkQuery, { orderBy = [] }: Pick<Filtered, 'orderBy'>): SdkQuery {
  const named = orderBy.reduce((before, { field, direction }) => before.orderBy(field, direction), query)
  return named.orderBy(FieldPath.documentId(), idDirectionOf(orderBy))
}

function sdkQuery(db: Firestore, described: Query): SdkQuery {
  const { after, limit } = described
  const whole = ordered(filtered(db, described), described)
  return (after ? whole.startAfter(...boundsOf(after, instant)) : whole).limit(limit)
}

const sdkFiltered = (db: Firestore, described: Filtered): SdkQuery =>
  described.orderBy === undefined ? filtered(db, described) : ordered(filtered(db, described), described)

/** The SDK's batch and transaction write alike; only their types differ. */
type Target = {
  create(reference: DocumentReference, data: StoredData): unknown
  set(reference: DocumentReference, data: StoredData): unknown
  set(reference: DocumentReference, data: StoredData, options: SetOptions): unknown
  update(reference: DocumentReference, field: FieldPath, value: unknown, ...more: unknown[]): unknown
  delete(reference: DocumentReference): unknown
}

function adminWriter(db: Firestore, target: Target): Writer {
  return {
    create: (path, data) => void target.create(db.doc(path), encodeData(data)),
    set: (path, data) => void target.set(db.doc(path), encodeData(data)),
    merge: (path, data) => void target.set(db.doc(path), encodeData(data), { merge: true }),
    update(path, fields) {
      const [first, ...rest] = fields
      if (first === undefined) return
      const more = rest.flatMap(({ at, value }) => [new FieldPath(...at), encodeValue(value)])
      target.update(db.doc(path), new FieldPath(...first.at), encodeValue(first.value), ...more)
    },
    remove: (path) => void target.delete(db.doc(path)),
  }
}

/**
 * The store port over the Admin SDK, past the rules: for functions, seed and migration.
 * @param patienceMs how long a transaction that others contend with is repeated
 */
export function adminStore(db: Firestore, patienceMs?: number): DocumentStore {
  return {
    get: (path) => translated(async () => storedDocumentOf(await db.doc(path).get())),
    query: (described) =>
      translated(async () => {
        const { docs } = await sdkQuery(db, described).get()
        return docs.flatMap((snapshot) => storedDocumentOf(snapshot) ?? [])
      }),
    count: (described) =>
      translated(async () => (await sdkFiltered(db, described).count().get()).data().count),
    sum: (described, field) =>
      translated(async () => {
        const answer = await sdkFiltered(db, described)
          .aggregate({ total: AggregateField.sum(field) })
          .get()
        return answer.data().total
      }),
    watchDocument: (path, watcher) =>
      db.doc(path).onSnapshot(
        (snapshot) => watcher.next(storedDocumentOf(snapshot), false),
        (error) => watcher.failed(translateError(error)),
      ),
    watchQuery: (described, watcher) =>
      sdkQuery(db, described).onSnapshot(
        ({ docs }) =>
          watcher.next(
            docs.flatMap((snapshot) => storedDocumentOf(snapshot) ?? []),
            false,
          ),
        (error) => watcher.failed(translateError(error)),
      ),
    transact: (work) =>
      translated(() =>
        whileContended(
          () =>
            db.runTransaction(
              (transaction) =>
                work({
                  ...adminWriter(db, transaction),
                  get: async (path) => storedDocumentOf(await transaction.get(db.doc(path))),
                }),
              // The SDK's own repeats begin with a wait of a second.
              { maxAttempts: 1 },
            ),
          contended,
          patienceMs,
        ),
      ),
    transactByVersion: (work) =>
      translated(() => whileContended(() => attemptByVersion(db, work), outdated, patienceMs)),
    batch: (work) =>
      translated(async () => {
        const batch = db.batch()
        work(adminWriter(db, batch))
        await batch.commit()
      }),
    newId: () => db.collection('ids').doc().id,
  }
}
