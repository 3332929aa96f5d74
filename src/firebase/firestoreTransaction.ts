import { doc, runTransaction, type Firestore } from 'firebase/firestore'
import { AppError } from '@/domain/shared/appError'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { storedDocumentOf } from './firestoreValues'
import { firestoreWriter } from './firestoreWriter'
import { translateError } from './translateError'

/** ENGINEERING 3 "Contention": with these, 24 concurrent issues of an invoice gave 24 numbers without a gap. */
const MAX_ATTEMPTS = 40
const FIRST_WAIT_MS = 20
const LONGEST_WAIT_MS = 400

/** Full jitter: competitors that failed together must not come back together. */
const wait = (attempt: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt))
  })

/**
 * Runs a transaction until it commits. The web SDK gives up on `permission-denied`, yet the rules see a counter
 * that another client moved before the precondition fails: so a denial is repeated as long as what the work read
 * has changed in the meantime. A denial of the very same reads is a real one.
 */
export async function transactWithRetry<T>(
  db: Firestore,
  work: (transaction: StoreTransaction) => Promise<T>,
): Promise<T> {
  let readBefore: string | null = null
  for (let attempt = 1; ; attempt += 1) {
    const reads = new Map<string, StoredDocument | null>()
    try {
      return await runTransaction(
        db,
        (transaction) => {
          reads.clear()
          const writer = firestoreWriter(db, transaction)
          return work({
            ...writer,
            async get(path) {
              const found = storedDocumentOf(await transaction.get(doc(db, path)))
              reads.set(path, found)
              return found
            },
            create(path, data) {
              if (reads.get(path)) throw appErrorOf('already-exists', path)
              writer.create(path, data)
            },
          })
        },
        // The SDK's own repeats begin with a wait of a second.
        { maxAttempts: 1 },
      )
    } catch (error) {
      const read = JSON.stringify([...reads])
      if (attempt === MAX_ATTEMPTS || !mayRepeat(error, read !== readBefore)) throw translateError(error)
      readBefore = read
      await wait(attempt)
    }
  }
}

function mayRepeat(error: unknown, hasMoved: boolean): boolean {
  if (error instanceof AppError) return false
  const { code } = translateError(error)
  return code === 'conflict' || (code === 'permission-denied' && hasMoved)
}
