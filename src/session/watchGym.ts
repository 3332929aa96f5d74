import { clientInfoSchema, type ClientInfo, type Gym } from '@/domain/gyms/gym'
import { clientInfoForSales } from '@/domain/gyms/publicGym'
import { consentAt, visitOf, type SupportVisit } from '@/domain/gyms/gymSupport'
import { gymRepository } from '@/data/gyms/gymRepository'
import { publicGymRepository } from '@/data/gyms/publicGymRepository'
import { staffRepository } from '@/data/staff/staffRepository'
import { appErrorOf } from '@/data/store/appErrorOf'
import { AppError } from '@/domain/shared/appError'
import { isEmployed } from '@/domain/staff/staff'
import type { Backend } from './backend'
import { keepClientInfo, readClientInfo } from './clientInfoCache'
import type { OutsideGym } from './sessionState'
import type { TabStorage } from './tabStorage'

export type GymWatcher = {
  /** null: there is no such centre, or it is not this account's. Called again only when the centre has changed. */
  found(info: ClientInfo | null): void
  disabled(): void
  /** Everybody of the centre was signed out after this session had signed in. */
  signedOut(): void
  failed(error: AppError): void
}

const clientInfoOf = (gym: Gym): ClientInfo => clientInfoSchema.parse(gym)

/**
 * The own centre of a client or a manager. A cached copy is taken at once and not read again; the listener on the
 * centre's document is there to notice that it was disabled (SPECIFICATION 4, ENGINEERING 4.4), and its first answer
 * serves as the one read when nothing is cached.
 */
export function watchOwnGym(
  backend: Backend,
  {
    uid,
    gymId,
    signedInAt,
    storage,
  }: { uid: string; gymId: string; signedInAt: number; storage: TabStorage },
  watcher: GymWatcher,
): () => void {
  const cached = readClientInfo(storage, uid, gymId)
  let known = cached === null ? null : JSON.stringify(cached)
  if (cached !== null) watcher.found(cached)
  return backend
    .repository(gymRepository)
    .one(gymId)
    .watch({
      next(gym) {
        if (gym?.isDisabled) return watcher.disabled()
        if (gym && gym.tokensValidAfter > signedInAt) return watcher.signedOut()
        if (gym === null) return watcher.found(null)
        const info = clientInfoOf(gym)
        const fresh = JSON.stringify(info)
        if (fresh === known) return
        known = fresh
        keepClientInfo(storage, uid, info)
        watcher.found(info)
      },
      failed(cause) {
        const error = cause instanceof AppError ? cause : appErrorOf('', cause)
        if (error.code !== 'permission-denied') return watcher.failed(error)
        // The rules shut a disabled centre's account out; an account that never had a centre is shut out from the start.
        if (known === null) watcher.found(null)
        else watcher.disabled()
      },
    })
}

/**
 * An employee's own record, to notice that the centre has deactivated or deleted the account: the rules then refuse
 * even the record itself. An account without a record is known by its claims alone.
 */
export function watchEmployment(
  backend: Backend,
  { uid, gymId }: { uid: string; gymId: string },
  dismissed: () => void,
): () => void {
  return backend
    .repository(staffRepository)
    .one(gymId, uid)
    .watch({
      next(staff) {
        if (staff !== null && !isEmployed(staff)) dismissed()
      },
      failed(cause) {
        if (cause instanceof AppError && cause.code === 'permission-denied') dismissed()
      },
    })
}

/**
 * The centre of its own Sales, by the public copy, which is all that they may read of it: null where its leads are not theirs, or
 * while it can't be read. Nothing is cached: it is one read, and no money stands in it.
 */
export function watchGymOfSales(
  backend: Backend,
  gymId: string,
  found: (info: ClientInfo | null) => void,
): () => void {
  let known: string | undefined
  const show = (info: ClientInfo | null) => {
    const fresh = JSON.stringify(info)
    if (fresh === known) return
    known = fresh
    found(info)
  }
  return backend
    .repository(publicGymRepository)
    .one(gymId)
    .watch({
      next: (gym) => show(gym && clientInfoForSales(gym)),
      failed: () => show(null),
    })
}

export type ChosenGymWatcher = {
  found(info: ClientInfo, visit: SupportVisit): void
  outside(gym: OutsideGym): void
  /** null: there is no such centre. */
  failed(error: AppError | null): void
}

/** As far ahead as a browser's timer reaches. Milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * The centre that an administrator has chosen; nothing is cached, disabled ones may be looked at. Follows the owner's consent and
 * the own visit, by the record and by the clock: the rules end at the same moment what may be read.
 */
export function watchChosenGym(
  backend: Backend,
  { uid, gymId }: { uid: string; gymId: string },
  watcher: ChosenGymWatcher,
): () => void {
  let known = ''
  let wasInside = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function follow(gym: Gym) {
    clearTimeout(timer)
    const now = backend.clock.now()
    const visit = visitOf(gym.support, uid, now)
    const allowedUntil = consentAt(gym.support, now)
    const next = visit?.until ?? allowedUntil
    if (next !== null) {
      const wait = Math.min(next.getTime() - now.getTime(), LONGEST_TIMER)
      timer = setTimeout(() => follow(gym), wait)
    }
    const info = visit && clientInfoOf(gym)
    const fresh = JSON.stringify([info, visit, allowedUntil])
    if (fresh === known) return
    known = fresh
    if (visit !== null && info !== null) {
      wasInside = true
      return watcher.found(info, visit)
    }
    watcher.outside({ id: gym.id, name: gym.name, allowedUntil, wasInside })
  }

  const stop = backend
    .repository(gymRepository)
    .one(gymId)
    .watch({
      next: (gym) => (gym === null ? watcher.failed(null) : follow(gym)),
      failed: (cause) => watcher.failed(cause instanceof AppError ? cause : appErrorOf('', cause)),
    })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
