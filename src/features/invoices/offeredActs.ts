import { creditableOf } from '@/domain/invoices/creditNote'
import { needsApproval } from '@/domain/invoices/discountLimit'
import { creditedOf, paidOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { standingPaymentsOf } from '@/domain/invoices/takeBack'
import { actsOn, type Asking, type InvoiceAct } from '@/domain/invoices/transitions'
import type { CentreSettings } from '@/domain/gyms/settings'

export type Viewer = Asking & { settings: CentreSettings }

/** Whether the act, allowed as it is, has something to act on. */
function hasObject(invoice: Invoice, act: InvoiceAct, { role, settings }: Viewer): boolean {
  const isSale = invoice.sale !== null
  switch (act) {
    case 'takeBack':
      return standingPaymentsOf(invoice).length > 0
    case 'refund':
      return paidOf(invoice) > 0
    case 'credit':
      return creditableOf(invoice) > 0
    case 'delete':
      return paidOf(invoice) === 0 && creditedOf(invoice) === 0 && invoice.creditApplied === 0
    // The owner asks nobody, and the desk only for what it may not give by itself.
    case 'submit':
      return needsApproval(invoice, role, settings)
    case 'issue':
      return invoice.status === 'Accepted' || !needsApproval(invoice, role, settings)
    case 'edit':
      return !isSale
    default:
      return true
  }
}

/** What a screen offers somebody to do with an invoice: the domain's table, less what would come to nothing. */
export const offeredActs = (invoice: Invoice, viewer: Viewer): InvoiceAct[] =>
  actsOn(invoice, viewer).filter((act) => hasObject(invoice, act, viewer))
