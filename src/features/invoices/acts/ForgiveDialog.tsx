import { dueOf } from '@/domain/invoices/dueOf'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { formatMoney } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import type { ActProps } from './openAct'
import { ReasonDialog } from './ReasonDialog'
import { Note } from '@/ui/Note'

/** Writes off what is left to pay. */
export function ForgiveDialog({ invoice, onClose }: ActProps) {
  const { settings } = useGym()
  const amount = formatMoney(dueOf(invoice), settings)
  return (
    <ReasonDialog
      invoice={invoice}
      onClose={onClose}
      title={`Write off ${amount}`}
      submitLabel="Write off"
      isDanger
      missing="Enter a reason for the write-off."
      hint="Moved away, agreed with the member"
      act="forgive"
      done={`${amount} of ${invoiceNameOf(invoice)} is written off.`}
    >
      <Note>
        {invoiceNameOf(invoice)} of {invoice.customerName}. It counts as due no more; you can undo it later.
      </Note>
    </ReasonDialog>
  )
}
