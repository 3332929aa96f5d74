import { AppError } from '@/domain/shared/appError'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { KeptMark, MarkJournal } from './markJournal'
import { marksOfOneWrite, type SentMark } from './sendMark'

/**
 * So many writes are with the store at once. Its own queue works through everything that waits for one document again
 * with each answer: 200 marks of one day took it minutes.
 */
const AT_ONCE = 4

const UNDONE = '-undone'

export type MarkOutbox = {
  journal: MarkJournal
  /** Settles when the server has it, whichever tab sends it; rejects when it would not have it. */
  send: (mark: SentMark) => Promise<void>
}

type Waiter = { resolve: () => void; reject: (error: Error) => void }

/**
 * A front desk's marks on their way: first into the journal of the device, then to the store, oldest first. One tab sends
 * for all (`asSender` calls back when it is this one's turn), and begins with what earlier pages left behind. What came
 * together while there was no network goes several to a write; where the server will not have those, each by itself, so
 * that one that is refused holds up nobody else's.
 */
export function createMarkOutbox(
  journal: MarkJournal,
  write: (marks: readonly [SentMark, ...SentMark[]]) => Promise<void>,
  asSender: (begin: () => void) => void,
): MarkOutbox {
  const waiters = new Map<string, Waiter>()
  const sending = new Set<string>()
  /** Those that the server would not have together with others. */
  const alone = new Set<string>()
  let writes = 0
  let isSender = false

  /** Another tab may have sent what this one waits for. */
  function tellWaiters() {
    const kept = new Map(journal.marks().map((mark) => [mark.id, mark]))
    for (const [id, { resolve, reject }] of waiters) {
      const mark = kept.get(id)
      if (mark && mark.refusal === '') continue
      waiters.delete(id)
      if (mark) reject(new AppError('refused', mark.refusal))
      else resolve()
    }
  }

  async function deliver(marks: readonly [KeptMark, ...KeptMark[]]) {
    const [first, ...others] = marks
    try {
      await write(marks)
      for (const { id } of marks) journal.remove(id)
    } catch (cause) {
      if (others.length > 0) for (const { id } of marks) alone.add(id)
      else refuse(first, cause instanceof AppError ? cause : appErrorOf('', cause))
    } finally {
      writes -= 1
      for (const { id } of marks) sending.delete(id)
      work()
    }
  }

  function refuse({ id, isUndone }: KeptMark, { code, message }: AppError) {
    // Nothing is there from which it could be taken back.
    if (isUndone && code === 'not-found') journal.remove(id)
    else journal.refuse(id, message)
  }

  function work() {
    if (!isSender) return
    while (writes < AT_ONCE) {
      const waiting = journal.marks().filter(({ id, refusal }) => refusal === '' && !sending.has(id))
      const [first, ...later] = waiting
      if (first === undefined) return
      const marks = marksOfOneWrite(
        first,
        alone.has(first.id) ? [] : later.filter(({ id }) => !alone.has(id)),
      )
      for (const { id } of marks) sending.add(id)
      writes += 1
      void deliver(marks)
    }
  }

  journal.subscribe(() => {
    tellWaiters()
    work()
  })
  asSender(() => {
    isSender = true
    work()
  })

  return {
    journal,
    send(mark) {
      // A removal takes the mark's place under a name of its own: what becomes of the mark is told apart.
      const id = mark.isUndone && !mark.id.endsWith(UNDONE) ? mark.id + UNDONE : mark.id
      if (id !== mark.id) journal.remove(mark.id)
      return new Promise((resolve, reject) => {
        waiters.set(id, { resolve, reject })
        journal.put({ ...mark, id, refusal: '' })
      })
    },
  }
}
