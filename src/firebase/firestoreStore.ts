import {
  collection,
  connectFirestoreEmulator,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  sum,
  terminate,
  writeBatch,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { DocumentStore, StoreTransaction, Watcher } from '@/data/store/documentStore'
import { inTurns, nextTurn } from '@/data/store/inTurns'
import type { Line } from '@/data/store/line'
import { watchForBroken } from './brokenStore'
import { firebaseApp } from './firebaseApp'
import { sdkFiltered, sdkQuery } from './firestoreQuery'
import { transactWithRetry } from './firestoreTransaction'
import { storedDocumentOf } from './firestoreValues'
import { firestoreWriter } from './firestoreWriter'
import { listenAgain } from './listenAgain'
import type { OpenStore } from './openStore'
import { likeTheLast, likeTheLastList } from './firestoreSameSnapshot'
import { translated, translateError } from './translateError'

/** How long a first answer out of the memory cache is held back while the server may still send the whole. */
const CACHE_PATIENCE_MS = 4000

const isOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false

/** So long a listener of a front desk may say nothing where nothing is kept: by then there is no network. */
const LONGEST_SILENCE_MS = 8000

/** A transaction that the server has not answered by then is told as failed: ids make its repeat harmless. */
const TRANSACTION_PATIENCE_MS = 15_000

async function inTime<T>(work: Promise<T>, patienceMs = TRANSACTION_PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(appErrorOf('deadline-exceeded', null)), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

type Source = { fromCache: boolean; hasPendingWrites: boolean }

export type StoreOptions = {
  /** Told what the traffic shows of the connection. */
  line?: Line
  patienceMs?: number
  transactionPatienceMs?: number
  /**
   * What this device keeps outlives the page. The SDK may be silent for 10 seconds before it admits that there is no
   * network; then what is kept is asked for, and a listener answers in `patienceMs` whatever happens.
   */
  isKept?: boolean
}

/**
 * Passes a listener's answers on. A query's first answer may be the few documents that other listeners happen to
 * hold in memory; shown, it would be a list of three rows that jumps to fifty. So it waits for the server, unless
 * the machine is offline or the server stays silent. An empty memory then is no answer but a missing connection, and so is what
 * memory alone holds of a further page; the listener lives on, and answers when it is back.
 */
function patiently<T>(
  watcher: Watcher<T>,
  isNothing: (value: T) => boolean,
  { line, patienceMs = CACHE_PATIENCE_MS, isKept = false }: StoreOptions,
  readKept: () => Promise<T>,
) {
  let isDelivered = false
  /** Whether what the listener said last was passed on. */
  let isTold = false
  let isEnded = false
  const began = Date.now()
  const held = line?.listen()
  let timer: ReturnType<typeof setTimeout> | undefined
  function pass(value: T, { fromCache, hasPendingWrites }: Source) {
    if (fromCache && !isDelivered && isNothing(value)) return watcher.failed(appErrorOf('unavailable', null))
    isDelivered = true
    watcher.next(value, hasPendingWrites)
  }
  let silence = isKept ? setTimeout(askKept, isOnline() ? patienceMs : 0) : undefined
  function askKept() {
    const isLast = !isOnline() || Date.now() - began >= LONGEST_SILENCE_MS
    const isOver = () => isDelivered || isEnded
    const tell = (value: T) => pass(value, { fromCache: true, hasPendingWrites: false })
    const nothing = () => {
      if (isLast) watcher.failed(appErrorOf('unavailable', null))
      else silence = setTimeout(askKept, patienceMs)
    }
    readKept().then(
      (value) => isOver() || (isNothing(value) ? nothing() : tell(value)),
      () => isOver() || nothing(),
    )
  }
  function end() {
    isEnded = true
    clearTimeout(silence)
    clearTimeout(timer)
    held?.stop()
  }
  return {
    failed(error: unknown) {
      end()
      watcher.failed(translateError(error))
    },
    /** `isSame`: as the one before it. Told again, everything on the screen would be read anew when a line drops and returns. */
    next(read: () => T, source: Source, isSame: boolean) {
      clearTimeout(silence)
      held?.says(!source.fromCache)
      if (isSame && isTold) return
      clearTimeout(timer)
      const value = read()
      const tell = () => {
        pass(value, source)
        isTold = isDelivered
      }
      isTold = false
      if (!source.fromCache || isDelivered || !isOnline()) tell()
      else timer = setTimeout(tell, patienceMs)
    },
    stop: end,
  }
}

const documentsOf = ({ docs }: QuerySnapshot) => docs.flatMap((document) => storedDocumentOf(document) ?? [])

/** The store port over a Firestore of the web SDK; the rules decide what it may do. */
export function firestoreStoreOf(db: Firestore, options: StoreOptions = {}): DocumentStore {
  const { line, transactionPatienceMs } = options
  const followed = <T>(write: Promise<T>) => line?.follow(write) ?? write
  async function transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T> {
    if (!isOnline()) throw appErrorOf('unavailable', null)
    return followed(inTime(transactWithRetry(db, work), transactionPatienceMs))
  }
  return {
    get: (path) => translated(async () => storedDocumentOf(await getDoc(doc(db, path)))),
    query: (described) =>
      translated(async () => {
        const { docs } = await getDocs(sdkQuery(db, described))
        // The SDK has used up its share of this task to bring them.
        await nextTurn()
        return (await inTurns(docs, storedDocumentOf)).filter((document) => document !== null)
      }),
    count: (described) =>
      translated(async () => (await getCountFromServer(sdkFiltered(db, described))).data().count),
    sum: (described, field) =>
      translated(async () => {
        const answer = await getAggregateFromServer(sdkFiltered(db, described), { total: sum(field) })
        return answer.data().total
      }),
    watchDocument(path, watcher) {
      const patient = patiently(
        watcher,
        (document) => document === null,
        options,
        async () => storedDocumentOf(await getDocFromCache(doc(db, path))),
      )
      const stop = listenAgain(
        (failed) => {
          const isSame = likeTheLast()
          return onSnapshot(
            doc(db, path),
            { includeMetadataChanges: true },
            (snapshot) => patient.next(() => storedDocumentOf(snapshot), snapshot.metadata, isSame(snapshot)),
            failed,
          )
        },
        (error) => patient.failed(error),
      )
      return () => {
        patient.stop()
        stop()
      }
    },
    watchQuery(described, watcher) {
      // What is in memory behind a place is there by chance: a list that goes on would end with it.
      const isByChance = described.after !== undefined && options.isKept !== true
      const patient = patiently(
        watcher,
        (documents) => isByChance || documents.length === 0,
        options,
        async () => documentsOf(await getDocsFromCache(sdkQuery(db, described))),
      )
      const stop = listenAgain(
        (failed) => {
          const isSame = likeTheLastList()
          return onSnapshot(
            sdkQuery(db, described),
            { includeMetadataChanges: true },
            (snapshot) => patient.next(() => documentsOf(snapshot), snapshot.metadata, isSame(snapshot)),
            failed,
          )
        },
        (error) => patient.failed(error),
      )
      return () => {
        patient.stop()
        stop()
      }
    },
    transact,
    // This SDK takes no locks: it compares versions by itself.
    transactByVersion: transact,
    batch: (work) =>
      translated(async () => {
        const batch = writeBatch(db)
        work(firestoreWriter(db, batch))
        await followed(batch.commit())
      }),
    newId: () => doc(collection(db, 'ids')).id,
  }
}

/** The page's store. Memory cache: nothing of a centre stays on a shared machine after sign-out. */
export function openStore(line: Line): OpenStore {
  const { app, emulators } = firebaseApp()
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  watchForBroken()
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestore)
  return {
    store: firestoreStoreOf(db, { line }),
    close: () => translated(() => terminate(db)),
  }
}
