import { emptyChain, verifyChain, type Verdict } from '@/domain/ledger/chain'
import { compareCloses } from '@/domain/dayClose/closeFact'
import type { Mismatch } from '@/domain/ledger/mismatch'
import type { LedgerEntry } from '@/domain/ledger/ledgerEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { MoneyFormat } from '@/domain/shared/money'
import { dayClosePath, readDayClose } from './dayCloseRecords'
import { expensePath, readExpense } from '@/data/expenses/expenseRecords'
import { invoicePath, readInvoice } from '@/data/invoices/invoiceRecords'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import {
  chainHeadSchema,
  dayEntries,
  entriesOf,
  expenseEntries,
  invoiceEntries,
  ledgerDayPath,
} from '@/data/ledger/ledgerRecords'
import { compareWithLedger } from '@/domain/invoices/compareWithLedger'
import { compareExpenses } from '@/domain/ledger/compareExpenses'

/** What Verify finds of a day: the chain, and the records that it speaks of. */
export type DayVerdict = { chain: Verdict; mismatches: Mismatch[] }

const idsIn = (entries: LedgerEntry[], idOf: (entry: LedgerEntry) => string): string[] => [
  ...new Set(entries.map(idOf).filter((id) => id !== '')),
]

const isAboutExpense = ({ kind }: LedgerEntry) => kind === 'expense' || kind === 'expenseChange'

/** The records that are still there, and can be read. */
async function records<T>(
  store: DocumentStore,
  paths: string[],
  read: (stored: StoredDocument | null) => T | null,
): Promise<T[]> {
  const found = await Promise.all(paths.map((path) => store.get(path)))
  return found.map(read).filter((record) => record !== null)
}

async function all(parts: Promise<LedgerEntry[]>[]): Promise<LedgerEntry[]> {
  return (await Promise.all(parts)).flat()
}

/** The day's own chain, whose head the day and the seal of its close both know. */
async function chainOf(store: DocumentStore, gymId: string, day: CivilDate, entries: LedgerEntry[]) {
  const [head, close] = await Promise.all([
    store.get(ledgerDayPath(gymId, day)),
    store.get(dayClosePath(gymId, day)).then(readDayClose),
  ])
  const known = head === null ? emptyChain : chainHeadSchema.parse(head.data)
  const atEnd = await verifyChain(entries, known)
  const isSealed = atEnd.kind === 'whole' && close !== null && close.chain.count > 0
  return isSealed ? verifyChain(entries, close.chain) : atEnd
}

/** Its zone, and its money, in which a mismatch is told. */
export type VerifiedGym = MoneyFormat & { timezone: string }

/** Follows the chain of a day, and holds what it says against invoices, expenses and closes. */
export async function verifyDay(
  store: DocumentStore,
  gymId: string,
  day: CivilDate,
  { timezone, ...format }: VerifiedGym,
): Promise<DayVerdict> {
  const entries = await entriesOf(store, dayEntries(gymId, day))
  const chain = await chainOf(store, gymId, day, entries)
  const invoiceIds = idsIn(entries, ({ invoiceId }) => invoiceId)
  const expenseIds = idsIn(entries.filter(isAboutExpense), ({ itemId }) => itemId)
  const latest = entries.reduce((until, { at }) => (at !== null && at > until ? at : until), new Date(0))
  const invoices = await records(store, invoiceIds.map(invoicePath), (stored) =>
    readInvoice(stored, timezone),
  )
  const expenses = await records(store, expenseIds.map(expensePath), (stored) =>
    readExpense(stored, timezone),
  )
  const closes = await records(
    store,
    idsIn(
      entries.filter(({ kind }) => kind === 'dayClose'),
      ({ itemId }) => `dayCloses/${itemId}`,
    ),
    readDayClose,
  )
  const aboutInvoices = await all(invoiceIds.map((id) => entriesOf(store, invoiceEntries(gymId, id))))
  const aboutExpenses = await all(expenseIds.map((id) => entriesOf(store, expenseEntries(gymId, id))))
  return {
    chain,
    mismatches: [
      ...compareWithLedger(invoices, aboutInvoices, latest, format),
      ...compareExpenses(expenses, aboutExpenses, latest, format),
      ...(await compareCloses(closes, entries)),
    ],
  }
}
