import { doc, runTransaction, type Firestore } from 'firebase/firestore'
import { AppError } from '@/domain/shared/appError'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { StoreTransaction } from '@/data/store/documentStore'
import { storedDocumentOf } from './firestoreValues'
import { firestoreWriter } from './firestoreWriter'
import { translateError } from './translateError'

/** Two people at one ordinary record: ten at once come through, and who does not is told within two seconds. */
const MAX_ATTEMPTS = 15
const FIRST_WAIT_MS = 20
const LONGEST_WAIT_MS = 200

/** Full jitter: competitors that failed together must not come back together. */
const wait = (attempt: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt))
  })

/**
 * Runs a transaction until it commits: begun again at once, where the SDK's own repeats begin with a wait of a second. The rules look
 * at what stands by then, before anybody says that it is not what was read: what they deny is looked at once more.
 */
export async function transactWithRetry<T>(
  db: Firestore,
  work: (transaction: StoreTransaction) => Promise<T>,
): Promise<T> {
  let isDenied = false
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(
        db,
        (transaction) => {
          const known = new Set<string>()
          const writer = firestoreWriter(db, transaction)
          return work({
            ...writer,
            async get(path) {
              const found = storedDocumentOf(await transaction.get(doc(db, path)))
              if (found) known.add(path)
              return found
            },
            create(path, data) {
              if (known.has(path)) throw appErrorOf('already-exists', path)
              writer.create(path, data)
            },
          })
        },
        { maxAttempts: 1 },
      )
    } catch (error) {
      const failure = translateError(error)
      const isFirstDenial: boolean = failure.code === 'permission-denied' && !isDenied
      const isOvertaken = failure.code === 'conflict' && attempt < MAX_ATTEMPTS
      if (error instanceof AppError || !(isFirstDenial || isOvertaken)) throw failure
      isDenied ||= isFirstDenial
      await wait(attempt)
    }
  }
}
