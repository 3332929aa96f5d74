import type { AccessWish } from '@/domain/biometric/device'
import { pageOf } from '@/data/store/collection'
import type { DocumentStore, StoreTransaction, Writer } from '@/data/store/documentStore'
import { usersLeftBy, usersLeftEarlierBy } from './deviceQueries'
import { readUser } from './deviceRecords'
import { leftWish, withoutWish } from './formers'

/** Numbers that somebody had, each way that they are asked for. */
const MOST_LEFT = 20

type KeptWish = { wish: AccessWish | null; write: (writer: Writer) => void }

/**
 * What was said at the desk of somebody who has had no number since theirs was taken off them: it stands in the document of that one,
 * also while others have it, and goes along to the one that they are given now. `pin`: that one, which keeps its own.
 */
export async function keptWish(
  store: DocumentStore,
  transaction: StoreTransaction,
  { gymId, personId, pin }: { gymId: string; personId: string; pin: string },
): Promise<KeptWish> {
  const questions = [usersLeftBy(gymId, personId), usersLeftEarlierBy(gymId, personId)]
  const found = await Promise.all(
    questions.map((question) => store.query(pageOf(question, { pageSize: MOST_LEFT }))),
  )
  const paths = new Set(found.flat().map(({ path }) => path))
  const stored = await Promise.all([...paths].map((path) => transaction.get(path)))
  const kept = stored.flatMap((document) => {
    const user = readUser(document)
    const wish = user && leftWish(user, personId)
    const isKept = document !== null && user !== null && wish !== null && user.pin !== pin
    return isKept ? [{ path: document.path, user, wish }] : []
  })
  const last = kept.sort((one, other) => other.wish.at.getTime() - one.wish.at.getTime())[0]
  return {
    wish: last?.wish ?? null,
    write(writer) {
      for (const { path, user } of kept) writer.update(path, withoutWish(user, personId))
    },
  }
}
