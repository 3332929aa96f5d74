import { clientInfoSchema, type ClientInfo, type Gym } from '@/domain/gyms/gym'
import type { Unsubscribe } from '@/data/store/documentStore'
import { appErrorOf } from '@/data/store/appErrorOf'
import { AppError } from '@/domain/shared/appError'
import { isEmployed } from '@/domain/staff/staff'
import type { Backend } from './backend'
import { keepClientInfo, readClientInfo } from './clientInfoCache'
import type { TabStorage } from './tabStorage'

export type CentreWatcher = {
  /** null: there is no such centre, or it is not this account's. Called again only when the centre has changed. */
  found(info: ClientInfo | null): void
  disabled(): void
  failed(error: AppError): void
}

const clientInfoOf = (gym: Gym): ClientInfo => clientInfoSchema.parse(gym)

/**
 * The own centre of a client or a manager. A cached copy is taken at once and not read again; the listener on the
 * centre's document is there to notice that it was disabled (SPECIFICATION 4, ENGINEERING 4.4), and its first answer
 * serves as the one read when nothing is cached.
 */
export function watchOwnCentre(
  backend: Backend,
  { uid, gymId, storage }: { uid: string; gymId: string; storage: TabStorage },
  watcher: CentreWatcher,
): Unsubscribe {
  const cached = readClientInfo(storage, uid, gymId)
  let known = cached === null ? null : JSON.stringify(cached)
  if (cached !== null) watcher.found(cached)
  return backend.repositories.gyms.one(gymId).watch({
    next(gym) {
      if (gym?.isDisabled) return watcher.disabled()
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
): Unsubscribe {
  return backend.repositories.staff.one(gymId, uid).watch({
    next(staff) {
      if (staff !== null && !isEmployed(staff)) dismissed()
    },
    failed(cause) {
      if (cause instanceof AppError && cause.code === 'permission-denied') dismissed()
    },
  })
}

/** The centre that an administrator has chosen; nothing is cached, disabled ones may be looked at. */
export function watchChosenCentre(
  backend: Backend,
  gymId: string,
  watcher: Pick<CentreWatcher, 'found' | 'failed'>,
): Unsubscribe {
  let known: string | null = null
  return backend.repositories.gyms.one(gymId).watch({
    next(gym) {
      const info = gym === null ? null : clientInfoOf(gym)
      const fresh = JSON.stringify(info)
      if (fresh === known) return
      known = fresh
      watcher.found(info)
    },
    failed: (cause) => watcher.failed(cause instanceof AppError ? cause : appErrorOf('', cause)),
  })
}
