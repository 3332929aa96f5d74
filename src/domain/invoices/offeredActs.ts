import { refuseEndedApproval } from './approvalEnd'
import { waitingChequesOf } from './cheque'
import { creditableOf } from './creditNote'
import { needsApproval } from './discountLimit'
import type { Invoice } from './invoice'
import { isInPastReturn } from './removeInvoice'
import { reversiblePaymentsOf, standingPaymentsOf } from './takeBack'
import { actsOn, type Asking, type InvoiceAct } from './transitions'
import type { GymSettings } from '@/domain/gyms/settings'

export type Viewer = Asking & { settings: GymSettings }

/** Whether the act, allowed as it is, has something to act on. */
function hasObject(invoice: Invoice, act: InvoiceAct, { role, settings, today }: Viewer): boolean {
  const isSale = invoice.sale !== null
  const hasEnded = refuseEndedApproval(invoice, today, settings) !== null
  switch (act) {
    case 'takeBack':
      return reversiblePaymentsOf(invoice).length > 0
    case 'clearCheque':
      return waitingChequesOf(invoice).length > 0
    case 'refund':
      return standingPaymentsOf(invoice).length > 0
    case 'credit':
      return creditableOf(invoice) > 0
    case 'delete':
      return (
        invoice.payments.length + invoice.creditNotes.length + invoice.creditMoves.length === 0 &&
        invoice.creditApplied === 0 &&
        !isInPastReturn(invoice, today) &&
        waitingChequesOf(invoice).length === 0
      )
    // The owner asks nobody, and the desk only for what it may not give by itself.
    case 'submit':
      return invoice.held === 'Accepted' ? hasEnded : needsApproval(invoice, role, settings)
    case 'issue':
      return invoice.held === 'Accepted' ? !hasEnded : !needsApproval(invoice, role, settings)
    case 'edit':
      return !isSale
    default:
      return true
  }
}

/** What a screen offers somebody to do with an invoice: the domain's table, less what would come to nothing. */
export const offeredActs = (invoice: Invoice, viewer: Viewer): InvoiceAct[] =>
  actsOn(invoice, viewer).filter((act) => hasObject(invoice, act, viewer))
