import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  setLogLevel,
  terminate,
} from 'firebase/firestore'
import type { DocumentStore } from '@/data/store/documentStore'
import { stampedStore } from '@/data/store/stampedStore'
import { firestoreStoreOf, type StoreOptions } from '@/firebase/firestoreStore'
import { adminStore as adminStoreOver } from '../../../functions/src/adapters/adminStore'
import { adminStore, host, ports, projectId } from '../../support/emulators'

/** What a web client signs in as; 'owner' passes by the rules. */
export type MockToken = 'owner' | ({ user_id: string } & Record<string, unknown>)

export type OpenStore = { store: DocumentStore; close(): Promise<void> }
export type WebStore = OpenStore & { goOffline(): Promise<void>; goOnline(): Promise<void> }

// A denied listener or transaction is what some tests are about, and the SDK would print each of them.
setLogLevel('silent')

let opened = 0

/** A busy machine may leave a client without an answer for longer than a person should wait; that is no lost line. */
const patience: StoreOptions = { patienceMs: 45_000, transactionPatienceMs: 45_000 }

/** The web SDK's store in a client of its own, as a browser of that account would have it. */
export function openWebStore(mockUserToken: MockToken, options = patience): WebStore {
  opened += 1
  const app = initializeApp({ projectId, apiKey: 'demo-key' }, `client-${opened}`)
  const db = initializeFirestore(app, {})
  connectFirestoreEmulator(db, host, ports.firestore, { mockUserToken })
  return {
    store: stampedStore(firestoreStoreOf(db, options), () =>
      mockUserToken === 'owner' ? null : mockUserToken.user_id,
    ),
    goOffline: () => disableNetwork(db),
    goOnline: () => enableNetwork(db),
    close: async () => {
      await terminate(db)
      await deleteApp(app)
    },
  }
}

/** The Admin SDK's store, shared by all tests of a run; twenty at once may contend for long on a busy machine. */
export const openAdminStore = (): OpenStore => ({
  store: adminStoreOver(adminStore(), 45_000),
  close: () => Promise.resolve(),
})

export const ownerOf = (gymId: string): MockToken => ({
  user_id: gymId,
  role: 'Client',
  clientType: 'GYM',
  gymId,
})

export const managerOf = (gymId: string): MockToken => ({ user_id: `${gymId}-desk`, role: 'Manager', gymId })
