import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from 'firebase/firestore'
import { keysOf } from '@/data/device/frontDesk'
import type { Line } from '@/data/store/line'
import { isOpenedInMemory, watchForBroken } from './brokenStore'
import { firebaseApp } from './firebaseApp'
import { firestoreStoreOf } from './firestoreStore'
import type { OpenStore } from './openStore'

/** Set while another tab still held the database open when it was to be cleared. */
const UNCLEARED = 'frontDeskUncleared'

/** The directory of 10,000 members and the days of a month take about 10 MB; what is listened to is never dropped. */
const CACHE_BYTES = 40 * 1024 * 1024

/** What this device holds is nearly always whole, so it is shown sooner than what happens to be in memory. */
const CACHE_PATIENCE_MS = 1500

/**
 * A front desk's store: what was read stays on this device, and what was written waits there for the network, through
 * reloads and for all tabs together. Where the browser refuses IndexedDB, the SDK goes on in memory.
 */
export function openDeskStore(line: Line): OpenStore {
  const { app, emulators } = firebaseApp()
  const db = initializeFirestore(app, {
    localCache: isOpenedInMemory()
      ? memoryLocalCache()
      : persistentLocalCache({
          cacheSizeBytes: CACHE_BYTES,
          tabManager: persistentMultipleTabManager(),
        }),
  })
  watchForBroken()
  if (window.localStorage.getItem(UNCLEARED) !== null) void clear(db)
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestore)
  return {
    store: firestoreStoreOf(db, { line, patienceMs: CACHE_PATIENCE_MS, isKept: true }),
    async close() {
      await terminate(db)
      await clear(db)
    },
  }
}

/** Before anything is asked of a store, or after its end. The last tab to leave clears, or the first to come again. */
async function clear(db: Firestore): Promise<void> {
  try {
    await clearIndexedDbPersistence(db)
    // What its tabs told each other.
    for (const key of keysOf(window.localStorage, 'firestore_')) window.localStorage.removeItem(key)
    window.localStorage.removeItem(UNCLEARED)
  } catch {
    window.localStorage.setItem(UNCLEARED, 'yes')
  }
}
