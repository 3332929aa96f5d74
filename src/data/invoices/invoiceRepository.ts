import type { Invoice } from '@/domain/invoices/invoice'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { invoiceDefinition, invoicePath } from './invoiceRecords'

export type InvoiceRepository = ReturnType<typeof invoiceRepository>

/** A centre’s invoices, to be looked up: only the server’s acts make and change them (decision 24). */
export function invoiceRepository(parts: RepositoryParts) {
  const invoices = typedCollection<Invoice>(parts, invoiceDefinition)
  return {
    one: (gymId: string, id: string): LiveQuery<Invoice | null> => invoices.one(gymId, invoicePath(id)),
    /** In the order of the ids; those that are not of this centre are left out. */
    async byIds(gymId: string, ids: readonly string[]): Promise<Invoice[]> {
      const found = await Promise.all(ids.map((id) => invoices.get(gymId, invoicePath(id))))
      return found.filter((invoice) => invoice !== null)
    },
  }
}
