import type { CivilDate } from '@/domain/shared/civilDate'
import { totalOf } from '@/domain/shared/money'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { invoiceList } from './invoiceQueries'
import { readInvoice } from './invoiceRecords'

/** So many that wait for approval are added up: no index sums them, and few ever wait at once. */
const MOST_ADDED_UP = 99

/** Rupees of all that waits for approval; null where that is more than is added up, or one cannot be read. */
export async function toApproveRupees(
  store: DocumentStore,
  gymId: string,
  lateUntil: CivilDate,
  timezone: string,
): Promise<number | null> {
  const { path, where, orderBy } = invoiceList(gymId, { tab: 'toApprove', lateUntil })
  const waiting = await store.query({
    ...{ collection: path, where: [tenantFilter(gymId), ...where], orderBy },
    limit: MOST_ADDED_UP + 1,
  })
  const invoices = waiting
    .map((stored) => readInvoice(stored, timezone))
    .filter((invoice) => invoice !== null)
  const isWhole = waiting.length <= MOST_ADDED_UP && invoices.length === waiting.length
  return isWhole ? totalOf(invoices.map(({ amount }) => amount)) : null
}
