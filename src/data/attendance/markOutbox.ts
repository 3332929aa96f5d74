import { AppError } from '@/domain/shared/appError'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { KeptMark, MarkJournal } from './markJournal'
import type { SentMark } from './sendMark'

/**
 * So many marks are with the store at once. Its own queue works through everything that waits for one document again
 * with each answer: 200 marks of one day took it minutes, and 8 at a time take it seconds.
 */
const AT_ONCE = 8

const UNDONE = '-undone'

export type MarkOutbox = {
  journal: MarkJournal
  /** Settles when the server has it, whichever tab sends it; rejects when it would not have it. */
  send: (mark: SentMark) => Promise<void>
}

type Waiter = { resolve: () => void; reject: (error: Error) => void }

/**
 * A front desk's marks on their way: first into the journal of the device, then to the store, oldest first. One tab sends
 * for all (`asSender` calls back when it is this one's turn), and begins with what earlier pages left behind.
 */
export function createMarkOutbox(
  journal: MarkJournal,
  write: (mark: SentMark) => Promise<void>,
  asSender: (begin: () => void) => void,
): MarkOutbox {
  const waiters = new Map<string, Waiter>()
  const sending = new Set<string>()
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

  async function deliver(mark: KeptMark) {
    sending.add(mark.id)
    try {
      await write(mark)
      journal.remove(mark.id)
    } catch (cause) {
      const error = cause instanceof AppError ? cause : appErrorOf('', cause)
      // Nothing is there from which it could be taken back.
      if (mark.isUndone && error.code === 'not-found') journal.remove(mark.id)
      else journal.refuse(mark.id, error.message)
    } finally {
      sending.delete(mark.id)
      work()
    }
  }

  function work() {
    if (!isSender) return
    const next = journal.marks().filter(({ id, refusal }) => refusal === '' && !sending.has(id))
    for (const mark of next.slice(0, Math.max(0, AT_ONCE - sending.size))) void deliver(mark)
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
