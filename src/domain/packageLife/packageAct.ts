import type { Invoice } from '@/domain/invoices/invoice'
import type { BillingContext } from '@/domain/invoices/pricedInvoice'
import type { Member } from '@/domain/members/member'
import type { PackageHistoryEntry } from '@/domain/packages/memberPackage'

/** Made when the dialog opens, so that a repeated act is recognised. */
export type ActIds = { assignmentId: string; invoiceId: string; paymentId: string }

/** `openInvoices` are the invoices that the member's current (or future) package names. */
export type ActContext = BillingContext & { ids: ActIds; openInvoices: Invoice[] }

/** What is to be written, in one transaction; `invoice` still lacks its number. */
export type PackageChange = {
  kind: 'done'
  member: Member
  history: { entry: PackageHistoryEntry }[]
  invoice: Invoice | null
  changedInvoices: Invoice[]
}
