import { duesDrift, statsDrift, type Drift } from '@/domain/monthStats/drift'
import { monthFiguresSchema, type StatsByMonth } from '@/domain/monthStats/monthStats'
import { recomputeStats } from '@/domain/monthStats/statsOf'
import { readExpense } from '@/data/expenses/expenseRecords'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { heldMember } from '@/data/members/memberRecords'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { readMonth } from './monthStatsRepository'
import { writeStats } from './writeStats'

async function every<T>(
  store: DocumentStore,
  collection: string,
  gymId: string,
  read: (document: StoredDocument) => T | null,
): Promise<T[]> {
  const found: T[] = []
  const question = { collection, where: [tenantFilter(gymId)], orderBy: [] }
  for await (const documents of pagesOf(store, question))
    found.push(...documents.map(read).filter((one) => one !== null))
  return found
}

async function storedStats(store: DocumentStore, gymId: string): Promise<StatsByMonth> {
  const months = await every(store, 'monthStats', gymId, readMonth)
  return Object.fromEntries(months.map((stored) => [stored.month, monthFiguresSchema.parse(stored)]))
}

/** The months as the records make them. */
async function statsFromRecords(store: DocumentStore, gymId: string, timezone: string) {
  const invoices = await every(store, 'invoices', gymId, (document) => readInvoice(document, timezone))
  const expenses = await every(store, 'expenses', gymId, (document) => readExpense(document, timezone))
  return { invoices, stats: recomputeStats(invoices, expenses) }
}

/**
 * Holds a centre's months and its members' dues against the records they come from (expected: no drift). A centre from
 * before there were months gets its own first. Reads every invoice, expense and member, so it is the night's.
 */
export async function reconcileMoney(
  store: DocumentStore,
  gymId: string,
  timezone: string,
): Promise<Drift[]> {
  const [stored, { invoices, stats }] = await Promise.all([
    storedStats(store, gymId),
    statsFromRecords(store, gymId, timezone),
  ])
  const isNew = Object.keys(stored).length === 0
  if (isNew && Object.keys(stats).length > 0)
    await store.batch((writer) => writeStats(writer, gymId, stats, null))
  const members = await every(
    store,
    'members',
    gymId,
    (document) => heldMember(document, timezone)?.member ?? null,
  )
  return [...(isNew ? [] : statsDrift(stored, stats)), ...duesDrift(members, invoices)]
}
