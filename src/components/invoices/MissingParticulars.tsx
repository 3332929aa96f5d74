import { useMemo } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceDocumentOf, missingParticulars } from '@/domain/invoices/invoiceDocument'
import type { Member } from '@/domain/members/member'
import { useGym } from '@/session/useGym'
import { Warning } from '@/ui/Warning'

/** Rules 46 and 49: what the invoice will lack, said before it is issued. It warns and stops nobody; nothing where it is complete. */
export function MissingParticulars({ invoice, member }: { invoice: Invoice; member: Member | null }) {
  const { info } = useGym()
  const missing = useMemo(
    () => missingParticulars(invoiceDocumentOf(invoice, info, member)),
    [invoice, info, member],
  )
  if (missing.length === 0) return null
  return (
    <Warning role="status">
      <p>The invoice will be incomplete:</p>
      <ul>
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Warning>
  )
}
