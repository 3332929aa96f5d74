import type { InvoiceStatus } from '@/domain/invoices/invoice'
import { overnight } from '@/domain/invoices/restate'
import type { CivilDate } from '@/domain/shared/civilDate'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { changeInvoice, invoicePath, readInvoice } from './invoiceRecords'

/** Only these move with the calendar. */
const moving: InvoiceStatus[] = ['Open', 'Unpaid', 'Partially Paid']

/** Invoices whose due date has come or gone, in the statuses that it moves. */
export const dueInvoices = (gymId: string, today: CivilDate): Listed => ({
  path: 'invoices',
  gymId,
  where: [
    { field: 'isDeleted', op: '==', value: false },
    { field: 'status', op: 'in', value: moving },
    { field: 'dueOn', op: '<=', value: today },
  ],
  orderBy: [{ field: 'dueOn', direction: 'asc' }],
})

type Calendar = { today: CivilDate; graceDays: number; timezone: string }

const restateOne = (store: DocumentStore, id: string, { today, graceDays, timezone }: Calendar) =>
  store.transact(async (transaction) => {
    const before = readInvoice(await transaction.get(invoicePath(id)), timezone)
    const after = before && overnight(before, today, graceDays)
    if (before === null || after === null) return 0
    changeInvoice(transaction, before, after)
    return 1
  })

/** The night's part on statuses (DOMAIN 3.4): what fell due or overdue says so. Idempotent; answers how many moved. */
export async function restateInvoices(
  store: DocumentStore,
  gymId: string,
  calendar: Calendar,
): Promise<number> {
  let moved = 0
  const { path, where, orderBy } = dueInvoices(gymId, calendar.today)
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question))
    for (const { id } of documents) moved += await restateOne(store, id, calendar)
  return moved
}
