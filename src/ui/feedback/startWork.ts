import { showToast } from './toast'
import { runWork, useWork, type Work, type WorkResult } from './work'

/**
 * Runs `work` under a progress dialog and says the result in a toast, with Undo where the work can be undone. A
 * second piece of work is refused while one runs.
 */
export async function startWork<T>(work: Work<T>): Promise<WorkResult> {
  const going = useWork.getState().current?.status
  if (going === 'running' || going === 'stopping') {
    showToast({ text: 'Something else is still running. Wait until it is finished.', tone: 'problem' })
    return { done: 0, failed: [], isStopped: true, brokeOff: '' }
  }
  const doneRows: T[] = []
  const result = await runWork(work, (row) => doneRows.push(row))
  const { undoEach, finish } = work
  const isUnfinished = finish !== undefined && (result.isStopped || result.brokeOff !== '')
  if (result.done > 0 && !isUnfinished)
    showToast({
      text: work.doneText?.(result.done) ?? `${work.title}: ${result.done} done`,
      ...(undoEach && { undo: () => undoAll(work, doneRows, undoEach) }),
    })
  return result
}

async function undoAll<T>(
  work: Work<T>,
  rows: readonly T[],
  undoEach: (row: T) => Promise<unknown>,
): Promise<void> {
  const title = `Undo: ${work.title}`
  const { failed } = await runWork(
    {
      ...{ title, count: rows.length, rows: [...rows].reverse(), each: undoEach },
      ...{ nameOf: work.nameOf, isBatched: work.isBatched },
    },
    () => undefined,
  )
  if (failed.length > 0) throw new Error(`${failed.length} of ${rows.length} could not be undone.`)
}
