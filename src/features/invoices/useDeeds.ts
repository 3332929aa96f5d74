import { useCallback } from 'react'
import type { InvoiceDeed } from '@/data/invoices/actOnInvoice'
import type { InvoiceChange } from '@/domain/invoices/moneyAct'
import { AppError } from '@/domain/shared/appError'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { useSignedIn } from '@/session/useSession'

/** Runs an act of the domain on one invoice, in one transaction, as whoever is signed in. */
export function useDeed(): (invoiceId: string, deed: InvoiceDeed) => Promise<InvoiceChange | Refusal> {
  const { gymId } = useCentre()
  const { account, role } = useSignedIn()
  const { invoices } = useMoneyRepositories()
  return useCallback(
    (invoiceId, deed) => invoices.act(gymId, invoiceId, { role: role.role, by: account.uid }, deed),
    [invoices, gymId, role.role, account.uid],
  )
}

/** The change, or the refusal as an error whose message is its reason: for acts that no form holds. */
export function orThrow(outcome: InvoiceChange | Refusal): InvoiceChange {
  if (isRefused(outcome)) throw new AppError('refused', outcome.reason)
  return outcome
}
