import {
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type Query as SdkQuery,
  type QueryConstraint,
} from 'firebase/firestore'
import type { Filtered, Query } from '@/data/store/documentStore'
import { boundsOf, idDirectionOf } from '@/data/store/orderOf'
import { encodeValue } from './firestoreValues'

const filtersOf = (described: Filtered): QueryConstraint[] =>
  described.where.map(({ field, op, value }) => where(field, op, encodeValue(value)))

const ordersOf = ({ orderBy: orders = [] }: Pick<Filtered, 'orderBy'>): QueryConstraint[] => [
  ...orders.map(({ field, direction }) => orderBy(field, direction)),
  orderBy(documentId(), idDirectionOf(orders)),
]

const instant = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds)

/** A described query as the web SDK's. */
export function sdkQuery(db: Firestore, described: Query): SdkQuery {
  const { after } = described
  return query(
    collection(db, described.collection),
    ...filtersOf(described),
    ...ordersOf(described),
    ...(after ? [startAfter(...boundsOf(after, instant))] : []),
    limit(described.limit),
  )
}

/** What an aggregate runs over: the order, if given, only picks the index. */
export const sdkFiltered = (db: Firestore, described: Filtered): SdkQuery =>
  query(
    collection(db, described.collection),
    ...filtersOf(described),
    ...(described.orderBy === undefined ? [] : ordersOf(described)),
  )
