import type { PageFormat } from '@/documents/printedDocument'
import type { PayStatement } from '@/domain/contributions/payStatement'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'

type Printed =
  | { format: PageFormat; document: InvoiceDocument }
  | { format: 'statement'; document: PayStatement }

/** What is to be made. `logo` is a data address of a JPEG. */
export type PdfWish = Printed & { logo: string | null }

/** What the page asks of the worker. */
export type PdfOrder = PdfWish & { id: number }

export type PdfAnswer = { id: number } & ({ bytes: ArrayBuffer } | { problem: string })
