import { chained, emptyChain, type ChainHead } from '@/domain/ledger/chain'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { DocumentStore, StoreTransaction, Writer } from '@/data/store/documentStore'
import { chainHeadSchema, ledgerDayPath, ledgerPath } from './ledgerRecords'

/** What one transaction enters: each is a read and a write, and the day's head is held meanwhile. */
const AT_ONCE = 100

/** Where the chain of a day stands. */
export async function headOf(transaction: StoreTransaction, path: string): Promise<ChainHead> {
  const stored = await transaction.get(path)
  return stored === null ? emptyChain : chainHeadSchema.parse(stored.data)
}

/** What is written along with new entries, and never without one: so a repeat writes nothing twice. `entered` are those alone. */
type Also = (writer: Writer, entered: readonly LedgerFact[]) => void

/** Enters those that the ledger does not hold yet at the end of the day's chain; answers how many. */
const chainSome = (
  store: DocumentStore,
  gymId: string,
  facts: readonly LedgerFact[],
  day: CivilDate,
  also: Also,
) =>
  store.transact(async (transaction) => {
    const path = ledgerDayPath(gymId, day)
    const known = await Promise.all(facts.map(({ id }) => transaction.get(ledgerPath(id))))
    const head = await headOf(transaction, path)
    const entries = await chained(
      head,
      facts.filter((_, index) => known[index] === null),
      day,
    )
    const last = entries.at(-1)
    if (last === undefined) return 0
    for (const entry of entries) transaction.create(ledgerPath(entry.id), entry)
    transaction.set(path, { gymId, day, count: last.seq, hash: last.hash })
    also(transaction, entries)
    return entries.length
  })

/**
 * The server's part of the ledger (decision 15): puts facts into the chain of the day on which they are entered. A fact
 * that stands there already is passed by, so an event that comes twice, and the night that looks once more, are
 * harmless.
 */
export async function chainFacts(
  store: DocumentStore,
  gymId: string,
  facts: readonly LedgerFact[],
  day: CivilDate,
  also: Also = () => undefined,
): Promise<number> {
  let entered = 0
  for (let from = 0; from < facts.length; from += AT_ONCE)
    entered += await chainSome(store, gymId, facts.slice(from, from + AT_ONCE), day, also)
  return entered
}
