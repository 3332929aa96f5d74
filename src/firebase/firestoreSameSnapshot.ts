import { snapshotEqual, type DocumentSnapshot, type QuerySnapshot } from 'firebase/firestore'

/**
 * Whether a listener's snapshot holds what its last one held, unconfirmed writes included: then only where it comes from is
 * another. A first one is like none.
 */
export function likeTheLast(): (snapshot: DocumentSnapshot) => boolean {
  let last: DocumentSnapshot | null = null
  return (snapshot) => {
    const isSame =
      last !== null &&
      last.metadata.hasPendingWrites === snapshot.metadata.hasPendingWrites &&
      snapshotEqual(last, snapshot)
    last = snapshot
    return isSame
  }
}

/** The same of a query's, which says by itself what has changed since the last. */
export function likeTheLastList(): (snapshot: QuerySnapshot) => boolean {
  let wasPending: boolean | null = null
  return (snapshot) => {
    const { hasPendingWrites } = snapshot.metadata
    const isSame =
      wasPending === hasPendingWrites && snapshot.docChanges({ includeMetadataChanges: true }).length === 0
    wasPending = hasPendingWrites
    return isSame
  }
}
