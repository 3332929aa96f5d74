import { useMemo } from 'react'
import { creditNoteDocumentOf } from '@/domain/invoices/creditNoteDocument'
import { documentFileName } from '@/domain/invoices/documentFileName'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceDocumentOf, type InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import type { Member } from '@/domain/members/member'
import type { Paper } from '@/documents/paperOf'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'

export type InvoicePapers = {
  document: InvoiceDocument
  fileName: string
  /** The document as a PDF; the code that makes it loads with the first. */
  make: (paper: Paper) => Promise<Blob>
}

/** One document of an invoice, on whatever paper is asked for; of its credit note where one is named. */
export function useInvoicePapers(
  invoice: Invoice,
  member: Member | null,
  creditNoteId?: string,
): InvoicePapers {
  const { info } = useCentre()
  const { files } = useBackend()
  return useMemo(() => {
    const document =
      (creditNoteId === undefined ? null : creditNoteDocumentOf(invoice, creditNoteId, info, member)) ??
      invoiceDocumentOf(invoice, info, member)
    const make = async (paper: Paper) => {
      const [{ makePdf }, { printableLogo }] = await Promise.all([
        import('./makePdf'),
        import('./printableLogo'),
      ])
      return makePdf({ document, paper, logo: await printableLogo(files, document.logo) })
    }
    return { document, fileName: documentFileName(document), make }
  }, [invoice, member, creditNoteId, info, files])
}
