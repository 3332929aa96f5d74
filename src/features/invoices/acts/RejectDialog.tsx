import type { ActProps } from './openAct'
import { ReasonDialog } from './ReasonDialog'
import { Note } from '@/ui/Note'

/** Sends a draft back to who wrote it. */
export const RejectDialog = ({ invoice, onClose }: ActProps) => (
  <ReasonDialog
    invoice={invoice}
    onClose={onClose}
    title="Reject the invoice"
    submitLabel="Reject"
    isDanger
    missing="Say what is to be changed."
    hint="Whoever wrote it reads this"
    act="reject"
    done={`The invoice of ${invoice.customerName} is rejected.`}
  >
    <Note>
      {invoice.packageName || 'Invoice'} for {invoice.customerName}.
    </Note>
  </ReasonDialog>
)
