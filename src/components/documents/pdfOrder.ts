import type { PageFormat } from '@/documents/printedDocument'
import type { PayStatement } from '@/domain/contributions/payStatement'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'

type Printed =
  | { format: PageFormat; document: InvoiceDocument; signature: string | null }
  | { format: 'statement'; document: PayStatement }

/** What is to be made. Pictures are data addresses of JPEGs. */
export type PdfWish = Printed & { logo: string | null }

/** What the page asks of the worker. */
export type PdfOrder = PdfWish & { id: number }

export type PdfAnswer = { id: number } & ({ bytes: ArrayBuffer } | { problem: string })
