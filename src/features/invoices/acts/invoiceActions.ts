import { screens } from '@/domain/access/screens'
import type { Invoice } from '@/domain/invoices/invoice'
import type { InvoiceAct } from '@/domain/invoices/transitions'
import type { RowAction } from '@/lists/EntityTable'
import { offeredActs, type Viewer } from '@/domain/invoices/offeredActs'
import type { InvoiceActs } from './useInvoiceActs'

export type ActionContext = {
  viewer: Viewer
  acts: InvoiceActs
  edit: (id: string) => void
  go: (address: string) => void
}

/** Where the sale of a package that waited is completed: in the record of the member. */
export const completionOf = ({ id, memberId, sale }: Invoice): string | null =>
  sale === null
    ? null
    : `${screens.members.path}?${new URLSearchParams({ id: memberId, act: sale.act, invoice: id }).toString()}`

/** The acts that are most wanted come first; what can't be undone comes last. */
const order: readonly InvoiceAct[] = [
  'collect',
  'clearCheque',
  'approve',
  'issue',
  'submit',
  'reject',
  'edit',
  'credit',
  'refund',
  'takeBack',
  'changeDueDate',
  'unforgive',
  'forgive',
  'delete',
]

function actionOf(act: InvoiceAct, invoice: Invoice, { acts, edit, go }: ActionContext): RowAction {
  switch (act) {
    case 'collect':
      return { label: 'Collect', icon: 'pi-wallet', key: 'C', run: () => acts.start({ kind: act, invoice }) }
    case 'approve':
      return { label: 'Approve', icon: 'pi-check', key: 'A', run: () => acts.approve(invoice) }
    case 'issue': {
      const address = completionOf(invoice)
      return address === null
        ? { label: 'Issue', icon: 'pi-file-check', run: () => acts.issue(invoice) }
        : { label: 'Complete the sale', icon: 'pi-shopping-cart', run: () => go(address) }
    }
    case 'submit':
      return { label: 'Ask for approval', icon: 'pi-send', run: () => acts.submit(invoice) }
    case 'reject':
      return {
        label: invoice.held === 'Accepted' ? 'Withdraw approval' : 'Reject',
        icon: 'pi-times',
        run: () => acts.start({ kind: act, invoice }),
      }
    case 'edit':
      return { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(invoice.id) }
    case 'credit':
      return { label: 'Credit note', icon: 'pi-file-edit', run: () => acts.start({ kind: act, invoice }) }
    case 'refund':
      return { label: 'Refund', icon: 'pi-replay', run: () => acts.start({ kind: act, invoice }) }
    case 'clearCheque':
      return {
        label: 'Mark cheque as cleared',
        icon: 'pi-check-circle',
        run: () => acts.start({ kind: act, invoice }),
      }
    case 'takeBack':
      return { label: 'Take back a payment', icon: 'pi-undo', run: () => acts.start({ kind: act, invoice }) }
    case 'changeDueDate':
      return {
        label: 'Change due date',
        icon: 'pi-calendar',
        run: () => acts.start({ kind: act, invoice }),
      }
    case 'unforgive':
      return { label: 'Undo the write-off', icon: 'pi-undo', run: () => acts.unforgive(invoice) }
    case 'forgive':
      return {
        label: 'Write off',
        icon: 'pi-eraser',
        isDanger: true,
        run: () => acts.start({ kind: act, invoice }),
      }
    case 'delete':
      return { label: 'Delete', icon: 'pi-trash', isDanger: true, run: () => acts.remove(invoice) }
  }
}

/** Print and send: of what has its number and stands. */
function documentActs(invoice: Invoice, { acts }: ActionContext): RowAction[] {
  if (invoice.invoiceNumber === '') return []
  const print: RowAction = {
    label: 'Print',
    icon: 'pi-print',
    key: 'P',
    run: () => acts.start({ kind: 'print', invoice }),
  }
  const send: RowAction = {
    label: 'Send on WhatsApp',
    icon: 'pi-whatsapp',
    key: 'W',
    run: () => acts.start({ kind: 'send', invoice }),
    ...(invoice.customerPhone === '' && { isDisabled: true, why: 'No phone number' }),
  }
  return invoice.isDeleted ? [print] : [send, print]
}

/** The acts on an invoice: the same in its row and in its drawer, with the same keys. */
export function invoiceActions(invoice: Invoice, context: ActionContext): RowAction[] {
  const offered = new Set(offeredActs(invoice, context.viewer))
  const acts = order.filter((act) => offered.has(act)).map((act) => actionOf(act, invoice, context))
  const [first, ...others] = acts
  const safe = others.filter(({ isDanger }) => !isDanger)
  const danger = others.filter(({ isDanger }) => isDanger)
  return [
    ...(first && !first.isDanger ? [first] : []),
    ...documentActs(invoice, context),
    ...safe,
    ...(first?.isDanger ? [first] : []),
    ...danger,
  ]
}
