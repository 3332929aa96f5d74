import type { Invoice, Payment } from '@/domain/invoices/invoice'

/** What a row, the drawer or the bulk bar may open over the list. */
export type OpenAct =
  | {
      kind:
        | 'collect'
        | 'takeBack'
        | 'clearCheque'
        | 'refund'
        | 'credit'
        | 'forgive'
        | 'changeDueDate'
        | 'reject'
      invoice: Invoice
      /** The payment that is taken back, cleared or refunded, where one was pressed. */
      payment?: Payment | undefined
    }
  | {
      kind: 'print' | 'send'
      invoice: Invoice
      /** The document of this credit note in place of the invoice's. */
      creditNoteId?: string
    }
  | { kind: 'return' }

/** What every dialog of an act on an invoice is given. */
export type ActProps = { invoice: Invoice; onClose: () => void }
