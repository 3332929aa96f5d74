import { useEffect, useRef } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import { attempt } from '@/parts/attempt'
import { print, sendByWhatsApp } from '@/parts/documents/shareActs'
import { useInvoicePapers } from '@/parts/documents/useInvoicePapers'

type Props = {
  invoice: Invoice
  creditNoteId: string | undefined
  kind: 'print' | 'send'
  onClose: () => void
}

/** Prints or sends one invoice at the press of a key on its row; there is nothing to see but the paper. */
export function PaperAct({ invoice, creditNoteId, kind, onClose }: Props) {
  const papers = useInvoicePapers(invoice, null, creditNoteId)
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void attempt(() =>
      kind === 'print' ? print(papers, 'A4') : sendByWhatsApp(papers, invoice.customerPhone),
    ).finally(onClose)
  }, [papers, kind, invoice.customerPhone, onClose])
  return null
}
