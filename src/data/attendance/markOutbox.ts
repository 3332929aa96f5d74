import { AppError, type AppErrorCode } from '@/domain/shared/appError'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { KeptMark, MarkJournal } from './markJournal'
import { marksOfOneWrite, type SentMark } from './sendMark'

/**
 * So many writes are with the store at once. Its own queue works through everything that waits for one document again
 * with each answer: 200 marks of one day took it minutes.
 */
const AT_ONCE = 4

/** So long nothing is sent after a failure that is no word of the server's: the store itself may be broken, or its session over. */
const PAUSE_MS = 15_000

/** What the server says of the mark itself: sent again it would say the same. */
const answers: readonly AppErrorCode[] = [
  ...(['permission-denied', 'not-found', 'conflict'] as const),
  ...(['refused', 'invalid-input', 'too-large'] as const),
]

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
 * that one that is refused holds up nobody else's. `ending`: the store is closed; what it says from then on is nobody's word.
 */
export function createMarkOutbox(
  journal: MarkJournal,
  write: (marks: readonly [SentMark, ...SentMark[]]) => Promise<void>,
  asSender: (begin: () => void) => void,
  ending?: AbortSignal,
): MarkOutbox {
  const waiters = new Map<string, Waiter>()
  const sending = new Set<string>()
  /** Those that the server would not have together with others. */
  const alone = new Set<string>()
  /** How often a mark failed without a word of the server's: others go first. */
  const unclear = new Map<string, number>()
  let writes = 0
  let isSender = false
  let isPaused = false

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
      for (const { id } of marks) {
        unclear.delete(id)
        journal.remove(id)
      }
    } catch (cause) {
      if (ending?.aborted) return
      const error = cause instanceof AppError ? cause : appErrorOf('', cause)
      if (!answers.includes(error.code)) pause(marks)
      else if (others.length > 0) for (const { id } of marks) alone.add(id)
      else refuse(first, error)
    } finally {
      writes -= 1
      for (const { id } of marks) sending.delete(id)
      work()
    }
  }

  /** They stay where they are: nobody has said anything of them. */
  function pause(marks: readonly KeptMark[]) {
    for (const { id } of marks) unclear.set(id, (unclear.get(id) ?? 0) + 1)
    if (isPaused) return
    isPaused = true
    setTimeout(() => {
      isPaused = false
      work()
    }, PAUSE_MS)
  }

  function refuse({ id, isUndone }: KeptMark, { code, message }: AppError) {
    // Nothing is there from which it could be taken back.
    if (isUndone && code === 'not-found') journal.remove(id)
    else journal.refuse(id, message)
  }

  function work() {
    if (!isSender || ending?.aborted) return
    while (writes < AT_ONCE && !isPaused) {
      const waiting = journal
        .marks()
        .filter(({ id, refusal }) => refusal === '' && !sending.has(id))
        .sort((one, other) => (unclear.get(one.id) ?? 0) - (unclear.get(other.id) ?? 0))
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
