import { useEffect, useRef } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import { attempt } from '@/components/records/attempt'
import { print, sendByWhatsApp } from '@/components/documents/shareActs'
import { useInvoiceDocument } from '@/components/documents/useInvoiceDocument'

type Props = {
  invoice: Invoice
  creditNoteId: string | undefined
  kind: 'print' | 'send'
  onClose: () => void
}

/** Prints or sends one invoice at the press of a key on its row; it shows nothing itself. */
export function PrintAct({ invoice, creditNoteId, kind, onClose }: Props) {
  const printed = useInvoiceDocument(invoice, null, creditNoteId)
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void attempt(() =>
      kind === 'print' ? print(printed, 'A4') : sendByWhatsApp(printed, invoice.customerPhone),
    ).finally(onClose)
  }, [printed, kind, invoice.customerPhone, onClose])
  return null
}
