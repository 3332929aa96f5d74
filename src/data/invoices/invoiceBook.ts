import type { Invoice } from '@/domain/invoices/invoice'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { actOnInvoice } from './actOnInvoice'
import { invoiceList, invoiceTotal, type InvoiceFilter } from './invoiceQueries'
import { invoiceDefinition } from './invoiceRecords'

/** What the finance screens do with invoices; to look one up, `invoiceRepository` is enough. */
export function invoiceBook(parts: RepositoryParts) {
  const { store, clock } = parts
  const invoices = typedCollection<Invoice>(parts, invoiceDefinition)
  return {
    page: (gymId: string, filter: InvoiceFilter, request: PageRequest): LiveQuery<PageOf<Invoice>> =>
      invoices.page(pageOf(invoiceList(gymId, filter), request)),
    /** Reckoned by the store: it costs a read for each thousand invoices, not for each. */
    count: (gymId: string, filter: InvoiceFilter): LiveQuery<number> =>
      askedOnce(`invoice count ${gymId} ${JSON.stringify(filter)}`, () =>
        store.count(invoiceTotal(gymId, filter)),
      ),
    /** For exports and returns. */
    all: (gymId: string, filter: InvoiceFilter): AsyncIterable<Invoice> =>
      invoices.all(invoiceList(gymId, filter)),
    /** Any act of `domain/invoices` on one invoice, in one transaction with all that follows from it. */
    act: actOnInvoice(store, clock),
  }
}
