import { useMemo } from 'react'
import { creditNoteDocumentOf } from '@/domain/invoices/creditNoteDocument'
import { documentFileName } from '@/domain/invoices/documentFileName'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceDocumentOf, type InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import type { Member } from '@/domain/members/member'
import { shareTextOf } from '@/domain/invoices/shareText'
import type { PageFormat } from '@/documents/printedDocument'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import type { Shared } from './shareActs'

export type PrintedInvoice = Shared & { document: InvoiceDocument }

/** One document of an invoice, in whichever format is asked for; of its credit note where one is named. */
export function useInvoiceDocument(
  invoice: Invoice,
  member: Member | null,
  creditNoteId?: string,
): PrintedInvoice {
  const { info } = useGym()
  const { files } = useBackend()
  return useMemo(() => {
    const document =
      (creditNoteId === undefined ? null : creditNoteDocumentOf(invoice, creditNoteId, info, member)) ??
      invoiceDocumentOf(invoice, info, member)
    const make = async (format: PageFormat) => {
      const [{ makePdf }, { printableLogo, printableSignature }] = await Promise.all([
        import('./makePdf'),
        import('./printableLogo'),
      ])
      const [logo, signature] = await Promise.all([
        printableLogo(files, document.logo),
        format === 'A4' ? printableSignature(files, document.signature) : null,
      ])
      return makePdf({ document, format, logo, signature })
    }
    return {
      document,
      fileName: documentFileName(document),
      title: document.number,
      text: () => shareTextOf(document),
      locale: document.locale,
      make,
    }
  }, [invoice, member, creditNoteId, info, files])
}
