import { emptyChain, verifyChain, type ChainHead, type Verdict } from '@/domain/ledger/chain'
import { compareWithLedger, type Mismatch } from '@/domain/ledger/compare'
import type { LedgerEntry } from '@/domain/ledger/ledgerEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import { invoicePath, readInvoice } from '@/data/invoices/invoiceRecords'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { chainHeadSchema, dayEntries, invoiceEntries, ledgerDayPath, readEntry } from './ledgerRecords'

/** What Verify finds of a day: the chain, and the invoices that it speaks of. */
export type DayVerdict = { chain: Verdict; mismatches: Mismatch[] }

async function documentsOf(store: DocumentStore, { path, gymId, where, orderBy }: Listed) {
  const found: StoredDocument[] = []
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question)) found.push(...documents)
  return found
}

const entriesIn = (documents: StoredDocument[]): LedgerEntry[] =>
  documents.map(readEntry).filter((entry) => entry !== null)

/** `sealed` is where the chain stood when the day was closed, which the head of the day may not contradict. */
export async function verifyDay(
  store: DocumentStore,
  gymId: string,
  day: CivilDate,
  timezone: string,
  sealed: ChainHead = emptyChain,
): Promise<DayVerdict> {
  const [entries, head] = await Promise.all([
    documentsOf(store, dayEntries(gymId, day)).then(entriesIn),
    store.get(ledgerDayPath(gymId, day)),
  ])
  const known = head === null ? emptyChain : chainHeadSchema.parse(head.data)
  const atEnd = await verifyChain(entries, known)
  const chain = atEnd.kind === 'whole' && sealed.count > 0 ? await verifyChain(entries, sealed) : atEnd
  const ids = [...new Set(entries.map(({ invoiceId }) => invoiceId).filter((id) => id !== ''))]
  const invoices = (await Promise.all(ids.map((id) => store.get(invoicePath(id)))))
    .map((stored) => readInvoice(stored, timezone))
    .filter((invoice) => invoice !== null)
  const about = await Promise.all(ids.map((id) => documentsOf(store, invoiceEntries(gymId, id))))
  const latest = entries.reduce((until, { at }) => (at !== null && at > until ? at : until), new Date(0))
  return { chain, mismatches: compareWithLedger(invoices, entriesIn(about.flat()), latest) }
}
