import type { GymActivity } from '@/domain/gyms/gymActivity'
import { dueOf } from './gymCreditNote'
import type { GymInvoice } from './gymInvoice'

type Billed = Pick<GymInvoice, 'issuedOn' | 'amount' | 'payment' | 'paidBefore' | 'creditNotes'>

/** What of these a centre has still to pay the platform. What the platform has to give back is no debt of the centre's. */
export function unpaidOf(invoices: readonly Billed[]): Pick<GymActivity, 'unpaidInvoices' | 'unpaidSince'> {
  const days = invoices.filter((invoice) => dueOf(invoice) > 0).map(({ issuedOn }) => issuedOn)
  return { unpaidInvoices: days.length, unpaidSince: days.sort()[0] ?? null }
}
