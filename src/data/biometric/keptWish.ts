import type { AccessWish } from '@/domain/biometric/device'
import { pageOf } from '@/data/store/collection'
import type { DocumentStore, StoreTransaction, Writer } from '@/data/store/documentStore'
import { usersLeftBy } from './deviceQueries'
import { readUser } from './deviceRecords'

/** Numbers that somebody had and that nobody else has had since. */
const MOST_LEFT = 20

type KeptWish = { wish: AccessWish | null; write: (writer: Writer) => void }

/**
 * What was said at the desk of somebody who has had no number since theirs was taken off them: it stands in the document of that one, and
 * goes along to the one that they are given now. `pin`: that one, which keeps its own.
 */
export async function keptWish(
  store: DocumentStore,
  transaction: StoreTransaction,
  { gymId, personId, pin }: { gymId: string; personId: string; pin: string },
): Promise<KeptWish> {
  const found = await store.query(pageOf(usersLeftBy(gymId, personId), { pageSize: MOST_LEFT }))
  const stored = await Promise.all(found.map(({ path }) => transaction.get(path)))
  const kept = stored.flatMap((document) => {
    const user = readUser(document)
    const wish = user?.former?.personId === personId ? user.former.wish : null
    return document === null || wish === null || user?.pin === pin ? [] : [{ path: document.path, wish }]
  })
  const last = kept.sort((one, other) => other.wish.at.getTime() - one.wish.at.getTime())[0]
  return {
    wish: last?.wish ?? null,
    write(writer) {
      for (const { path } of kept) writer.update(path, [{ at: ['former', 'wish'], value: null }])
    },
  }
}
