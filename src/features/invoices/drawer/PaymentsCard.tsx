import { reversed } from '@/domain/shared/money'
import { countsLater, isWaiting, mayBounce } from '@/domain/invoices/cheque'
import type { CreditNote, Invoice, Payment } from '@/domain/invoices/invoice'
import { reversiblePaymentsOf, standingPaymentsOf, standingWordOf } from '@/domain/invoices/takeBack'
import { formatCivil } from '@/domain/shared/formatDate'
import { Money } from '@/components/money/Money'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { Menu } from '@/ui/Menu'
import { StateChip } from '@/ui/StateChip'
import type { ActionContext } from '../acts/invoiceActions'
import { offeredActs } from '@/domain/invoices/offeredActs'
import styles from './drawer.module.css'

const kindWords: Record<Payment['kind'], string> = {
  payment: 'Payment',
  reversal: 'Taken back',
  bounce: 'Cheque bounced',
  refund: 'Refund',
  clearance: 'Cleared',
}

type NameOf = (uid: string) => string

type RowProps = { invoice: Invoice; payment: Payment; context: ActionContext; nameOf: NameOf }

function PaymentRow({ invoice, payment, context, nameOf }: RowProps) {
  const { settings } = useGym()
  const word = payment.kind === 'payment' ? standingWordOf(invoice, payment, settings) : ''
  const offered = offeredActs(invoice, context.viewer)
  const isStanding = standingPaymentsOf(invoice).includes(payment)
  const waits = isWaiting(invoice, payment)
  const items = [
    ...(waits && offered.includes('clearCheque')
      ? [
          {
            label: 'Mark as cleared',
            icon: 'pi-check-circle',
            run: () => context.acts.start({ kind: 'clearCheque', invoice, payment }),
          },
        ]
      : []),
    ...(reversiblePaymentsOf(invoice).includes(payment) && offered.includes('takeBack')
      ? [
          {
            label: mayBounce(payment, settings) ? 'Bounced, or a mistake' : 'Take back',
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
    waits && countsLater(payment) && 'counts once it has cleared',
    payment.receivedBy && nameOf(payment.receivedBy),
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
      {word !== '' && <StateChip tone={waits ? 'amber' : 'grey'}>{word}</StateChip>}
      <span className={styles.rupees}>{payment.amount !== 0 && <Money rupees={payment.amount} />}</span>
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

type NoteProps = { invoice: Invoice; note: CreditNote; context: ActionContext; nameOf: NameOf }

function NoteRow({ invoice, note, context, nameOf }: NoteProps) {
  return (
    <li className={styles.payment}>
      <span className={styles.what}>
        Credit note {note.number}
        <span className={styles.quiet}>
          {[formatCivil(note.date), note.by && nameOf(note.by), note.reason].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.rupees}>
        <Money rupees={reversed(note.amount)} />
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
  const { payments, creditNotes } = invoice
  const nameOf = usePeople([
    ...payments.map(({ receivedBy }) => receivedBy),
    ...creditNotes.map(({ by }) => by),
  ])
  if (invoice.issuedOn === null) return null
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
          <PaymentRow
            key={payment.id}
            invoice={invoice}
            payment={payment}
            context={context}
            nameOf={nameOf}
          />
        ))}
        {creditNotes.map((note) => (
          <NoteRow key={note.id} invoice={invoice} note={note} context={context} nameOf={nameOf} />
        ))}
      </ul>
    </Card>
  )
}
