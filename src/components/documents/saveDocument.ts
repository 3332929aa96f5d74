import { documentFileName } from '@/domain/invoices/documentFileName'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { saveFile } from '@/ui/saveFile'

/** Saves a document without a logo and a signature as a PDF on A4; the code that makes it loads with the first. Rejects in words. */
export async function saveDocument(document: InvoiceDocument): Promise<void> {
  const { makePdf } = await import('./makePdf')
  saveFile(await makePdf({ document, format: 'A4', logo: null, signature: null }), documentFileName(document))
}
