import { factsOfInvoice } from '@/domain/invoices/factsOf'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import { readExpense } from '@/data/expenses/expenseRecords'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { invoicesChangedSince } from '@/data/invoices/invoiceQueries'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { chainFacts } from './chainFacts'
import { enterExpense } from './enterExpense'

/** The same order whoever asks: by the day, the instant of entry, the id. */
const inOrder = (one: LedgerFact, other: LedgerFact): number => {
  const keyOf = ({ date, at, id }: LedgerFact) => `${date} ${at?.toISOString() ?? ''} ${id}`
  return keyOf(one) < keyOf(other) ? -1 : 1
}

type Failed = (document: StoredDocument, error: unknown) => void

async function catchUpInvoices(
  store: DocumentStore,
  gymId: string,
  since: Date,
  today: CivilDate,
  timezone: string,
  failed: Failed,
): Promise<number> {
  let entered = 0
  const { path, where, orderBy } = invoicesChangedSince(gymId, since)
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question)) {
    const facts = documents.flatMap((document) => {
      try {
        const invoice = readInvoice(document, timezone)
        return invoice === null ? [] : factsOfInvoice(invoice)
      } catch (error) {
        failed(document, error)
        return []
      }
    })
    entered += await chainFacts(store, gymId, facts.sort(inOrder), today)
  }
  return entered
}

/** Every expense is looked at, some forty a month, so that they need no index of their own. */
async function catchUpExpenses(
  store: DocumentStore,
  gymId: string,
  since: Date,
  today: CivilDate,
  timezone: string,
  failed: Failed,
): Promise<number> {
  let entered = 0
  const question = { collection: 'expenses', where: [tenantFilter(gymId)], orderBy: [] }
  for await (const documents of pagesOf(store, question))
    for (const document of documents) {
      const changedAt = readExpense(document, timezone)?.updatedAt
      if (!changedAt || changedAt < since) continue
      try {
        entered += await enterExpense(store, gymId, document.id, today, timezone)
      } catch (error) {
        failed(document, error)
      }
    }
  return entered
}

/**
 * The night's part: enters what no event brought (an outage, an import), in an order that is always the same. A record that
 * can't be entered is told to `failed` and does not keep the others waiting.
 */
export async function catchUpLedger(
  store: DocumentStore,
  gymId: string,
  since: Date,
  today: CivilDate,
  timezone: string,
  failed: Failed,
): Promise<number> {
  return (
    (await catchUpInvoices(store, gymId, since, today, timezone, failed)) +
    (await catchUpExpenses(store, gymId, since, today, timezone, failed))
  )
}
