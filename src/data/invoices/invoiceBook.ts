import type { Invoice } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { roundToPaisa } from '@/domain/shared/money'
import {
  invoicesChangedSince,
  behindTheDay,
  deletedInvoices,
  greatestOwed,
  invoiceList,
  invoiceTotal,
  numberedInvoices,
  owedTotal,
  standsOn,
  type InvoiceFilter,
  type Span,
} from './invoiceQueries'
import type { InvoiceNumber } from '@/domain/invoices/invoiceNumber'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce, combined } from '@/data/store/liveQueries'
import type { PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { invoiceDefinition } from './invoiceRecords'
import { owedBy, owedIn, owedInAll, type Owed } from './owed'

/** A number stands on one invoice a financial year; more years than these nobody looks through. */
const YEARS_OF_NUMBERS = 10

/** The tabs from which the calendar takes invoices away. */
const isMoved = ({ tab }: InvoiceFilter) => tab === 'open' || tab === 'partlyPaid'

/** What the finance screens do with invoices; to look one up, `invoiceRepository` is enough. */
export function invoiceBook(parts: RepositoryParts) {
  const { store } = parts
  const invoices = typedCollection<Invoice>(parts, invoiceDefinition)
  return {
    /** What has become late and is not stored so yet is left out of the tabs of what is not late. */
    page(gymId: string, filter: InvoiceFilter, request: PageRequest): LiveQuery<PageOf<Invoice>> {
      const page = invoices.page(pageOf(invoiceList(gymId, filter), request))
      if (!isMoved(filter)) return page
      return combined(`${page.key} on ${filter.lateUntil}`, [page], ([found]) => ({
        ...(found ?? { next: null, leftOut: 0 }),
        rows: found?.rows.filter((invoice) => standsOn(invoice, filter)) ?? [],
      }))
    },
    /** Reckoned by the store: it costs a read for each thousand invoices, not for each. */
    count: (gymId: string, filter: InvoiceFilter): LiveQuery<number> =>
      askedOnce(`invoice count ${gymId} ${JSON.stringify(filter)}`, () =>
        store.count(invoiceTotal(gymId, filter)),
      ),
    /** Those that bear a number, of one financial year or of any. */
    numbered: (gymId: string, number: InvoiceNumber): LiveQuery<PageOf<Invoice>> =>
      invoices.page(pageOf(numberedInvoices(gymId, number), { pageSize: YEARS_OF_NUMBERS })),
    /** What is owed and how late it is, reckoned by the store. */
    owed: (gymId: string, today: CivilDate, lateUntil: CivilDate): LiveQuery<Owed> =>
      askedOnce(`owed ${gymId} ${today} ${lateUntil}`, () => owedBy(store, gymId, today, lateUntil)),
    /** What is owed and was to be paid within these days, the most rupees first. */
    greatestOwed: (gymId: string, due: Span, most: number): LiveQuery<Invoice[]> => {
      const query = { ...pageOf(greatestOwed(gymId, due), { pageSize: most }), limit: most }
      return {
        key: `greatest owed ${gymId} ${due.from} ${due.to} ${String(most)}`,
        watch: (watcher) =>
          store.watchQuery(query, {
            next: (documents, pending) =>
              watcher.next(
                documents.map((document) => invoices.decode(document)).filter((invoice) => invoice !== null),
                pending,
              ),
            failed: (error) => watcher.failed(error),
          }),
      }
    },
    /** What was to be paid within these days and on how many invoices, reckoned by the store; `round`: asked again with each. */
    totalOwed: (gymId: string, due: Span, round: string): LiveQuery<{ count: number; rupees: number }> =>
      askedOnce(`total owed ${gymId} ${due.from} ${due.to} ${round}`, () => owedIn(store, gymId, due)),
    /** Rupees owed on what is to be paid on that day, reckoned by the store; `round` as above. */
    dueOn: (gymId: string, day: CivilDate, round: string): LiveQuery<number> =>
      askedOnce(`due on ${gymId} ${day} ${round}`, async () =>
        roundToPaisa(await store.sum(owedTotal(gymId, { from: day, to: day }), 'due')),
      ),
    /** What is owed in all, reckoned by the store; `round` as above. */
    owedInAll: (gymId: string, round: string): LiveQuery<number> =>
      askedOnce(`owed in all ${gymId} ${round}`, () => owedInAll(store, gymId)),
    /** How many the night should have marked late, or late no more, and has not yet. */
    async behindTheDay(gymId: string, lateUntil: CivilDate): Promise<number> {
      const counts = await Promise.all(behindTheDay(gymId, lateUntil).map((stored) => store.count(stored)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    /** For exports. */
    async *all(gymId: string, filter: InvoiceFilter): AsyncGenerator<Invoice> {
      for await (const invoice of invoices.all(invoiceList(gymId, filter)))
        if (!isMoved(filter) || standsOn(invoice, filter)) yield invoice
    },
    /**
     * What a return of these days is made of: issued in them, put away since or not, and whatever was changed since they began. A credit
     * note stands on an invoice of any earlier month, and an older invoice takes its number whenever an act needs one. `since` is the
     * first instant of the days.
     */
    async forReturn(gymId: string, issued: Span, since: Date): Promise<Invoice[]> {
      const found = new Map<string, Invoice>()
      const lists = [invoiceList(gymId, { tab: 'all', issued }), deletedInvoices(gymId, issued)]
      for (const list of lists) for await (const invoice of invoices.all(list)) found.set(invoice.id, invoice)
      for await (const invoice of invoices.all(invoicesChangedSince(gymId, since)))
        found.set(invoice.id, invoice)
      return [...found.values()]
    },
  }
}
