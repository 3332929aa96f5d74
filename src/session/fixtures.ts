import type { AuthPort, SignedInAccount } from '@/data/auth/authPort'
import { partsOver, repositoriesOver } from '@/data/repositories'
import { storeHolding } from '@/data/store/fixtures'
import type { DocumentStore, StoredData, StoredDocument, Watcher } from '@/data/store/documentStore'
import { createLine } from '@/data/store/line'
import { resolveRole, type Claims } from '@/domain/access/role'
import { mapOf } from '@/domain/shared/readers'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { Backend } from './backend'
import type { Session } from './sessionState'
import type { TabStorage } from './tabStorage'

/** Ports for the session's own tests: what they answer, the test says. */
const never = () => Promise.reject(appErrorOf('unavailable', 'a port that this test has no use for'))

export function memoryStorage(): TabStorage & { keys(): string[] } {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}

/** An auth port that signs in whom the test names. */
export function scriptedAuth() {
  const listeners = new Set<{
    next: (account: SignedInAccount | null) => void
    failed: (error: Error, uid: string | null) => void
  }>()
  let signOuts = 0
  const port: AuthPort = {
    watch(next, failed) {
      const listener = { next, failed }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: never,
    sendPasswordReset: never,
    signOut: () => {
      signOuts += 1
      listeners.forEach(({ next }) => next(null))
      return Promise.resolve()
    },
    token: () => Promise.resolve('token'),
    serverTime: never,
    refreshClaims: () => Promise.resolve(),
  }
  return {
    port,
    become: (account: SignedInAccount | null) => listeners.forEach(({ next }) => next(account)),
    fail: (error: Error, uid: string | null = null) => listeners.forEach(({ failed }) => failed(error, uid)),
    signOuts: () => signOuts,
  }
}

export const account = (uid: string, claims: Claims = {}): SignedInAccount => ({
  uid,
  email: `${uid}@demo.test`,
  displayName: uid,
  photoURL: '',
  claims,
})

/** A backend whose documents the test holds in its hand; only watching is scripted, and of lists that they can't be read. */
export function scriptedBackend(auth: AuthPort) {
  const watchers = new Map<string, Set<Watcher<StoredDocument | null>>>()
  const documents = new Map<string, StoredDocument | null>()
  const watched: string[] = []
  const lists = new Set<{ collection: string; watcher: Watcher<StoredDocument[]> }>()
  const store: DocumentStore = {
    get: never,
    query: never,
    count: never,
    sum: never,
    watchDocument(path, watcher) {
      watched.push(path)
      const own = watchers.get(path) ?? new Set()
      watchers.set(path, own.add(watcher))
      const known = documents.get(path)
      if (known !== undefined) watcher.next(known, false)
      return () => own.delete(watcher)
    },
    watchQuery({ collection }, watcher) {
      const list = { collection, watcher }
      lists.add(list)
      return () => lists.delete(list)
    },
    transact: never,
    transactByVersion: never,
    batch: never,
    newId: () => 'id',
  }
  const clock = { now: () => new Date('2026-11-20T06:30:00Z') }
  const parts = partsOver(store, clock, () => undefined)
  const backend: Backend = {
    repository: repositoriesOver(parts),
    makeId: () => store.newId(),
    auth,
    clock,
    files: { read: never, remove: never, publicUrl: never },
    api: { call: never },
    hasPunchImport: false,
    line: createLine(true),
    journal: null,
    device: { becomeFrontDesk: () => undefined, becomeOrdinary: never },
    close: () => Promise.resolve(),
  }
  const documentAt = (path: string, data: StoredData): StoredDocument => ({
    id: path.split('/').at(-1) ?? '',
    path,
    data,
    pending: false,
    cursor: () => ({ values: [], id: '' }),
  })
  return {
    backend,
    watched,
    listening: (path: string) => watchers.get(path)?.size ?? 0,
    put(path: string, data: StoredData | null) {
      const document = data === null ? null : documentAt(path, data)
      documents.set(path, document)
      watchers.get(path)?.forEach((watcher) => watcher.next(document, false))
    },
    fail: (path: string, error: Error) => watchers.get(path)?.forEach((watcher) => watcher.failed(error)),
    failList: (name: string, error: Error) =>
      lists.forEach(({ collection, watcher }) => {
        if (collection === name) watcher.failed(error)
      }),
  }
}

/** A backend whose store holds these documents, by their paths, for screens that read. */
export function backendHolding(held: Record<string, StoredData>): Backend {
  const { backend } = scriptedBackend(scriptedAuth().port)
  return { ...backend, repository: repositoriesOver(partsOver(storeHolding(held), backend.clock)) }
}

/** That backend with a server that answers its acts so, and under which keys they came. */
export function withActs(backend: Backend, answer: () => Promise<unknown>) {
  const keys: unknown[] = []
  const call = (_name: string, input: unknown) => {
    keys.push(mapOf(input)?.['key'])
    return answer()
  }
  return { backend: { ...backend, api: { call } as Backend['api'] }, keys }
}

/** The session of somebody who is signed in at the centre `iron`, for hooks that stand below the guard. */
export const sessionAtIron = (
  backend: Backend,
  uid: string,
  claims: Claims = {},
  preference: Record<string, unknown> = {},
): Session => ({
  state: {
    status: 'signedIn',
    account: account(uid, claims),
    role: resolveRole(uid, claims, ''),
    backend,
    gym: {
      status: 'ready',
      info: clientInfoSchema.parse({
        ...{ id: 'iron', name: 'Iron Gym', type: 'GYM', isDisabled: false },
        preference,
      }),
    },
  },
  signIn: never,
  sendPasswordReset: never,
  signOut: never,
  retry: () => undefined,
  chooseGym: () => undefined,
})
