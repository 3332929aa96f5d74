import { apiClient } from '@/data/api/apiClient'
import { withPunchImport } from '@/data/api/withPunchImport'
import { createMarkJournal, type MarkJournal } from '@/data/attendance/markJournal'
import { createMarkOutbox } from '@/data/attendance/markOutbox'
import { sendMarks } from '@/data/attendance/sendMark'
import type { AuthPort } from '@/data/auth/authPort'
import type { FilesPort } from '@/data/files/filesPort'
import { reasonedStore } from '@/data/gyms/reasonedStore'
import { partsOver, repositoriesOver } from '@/data/repositories'
import { appErrorOf } from '@/data/store/appErrorOf'
import { systemClock } from '@/data/store/clock'
import { createLine, type Line } from '@/data/store/line'
import { consoleLog } from '@/data/store/log'
import { stampedStore } from '@/data/store/stampedStore'
import { appCheck } from '@/firebase/appCheck'
import type { OpenStore } from '@/firebase/openStore'
import type { Backend } from '@/session/backend'
import { setConnection } from '@/ui/useOnline'
import { becomeFrontDesk, becomeOrdinary } from './device/changeDevice'
import { askBeforeLeaving, countingWrites } from './writeMeter'
import type { DocumentStore } from '@/data/store/documentStore'
import { readMeter } from '@/data/store/readMeter'
import { KEPT } from '@/data/device/frontDesk'

const KEY = `${KEPT}heardAt`
const EVERY_MS = 60_000

/**
 * Keeps on a front desk when the server was last there, so that a page opened without a network can say how old what
 * it shows is. Answers what an earlier page has kept.
 */
function keepHeardAt(storage: Pick<Storage, 'getItem' | 'setItem'>, line: Line): Date | null {
  const kept = Number(storage.getItem(KEY) ?? NaN)
  let last = 0
  line.subscribe(() => {
    const heard = line.read().heardAt?.getTime() ?? 0
    if (heard - last < EVERY_MS) return
    last = heard
    storage.setItem(KEY, String(heard))
  })
  return Number.isFinite(kept) ? new Date(kept) : null
}

/** In a build for `npm run bench` the page counts what it reads, and the bench asks it; no other build holds this. */
function countingReads(store: DocumentStore): DocumentStore {
  const meter = readMeter(store)
  Object.assign(window, { readMeter: meter })
  return meter.store
}

/** Who is signed in now, and whose centre it is: the claim's, or of an older account the one with its own id. */
function personOf(auth: AuthPort, ending: AbortSignal) {
  let uid: string | null = null
  let gymId: unknown = null
  const stop = auth.watch(
    (account) => {
      uid = account?.uid ?? null
      gymId = account?.claims['gymId']
    },
    (_error, who) => {
      uid = who ?? uid
    },
  )
  ending.addEventListener('abort', stop)
  return { uid: () => uid, gymId: () => (typeof gymId === 'string' && gymId !== '' ? gymId : uid) }
}

/** The page's line to the server; what it says is shown by every screen. */
function pageLine(isDesk: boolean, ending: AbortSignal): Line {
  const line = createLine(navigator.onLine)
  const kept = isDesk ? keepHeardAt(window.localStorage, line) : null
  const tell = () => {
    const { isUp, heardAt } = line.read()
    setConnection({ isOnline: isUp, heardAt: heardAt ?? kept })
  }
  tell()
  ending.addEventListener('abort', line.subscribe(tell))
  window.addEventListener('online', () => line.browserSays(true), { signal: ending })
  window.addEventListener('offline', () => line.browserSays(false), { signal: ending })
  return line
}

const deskJournal = (signal: AbortSignal): MarkJournal =>
  createMarkJournal(window.localStorage, (changed) =>
    window.addEventListener('storage', ({ key }) => changed(key), { signal }),
  )

/** One tab of the device at a time sends the marks of all; when it closes, the next one takes over. */
const asSender = (signal: AbortSignal) => (begin: () => void) => {
  // Absent outside of https and this machine; then every tab sends, which stores nothing twice.
  if (!('locks' in navigator)) return begin()
  const untilEnd = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  navigator.locks
    .request('frontDesk/marks', { signal }, () => {
      begin()
      return untilEnd
    })
    .catch((error: unknown) => {
      if (!signal.aborted) consoleLog('This tab could not become the one that sends marks', error)
    })
}

/** The files port that fetches the Storage SDK with the first file; a failed fetch is tried again by the next. */
function lazyStorageFiles(): FilesPort {
  let loading: Promise<FilesPort> | null = null
  const files = (): Promise<FilesPort> => {
    loading ??= import('@/firebase/storageFiles').then(
      ({ createStorageFiles }) => createStorageFiles(),
      (error: unknown) => {
        loading = null
        throw appErrorOf('unavailable', error)
      },
    )
    return loading
  }
  return {
    read: async (path) => (await files()).read(path),
    remove: async (path) => (await files()).remove(path),
    publicUrl: async (path) => (await files()).publicUrl(path),
  }
}

/**
 * All that a signed-in page stands on. Never needed by /login, and Firestore comes from outside: a front desk has
 * another one than everybody else.
 */
export function composeBackend(auth: AuthPort, open: (line: Line) => OpenStore, isDesk: boolean): Backend {
  const token = () => auth.token()
  const ending = new AbortController()
  const { signal } = ending
  const line = pageLine(isDesk, signal)
  const opened = open(line)
  const { uid, gymId } = personOf(auth, signal)
  const read = import.meta.env.VITE_READ_METER ? countingReads(opened.store) : opened.store
  const store = countingWrites(reasonedStore(stampedStore(read, uid), gymId, systemClock))
  const outbox = isDesk
    ? createMarkOutbox(deskJournal(signal), sendMarks(store), asSender(signal), signal)
    : null
  if (!isDesk) askBeforeLeaving(window, signal)
  const punches = String(import.meta.env['VITE_PUNCH_IMPORT_URL'] ?? '').trim()
  const close = () => {
    ending.abort()
    return opened.close()
  }
  const parts = partsOver(store, systemClock, consoleLog, outbox)
  return {
    repository: repositoriesOver(parts),
    makeId: () => store.newId(),
    auth,
    files: lazyStorageFiles(),
    api: withPunchImport(apiClient({ token, appCheck: appCheck.token }), { address: punches, token }),
    hasPunchImport: punches !== '',
    clock: systemClock,
    line,
    journal: outbox?.journal ?? null,
    device: { becomeFrontDesk, becomeOrdinary: () => becomeOrdinary(close) },
    close,
  }
}
