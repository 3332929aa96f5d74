import type { Invoice } from '@/domain/invoices/invoice'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { invoiceDefinition, invoicePath } from './invoiceRecords'
import { memberInvoices } from './memberInvoices'

/** A centre’s invoices, to be looked up: only the server’s acts make and change them (decision 24). */
export function invoiceRepository(parts: RepositoryParts) {
  const invoices = typedCollection<Invoice>(parts, invoiceDefinition)
  return {
    one: (gymId: string, id: string): LiveQuery<Invoice | null> => invoices.one(gymId, invoicePath(id)),
    /** Latest first. */
    ofMember: (gymId: string, memberId: string, request: PageRequest): LiveQuery<PageOf<Invoice>> =>
      invoices.page(pageOf(memberInvoices(gymId, memberId), request)),
    /** In the order of the ids; those that are not of this centre are left out. */
    async byIds(gymId: string, ids: readonly string[]): Promise<Invoice[]> {
      const found = await Promise.all(ids.map((id) => invoices.get(gymId, invoicePath(id))))
      return found.filter((invoice) => invoice !== null)
    },
  }
}
