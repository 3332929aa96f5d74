import { storedSettings } from '@/data/gyms/gymOf'
import { invoicePath, readInvoice } from '@/data/invoices/invoiceRecords'
import { heldMember, memberPath } from '@/data/members/memberRecords'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { invoiceDocumentOf, type InvoiceDocument } from '@/domain/invoices/invoiceDocument'

/** What an issued invoice of that centre prints; null where it is none, or unreadable. */
export async function issuedDocument(
  store: Pick<StoreTransaction, 'get'>,
  gym: StoredDocument | null,
  invoiceId: string,
): Promise<InvoiceDocument | null> {
  const info = clientInfoSchema.safeParse({ ...gym?.data, id: gym?.id })
  if (gym === null || !info.success) return null
  const { timezone } = storedSettings(gym)
  const invoice = readInvoice(await store.get(invoicePath(invoiceId)), timezone)
  if (invoice === null || invoice.gymId !== gym.id || invoice.invoiceNumber === '') return null
  const stored = invoice.memberId === '' ? null : await store.get(memberPath(invoice.memberId))
  const member = heldMember(stored, timezone)?.member ?? null
  return invoiceDocumentOf(invoice, info.data, member?.gymId === gym.id ? member : null)
}
