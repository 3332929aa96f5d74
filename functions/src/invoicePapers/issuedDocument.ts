import { storedSettings } from '@/data/gyms/centreOf'
import { invoicePath, readInvoice } from '@/data/invoices/invoiceRecords'
import { heldMember, memberPath } from '@/data/members/memberRecords'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { invoiceDocumentOf, type InvoiceDocument } from '@/domain/invoices/invoiceDocument'

/** What an issued invoice of that centre prints; null where it is none, or unreadable. */
export async function issuedDocument(
  store: DocumentStore,
  centre: StoredDocument | null,
  invoiceId: string,
): Promise<InvoiceDocument | null> {
  const info = clientInfoSchema.safeParse({ ...centre?.data, id: centre?.id })
  if (centre === null || !info.success) return null
  const { timezone } = storedSettings(centre)
  const invoice = readInvoice(await store.get(invoicePath(invoiceId)), timezone)
  if (invoice === null || invoice.gymId !== centre.id || invoice.invoiceNumber === '') return null
  const stored = invoice.memberId === '' ? null : await store.get(memberPath(invoice.memberId))
  const member = heldMember(stored, timezone)?.member ?? null
  return invoiceDocumentOf(invoice, info.data, member?.gymId === centre.id ? member : null)
}
