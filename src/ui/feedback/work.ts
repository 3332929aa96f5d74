import { create } from 'zustand'

/** Long work over many rows: n of m, can be stopped, each row has its own result. */
export type Work<T> = {
  /** "Extend 12 members by 7 days". */
  title: string
  /** How many there are, when known. */
  count?: number | undefined
  rows: Iterable<T> | AsyncIterable<T>
  nameOf: (row: T) => string
  /** Does one row; throws with the reason when it fails, and answers false where nothing was left to do, which nothing undoes. */
  each: (row: T) => Promise<unknown>
  /** Runs once every row is done and none failed; when it throws, the work broke off with that reason. */
  finish?: (() => Promise<void>) | undefined
  /** Gives the toast its Undo, which runs over the rows that were done. */
  undoEach?: ((row: T) => Promise<unknown>) | undefined
  /** Said in the toast when every row is done: "12 members extended". */
  doneText?: ((done: number) => string) | undefined
  /** No row waits for another: a few go at once. */
  isBatched?: boolean | undefined
}

/** What one device may ask of the store at once without getting in its own way. */
const BATCH = 5

const NOT_TRIED = 'Left as it was'

/** Thrown by `each` where no further row can be done for the moment: those that are left are not tried. Its message says when to go on. */
export class WorkLimit extends Error {}

export type FailedRow = { name: string; reason: string }
export type WorkState = {
  title: string
  count: number | undefined
  done: number
  failed: readonly FailedRow[]
  status: 'running' | 'stopping' | 'stopped' | 'finished'
  /** Why reading the rows, a limit or finishing broke it off; '' where nothing did. */
  brokeOff: string
  /** Who is done already, where a limit broke it off: going on with them would do it twice. */
  doneNames: readonly string[]
  stop: () => void
  close: () => void
}
export type WorkResult = { done: number; failed: readonly FailedRow[]; isStopped: boolean; brokeOff: string }

/** The work that is shown now; one at a time. */
export const useWork = create<{ current: WorkState | null }>()(() => ({ current: null }))

const publish = (current: WorkState | null) => useWork.setState({ current })

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'It did not work. Try again.')

async function* batchesOf<T>(rows: Work<T>['rows'], size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Runs row after row and shows how far it is. Resolves when it is finished or stopped; never rejects. */
export async function runWork<T>(work: Work<T>, onRowDone: (row: T) => void): Promise<WorkResult> {
  let status: WorkState['status'] = 'running'
  let done = 0
  const failed: FailedRow[] = []
  let brokeOff = ''
  const doneNames: string[] = []
  let isLimited = false
  let isStopped = false

  const show = () =>
    publish({
      title: work.title,
      count: work.count,
      done,
      failed: [...failed],
      status,
      brokeOff,
      doneNames: isLimited ? [...doneNames] : [],
      stop: () => {
        if (status !== 'running') return
        status = 'stopping'
        show()
      },
      close: () => publish(null),
    })

  const isAskedToStop = () => status === 'stopping'

  const runRow = async (row: T) => {
    if (isLimited) return void failed.push({ name: work.nameOf(row), reason: NOT_TRIED })
    try {
      const answer = await work.each(row)
      done += 1
      doneNames.push(work.nameOf(row))
      if (answer !== false) onRowDone(row)
    } catch (error) {
      const isLimit = error instanceof WorkLimit
      failed.push({ name: work.nameOf(row), reason: isLimit ? NOT_TRIED : reasonOf(error) })
      if (isLimit) {
        isLimited = true
        brokeOff = error.message
      }
    }
    show()
  }

  show()
  try {
    for await (const batch of batchesOf(work.rows, work.isBatched ? BATCH : 1)) {
      if (isAskedToStop()) break
      await Promise.all(batch.map(runRow))
    }
    isStopped = isAskedToStop()
    if (!isStopped && failed.length === 0) await work.finish?.()
  } catch (error) {
    brokeOff = reasonOf(error)
  }
  status = isStopped ? 'stopped' : 'finished'
  if (failed.length > 0 || isStopped || brokeOff) show()
  else publish(null)
  return { done, failed, isStopped, brokeOff }
}
