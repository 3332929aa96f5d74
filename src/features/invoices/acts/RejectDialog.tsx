import styles from './acts.module.css'
import type { ActProps } from './openAct'
import { ReasonDialog } from './ReasonDialog'

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
    <p className={styles.who}>
      {invoice.packageName || 'Invoice'} for {invoice.customerName}.
    </p>
  </ReasonDialog>
)
