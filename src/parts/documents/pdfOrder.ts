import type { Paper } from '@/documents/paperOf'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'

/** What the page asks of the worker. `logo` is a data address of a JPEG. */
export type PdfOrder = { id: number; document: InvoiceDocument; paper: Paper; logo: string | null }

export type PdfAnswer = { id: number } & ({ bytes: ArrayBuffer } | { problem: string })
