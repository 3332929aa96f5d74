import { apiClient } from '@/data/api/apiClient'
import { withPunchImport } from '@/data/api/withPunchImport'
import { createMarkJournal, type MarkJournal } from '@/data/attendance/markJournal'
import { createMarkOutbox } from '@/data/attendance/markOutbox'
import { sendMark } from '@/data/attendance/sendMark'
import type { AuthPort } from '@/data/auth/authPort'
import { repositoriesOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import { createLine, type Line } from '@/data/store/line'
import { consoleLog } from '@/data/store/log'
import { stampedStore } from '@/data/store/stampedStore'
import { appCheck } from '@/firebase/appCheck'
import { lazyStorageFiles } from '@/firebase/lazyStorageFiles'
import type { OpenStore } from '@/firebase/openStore'
import type { Backend } from '@/session/backend'
import { setConnection } from '@/ui/useOnline'
import { countingReads } from './countingReads'
import { becomeFrontDesk, becomeOrdinary } from './device/changeDevice'
import { keepHeardAt } from './heardAt'
import { countingWrites } from './writeMeter'

/** Who is signed in now. */
function uidOf(auth: AuthPort, ending: AbortSignal): () => string | null {
  let uid: string | null = null
  const stop = auth.watch(
    (account) => {
      uid = account?.uid ?? null
    },
    (_error, who) => {
      uid = who ?? uid
    },
  )
  ending.addEventListener('abort', stop)
  return () => uid
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
  const uid = uidOf(auth, signal)
  const read = import.meta.env.VITE_READ_METER ? countingReads(opened.store) : opened.store
  const store = countingWrites(stampedStore(read, uid))
  const outbox = isDesk ? createMarkOutbox(deskJournal(signal), sendMark(store), asSender(signal)) : null
  const close = () => {
    ending.abort()
    return opened.close()
  }
  return {
    store,
    auth,
    files: lazyStorageFiles(),
    api: withPunchImport(apiClient({ token, appCheck: appCheck.token }), {
      address: String(import.meta.env['VITE_PUNCH_IMPORT_URL'] ?? ''),
      token,
    }),
    clock: systemClock,
    repositories: repositoriesOver(store, systemClock, consoleLog, outbox),
    line,
    journal: outbox?.journal ?? null,
    device: { becomeFrontDesk, becomeOrdinary: () => becomeOrdinary(close) },
    close,
  }
}
