import { lazy, Suspense } from 'react'
import { dueOf, paidOf } from '@/domain/invoices/dueOf'
import { isIssued, type Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Facts } from '@/ui/Facts'
import styles from './SaleDone.module.css'

const ShareInvoice = lazy(() =>
  import('@/components/documents/ShareInvoice').then(({ ShareInvoice }) => ({ default: ShareInvoice })),
)

type Props = {
  /** What was done: "Quarterly is sold to Asha Rao". */
  title: string
  invoice: Invoice
  member: Member
  onClose: () => void
}

function SoldFacts({ invoice }: { invoice: Invoice }) {
  const { settings } = useGym()
  const money = (rupees: number) => formatMoney(rupees, settings)
  const due = dueOf(invoice)
  return (
    <>
      <p className={styles.number} role="status">
        Invoice {invoice.invoiceNumber}
        <span data-due={due > 0 || undefined}>{due > 0 ? `Balance due ${money(due)}` : 'Paid in full'}</span>
      </p>
      <Facts
        items={[
          ['Package', invoice.packageName],
          ['Runs', `${formatCivil(invoice.fromDate)} to ${formatCivil(invoice.toDate)}`],
          ['Total', money(invoice.amount)],
          ...(invoice.creditApplied > 0 ? [['From credit', money(invoice.creditApplied)] as const] : []),
          [
            'Received',
            invoice.modeOfPayment === ''
              ? money(paidOf(invoice))
              : `${money(paidOf(invoice))}, ${invoice.modeOfPayment}`,
          ],
          ...(due > 0 && invoice.dueOn ? [['Pay the balance by', formatCivil(invoice.dueOn)] as const] : []),
        ]}
      />
    </>
  )
}

/** The end of a sale: what was sold, its number, the balance due, and the documents to hand out. */
export function SaleDone({ title, invoice, member, onClose }: Props) {
  const isSold = isIssued(invoice)
  return (
    <Dialog
      title={title}
      width={560}
      onClose={onClose}
      footer={
        <Button kind="primary" data-autofocus onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.done}>
        {isSold ? (
          <>
            <SoldFacts invoice={invoice} />
            <Suspense fallback={null}>
              <ShareInvoice invoice={invoice} member={member} />
            </Suspense>
          </>
        ) : (
          <p role="status">
            The owner finds it on the Invoices screen, under “To approve”. Until then nothing is sold. Once it
            is accepted, complete the sale in the Package tab of {member.name}.
          </p>
        )}
      </div>
    </Dialog>
  )
}
