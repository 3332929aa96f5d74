import { chained } from '@/domain/ledger/chain'
import { factsOfInvoice, newFacts } from '@/domain/invoices/factsOf'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { Invoice } from '@/domain/invoices/invoice'
import { headOf } from '@/data/ledger/chainFacts'
import { ledgerDayPath, ledgerPath } from '@/data/ledger/ledgerRecords'
import type { Writer } from '@/data/store/documentStore'
import type { ActScene } from './actScene'

/** An invoice as it stood and as the act leaves it; `before` is null for a new one. */
export type InvoicePair = { before: Invoice | null; after: Invoice }

/** An invoice from before the ledger, or an import that no night has entered yet, is entered whole with its first act. */
async function factsBefore({ transaction }: ActScene, before: Invoice | null): Promise<LedgerFact[]> {
  const facts = before ? factsOfInvoice(before) : []
  const [issue, ...others] = facts
  if (issue === undefined || (await transaction.get(ledgerPath(issue.id))) !== null) return []
  const known = await Promise.all(others.map(({ id }) => transaction.get(ledgerPath(id))))
  return [issue, ...others.filter((_, at) => known[at] === null)]
}

/**
 * The entries that an act adds to the end of its day's chain (decision 15), written in its own transaction, so that
 * there is no moment in which books and chain differ. Reads, so it comes before the act's writes.
 */
export async function chainOfAct(
  scene: ActScene,
  pairs: readonly InvoicePair[],
  others: readonly LedgerFact[] = [],
): Promise<(writer: Writer) => void> {
  const facts: LedgerFact[] = [...others]
  for (const { before, after } of pairs)
    facts.unshift(...(await factsBefore(scene, before)), ...newFacts(before, after))
  if (facts.length === 0) return () => undefined
  const { transaction, gymId, today } = scene
  const path = ledgerDayPath(gymId, today)
  const entries = await chained(await headOf(transaction, path), facts, today)
  return (writer) => {
    for (const entry of entries) writer.create(ledgerPath(entry.id), entry)
    const last = entries.at(-1)
    if (last) writer.set(path, { gymId, day: today, count: last.seq, hash: last.hash })
  }
}
