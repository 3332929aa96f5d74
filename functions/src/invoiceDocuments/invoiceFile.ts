import { gymPath } from '@/data/gyms/gymOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { documentFileName } from '@/domain/invoices/documentFileName'
import type { MessageFile } from '@/domain/messages/message'
import { issuedDocument } from './issuedDocument'
import { pdfOf } from './pdfOf'
import { storedPicture } from './storedPicture'

/** The A4 document of an invoice as it stands now: the same that a page prints and shares. Rejects where there is none. */
export async function invoiceFile(
  store: DocumentStore,
  gymId: string,
  invoiceId: string,
): Promise<MessageFile> {
  const document = await issuedDocument(store, await store.get(gymPath(gymId)), invoiceId)
  if (document === null) throw new Error('There is no such invoice.')
  const [logo, signature] = await Promise.all([
    document.logo === '' ? null : storedPicture(`${gymId}/site-config/logo`),
    document.signature === '' ? null : storedPicture(document.signature),
  ])
  const bytes = await pdfOf('A4', { document, logo, signature })
  return { name: documentFileName(document), type: 'application/pdf', bytes }
}
