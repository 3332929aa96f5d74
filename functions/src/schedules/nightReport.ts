import * as logger from 'firebase-functions/logger'
import { whyOf, type NightFailure, type NightTask } from '@/domain/monthStats/nightFailure'

/** What one centre's night could not do: for the owner in words, for us in the log. */
export type NightReport = {
  failures: () => NightFailure[]
  add: (failures: readonly NightFailure[]) => void
  /** `why` in plain words. */
  note: (task: NightTask, who: string, why: string, memberId?: string) => void
  /** The same with what an error says of it, which the log gets whole. */
  tell: (task: NightTask, who: string, error: unknown, memberId?: string) => void
  /** Does one part of the night; where it fails the rest goes on with `otherwise`. `what` follows "could not". */
  attempt: <T>(what: string, otherwise: T, work: () => Promise<T>) => Promise<T>
}

export function nightReport(at: Date): NightReport {
  const known = new Map<string, NightFailure>()
  function note(task: NightTask, who: string, why: string, memberId = '') {
    const id = `${task} ${memberId || who}`
    known.set(id, { id, task, who, why, memberId, invoiceId: '', at })
  }
  function tell(task: NightTask, who: string, error: unknown, memberId = '') {
    logger.warn('night could not', {
      task,
      who: memberId || who,
      failure: error instanceof Error ? error.stack : error,
    })
    note(task, who, whyOf(error), memberId)
  }
  return {
    failures: () => [...known.values()],
    add: (failures) => failures.forEach((failure) => known.set(failure.id, failure)),
    note,
    tell,
    async attempt(what, otherwise, work) {
      try {
        return await work()
      } catch (error) {
        tell('work', what, error)
        return otherwise
      }
    },
  }
}
