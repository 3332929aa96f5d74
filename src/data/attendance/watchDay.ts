import { LAST_PART } from '@/domain/attendance/dayParts'
import { AppError } from '@/domain/shared/appError'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { partPath, type DayReader } from './dayParts'

/** So long a day waits for its later parts once the first is there, in milliseconds: offline a part that nobody began is silent. */
const PATIENCE_MS = 2000

const numbers = Array.from({ length: LAST_PART }, (_, at) => at + 1)

type Answer = { part: StoredDocument | null; pending: boolean; offline: Error | null }

/**
 * A day as it stands; a mark brings the part that it changes. One listener a part and not a query for them, which was slower
 * to tell of a mark (decision 37). A part that this device knows nothing of for want of a network is
 * taken as one that nobody began; 'offline' is told where it knows of none.
 */
export const watchDay = <Day>(
  store: Pick<DocumentStore, 'watchDocument'>,
  read: DayReader<Day>,
  gymId: string,
  date: CivilDate,
): LiveQuery<Day | null> => ({
  key: `day ${gymId} ${date}`,
  watch(watcher) {
    const answers = new Map<number, Answer>()
    let hasWaited = false
    let telling: ReturnType<typeof setTimeout> | undefined
    const patience = setTimeout(() => {
      hasWaited = true
      tellSoon()
    }, PATIENCE_MS)

    function tell() {
      if (answers.size < LAST_PART && !(hasWaited && answers.has(1))) return
      const known = [...answers.values()]
      const offline = known.find((answer) => answer.offline !== null)?.offline
      const parts = known.map(({ part }) => part).filter((part) => part !== null)
      if (offline && parts.length === 0) return watcher.failed(offline)
      watcher.next(
        read(gymId, date, parts),
        known.some(({ pending }) => pending),
      )
    }

    /** What the server moves from one part to another arrives as two answers of one moment. */
    function tellSoon() {
      clearTimeout(telling)
      telling = setTimeout(tell)
    }

    const stops = numbers.map((number) =>
      store.watchDocument(partPath(gymId, date, number), {
        next(part, pending) {
          answers.set(number, { part, pending, offline: null })
          tellSoon()
        },
        failed(error) {
          if (!(error instanceof AppError) || error.code !== 'offline') return watcher.failed(error)
          answers.set(number, { part: null, pending: false, offline: error })
          tellSoon()
        },
      }),
    )
    return () => {
      clearTimeout(patience)
      clearTimeout(telling)
      stops.forEach((stop) => stop())
    }
  },
})
