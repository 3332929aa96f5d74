import type { Invoice } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { invoicesChangedSince } from '@/data/ledger/catchUpLedger'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import {
  invoiceList,
  invoiceTotal,
  numberedInvoices,
  type InvoiceFilter,
  type InvoiceNumber,
} from './invoiceQueries'
import { invoiceDefinition } from './invoiceRecords'
import { owedBy, type Owed } from './owed'

/** A number stands on one invoice a financial year; more years than these nobody looks through. */
const YEARS_OF_NUMBERS = 10

/** What the finance screens do with invoices; to look one up, `invoiceRepository` is enough. */
export function invoiceBook(parts: RepositoryParts) {
  const { store } = parts
  const invoices = typedCollection<Invoice>(parts, invoiceDefinition)
  return {
    page: (gymId: string, filter: InvoiceFilter, request: PageRequest): LiveQuery<PageOf<Invoice>> =>
      invoices.page(pageOf(invoiceList(gymId, filter), request)),
    /** Reckoned by the store: it costs a read for each thousand invoices, not for each. */
    count: (gymId: string, filter: InvoiceFilter): LiveQuery<number> =>
      askedOnce(`invoice count ${gymId} ${JSON.stringify(filter)}`, () =>
        store.count(invoiceTotal(gymId, filter)),
      ),
    /** Those that bear a number, of one financial year or of any. */
    numbered: (gymId: string, number: InvoiceNumber): LiveQuery<PageOf<Invoice>> =>
      invoices.page(pageOf(numberedInvoices(gymId, number), { pageSize: YEARS_OF_NUMBERS })),
    /** What is owed and how late it is, reckoned by the store. */
    owed: (gymId: string, today: CivilDate): LiveQuery<Owed> =>
      askedOnce(`owed ${gymId} ${today}`, () => owedBy(store, gymId, today)),
    /** For exports and returns. */
    all: (gymId: string, filter: InvoiceFilter): AsyncIterable<Invoice> =>
      invoices.all(invoiceList(gymId, filter)),
    /** What was changed since then: credit notes stand on invoices of earlier months. */
    changedSince: (gymId: string, since: Date): AsyncIterable<Invoice> =>
      invoices.all(invoicesChangedSince(gymId, since)),
  }
}
