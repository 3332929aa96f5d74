import { AppError } from '@/domain/shared/appError'
import type { Clock } from '@/data/store/clock'
import type { DocumentStore, Writer } from '@/data/store/documentStore'
import { gymPath } from './gymOf'
import { limitProblemIn, writeProblemIn } from './gymTermIn'
import { heldGym } from './publicGyms'

const isMember = (path: string) => /^members\/[^/]+$/.test(path)

/** Tells whether the work takes on a member, or brings one back. */
function watchingMembers<W extends Writer>(writer: W, told: () => void): W {
  return {
    ...writer,
    create: (path, data) => {
      if (isMember(path)) told()
      writer.create(path, data)
    },
    update: (path, fields) => {
      if (isMember(path) && fields.some(({ at, value }) => at[0] === 'deleted' && value === false)) told()
      writer.update(path, fields)
    },
  }
}

/**
 * A page's store that says why the rules refused a write, where the centre's own package is the reason: it ended, or it
 * allows no more members. Asked only after a refusal, of the centre as it stands then. `gymIdNow` is the centre of whoever
 * is signed in, null for nobody; the super admin's writes are never refused for it.
 */
export function reasonedStore(
  store: DocumentStore,
  gymIdNow: () => string | null,
  clock: Clock,
): DocumentStore {
  async function reasonOf(addsMember: boolean): Promise<string | null> {
    const gymId = gymIdNow()
    const stored = gymId === null ? null : await store.get(gymPath(gymId)).catch(() => null)
    if (stored === null) return null
    const gym = heldGym(stored)
    const now = clock.now()
    const full = gym === null || !addsMember ? null : limitProblemIn(stored, now, 'members', gym.members)
    return writeProblemIn(stored, now) ?? full
  }

  async function reasoned<T>(write: (addsMember: () => void) => Promise<T>): Promise<T> {
    let adds = false
    try {
      return await write(() => (adds = true))
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'permission-denied'
      const reason = isRefused ? await reasonOf(adds) : null
      throw reason === null ? error : new AppError('refused', reason, { cause: error })
    }
  }

  return {
    ...store,
    transact: (work) =>
      reasoned((adds) => store.transact((transaction) => work(watchingMembers(transaction, adds)))),
    batch: (work) => reasoned((adds) => store.batch((writer) => work(watchingMembers(writer, adds)))),
  }
}
