import { showToast } from './toast'
import { runWork, useWork, type Work, type WorkResult } from './work'

/** Why no work can begin now; '' where it can. */
export function whyNotNow(): string {
  const going = useWork.getState().current?.status
  if (going !== 'running' && going !== 'stopping') return ''
  return 'Something else is still running. Wait until it is finished.'
}

/**
 * Runs `work` under a progress dialog and says the result in a toast, with Undo where the work can be undone. A
 * second piece of work is refused while one runs.
 */
export async function startWork<T>(work: Work<T>): Promise<WorkResult> {
  const reason = whyNotNow()
  if (reason) {
    showToast({ text: reason, tone: 'problem' })
    return { done: 0, failed: [], isStopped: true, brokeOff: '' }
  }
  const doneRows: T[] = []
  const result = await runWork(work, (row) => doneRows.push(row))
  const { undoEach, finish } = work
  const isUnfinished = finish !== undefined && (result.isStopped || result.brokeOff !== '')
  if (result.done > 0 && !isUnfinished)
    showToast({
      text: work.doneText?.(result.done) ?? `${work.title}: ${result.done} done`,
      ...(undoEach && doneRows.length > 0 && { undo: () => undoAll(work, doneRows, undoEach) }),
    })
  return result
}

/** Answers with how far it came, where not everything is undone. */
async function undoAll<T>(work: Work<T>, done: readonly T[], each: NonNullable<Work<T>['undoEach']>) {
  const reason = whyNotNow()
  if (reason) throw new Error(reason)
  const { nameOf, isBatched } = work
  const [title, rows] = [`Undo: ${work.title}`, [...done].reverse()]
  const undone = await runWork({ title, count: rows.length, rows, each, nameOf, isBatched }, () => undefined)
  const failed = undone.failed.length
  const left = rows.length - undone.done - failed
  if (failed + left === 0) return ''
  const further = [failed && `${failed} could not be undone`, left && `${left} left when it was stopped`]
  return `${[`${undone.done || 'None'} of ${rows.length} undone`, ...further].filter(Boolean).join(', ')}.`
}
