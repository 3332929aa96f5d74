import type { CreditNote, Invoice, Payment } from '@/domain/invoices/invoice'
import { standingPaymentsOf, standingWordOf } from '@/domain/invoices/takeBack'
import { formatCivil } from '@/domain/shared/formatDate'
import { Money } from '@/parts/Money'
import { useCentre } from '@/session/useCentre'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { Menu } from '@/ui/Menu'
import { StateChip } from '@/ui/StateChip'
import type { ActionContext } from '../acts/invoiceActions'
import { offeredActs } from '../offeredActs'
import { useWho } from '../useWho'
import styles from './drawer.module.css'

const kindWords: Record<Payment['kind'], string> = {
  payment: 'Payment',
  reversal: 'Taken back',
  bounce: 'Cheque bounced',
  refund: 'Refund',
}

type RowProps = { invoice: Invoice; payment: Payment; context: ActionContext }

function PaymentRow({ invoice, payment, context }: RowProps) {
  const { settings } = useCentre()
  const who = useWho()
  const word = payment.kind === 'payment' ? standingWordOf(invoice, payment, settings) : ''
  const offered = offeredActs(invoice, context.viewer)
  const isStanding = standingPaymentsOf(invoice).includes(payment)
  const items = [
    ...(isStanding && offered.includes('takeBack')
      ? [
          {
            label: payment.modeOfPayment === 'Cheque' ? 'Bounced, or a mistake' : 'Take back',
            icon: 'pi-undo',
            run: () => context.acts.start({ kind: 'takeBack', invoice, payment }),
          },
        ]
      : []),
    ...(isStanding && offered.includes('refund')
      ? [
          {
            label: 'Refund',
            icon: 'pi-replay',
            run: () => context.acts.start({ kind: 'refund', invoice, payment }),
          },
        ]
      : []),
  ]
  const details = [
    formatCivil(payment.date),
    payment.paymentSource,
    payment.reference,
    payment.chequeDate && `cheque of ${formatCivil(payment.chequeDate)}`,
    who(payment.receivedBy),
    payment.note,
  ]
  return (
    <li className={styles.payment}>
      <span className={styles.what}>
        {payment.kind === 'payment'
          ? payment.modeOfPayment
          : `${kindWords[payment.kind]} · ${payment.modeOfPayment}`}
        <span className={styles.quiet}>{details.filter(Boolean).join(' · ')}</span>
      </span>
      {word !== '' && <StateChip tone="grey">{word}</StateChip>}
      <span className={styles.rupees}>
        <Money rupees={payment.amount} />
      </span>
      <span className={styles.menu}>
        {items.length > 0 && (
          <Menu
            label={`Actions for ${payment.modeOfPayment} of ${formatCivil(payment.date)}`}
            items={items}
          />
        )}
      </span>
    </li>
  )
}

function NoteRow({ invoice, note, context }: { invoice: Invoice; note: CreditNote; context: ActionContext }) {
  const who = useWho()
  return (
    <li className={styles.payment}>
      <span className={styles.what}>
        Credit note {note.number}
        <span className={styles.quiet}>
          {[formatCivil(note.date), who(note.by), note.reason].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.rupees}>
        <Money rupees={-note.amount} />
      </span>
      <span className={styles.menu}>
        {note.number !== '' && (
          <IconButton
            icon="pi-print"
            label={`Print credit note ${note.number}`}
            onClick={() => context.acts.start({ kind: 'print', invoice, creditNoteId: note.id })}
          />
        )}
      </span>
    </li>
  )
}

/** What came in and what went again, row by row: nothing is ever taken out of it. */
export function PaymentsCard({ invoice, context }: { invoice: Invoice; context: ActionContext }) {
  if (invoice.issuedOn === null) return null
  const { payments, creditNotes } = invoice
  const mayCollect = offeredActs(invoice, context.viewer).includes('collect')
  return (
    <Card
      title="Payments"
      actions={
        mayCollect && (
          <Button size="s" icon="pi-plus" onClick={() => context.acts.start({ kind: 'collect', invoice })}>
            Add a payment
          </Button>
        )
      }
    >
      {payments.length + creditNotes.length === 0 && <p className={styles.quiet}>Nothing was paid yet.</p>}
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} invoice={invoice} payment={payment} context={context} />
        ))}
        {creditNotes.map((note) => (
          <NoteRow key={note.id} invoice={invoice} note={note} context={context} />
        ))}
      </ul>
    </Card>
  )
}
