import type { ApiPort } from '@/data/api/apiPort'
import type { AuthPort } from '@/data/auth/authPort'
import type { FilesPort } from '@/data/files/filesPort'
import type { MarkJournal } from '@/data/attendance/markJournal'
import type { Repositories } from '@/data/repositories'
import type { Clock } from '@/data/store/clock'
import type { Line } from '@/data/store/line'

/** This device, as its person may change it. Both load the page again. */
export type DevicePort = {
  becomeFrontDesk(): void
  becomeOrdinary(): Promise<void>
}

/** Everything a screen may reach outside itself; the store itself only repositories see. */
export type Backend = {
  /** The repository that a factory makes over the store, made once; screens call `useRepository`. */
  repository: Repositories
  /** A fresh id, made on this device: a write that is repeated with it finds its own work done. */
  makeId: () => string
  auth: AuthPort
  files: FilesPort
  api: ApiPort
  /** A server for punches is set for this installation (PRODUCT 2.K): the call `importPunches` goes there. */
  hasPunchImport: boolean
  clock: Clock
  line: Line
  /** The marks that wait on this device; null on a device that is no front desk's. */
  journal: MarkJournal | null
  device: DevicePort
  /** Ends the store, and on a front desk what it kept. */
  close(): Promise<void>
}

/**
 * How `app` hands the backend over: auth at once, the rest (Firestore with it) when somebody signs in or is about
 * to. `load` must be a dynamic import, and may be called more than once for the same promise.
 */
export type BackendSource = {
  auth: AuthPort
  load(): Promise<Backend>
  /** Whoever was signed in is gone: a front desk forgets, and the next `load` begins again. */
  end?(): void
}
