import { useMemo } from 'react'
import { gymInvoiceRepository } from '@/data/gymInvoices/gymInvoiceRepository'
import { stateForGym } from '@/domain/gymInvoices/gymCreditNote'
import { gymCreditNoteDocument } from '@/domain/gymInvoices/gymCreditNoteDocument'
import type { GymCreditNote, GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import { gymInvoiceDocument } from '@/domain/gymInvoices/gymInvoiceDocument'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, PLATFORM_MONEY, reversed } from '@/domain/shared/money'
import { saveDocument } from '@/components/documents/saveDocument'
import { GymInvoiceChip } from '@/components/gym/GymInvoiceChip'
import { attempt } from '@/components/records/attempt'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { FormSkeleton } from '@/ui/Skeletons'
import { StateChip } from '@/ui/StateChip'
import { InfoTable } from '@/ui/InfoTable'
import styles from './secondLine.module.css'

/** What the platform billed the centre for its package, with what it took back where a package was replaced. */
export function SubscriptionInvoices() {
  const { gymId } = useGym()
  const invoices = useRepository(gymInvoiceRepository)
  const live = useLive(useMemo(() => invoices.ofGym(gymId), [invoices, gymId]))
  if (live.status === 'loading') return <FormSkeleton />
  if (live.status === 'failed') return <ErrorState error={live.error} retry={() => live.retry()} />
  const { rows } = live.value
  if (rows.length === 0)
    return (
      <Note kind="quiet">Nothing was billed yet. Each paid term of the package has its invoice here.</Note>
    )
  return (
    <InfoTable
      label="Invoices of the package"
      headers={['Number', 'Issued', 'Term', 'Amount', 'State', 'Document']}
      rows={rows.flatMap((invoice) => [
        invoiceRow(invoice),
        ...invoice.creditNotes.map((note) => noteRow(invoice, note)),
      ])}
    />
  )
}

const invoiceRow = (invoice: GymInvoice) => ({
  id: invoice.id,
  cells: [
    <>
      {invoice.number}
      <span className={styles.second}>{invoice.packageName}</span>
    </>,
    formatCivil(invoice.issuedOn),
    `${formatCivil(invoice.startDate)} to ${formatCivil(invoice.endDate)}`,
    formatMoney(invoice.amount, PLATFORM_MONEY),
    <GymInvoiceChip key="state" state={stateForGym(invoice)} />,
    <SavePdf key="pdf" number={invoice.number} made={() => gymInvoiceDocument(invoice)} />,
  ],
})

const noteRow = (invoice: GymInvoice, note: GymCreditNote) => ({
  id: note.number,
  cells: [
    <>
      {note.number}
      <span className={styles.second}>Credit note on {invoice.number}</span>
    </>,
    formatCivil(note.issuedOn),
    <span key="term">
      {formatCivil(note.from)} to {formatCivil(note.to)}
      <span className={styles.second}>Not used: replaced by {note.replacedBy || 'another package'}</span>
    </span>,
    formatMoney(reversed(note.amount), PLATFORM_MONEY),
    <NoteState key="state" note={note} />,
    <SavePdf key="pdf" number={note.number} made={() => gymCreditNoteDocument(invoice, note)} />,
  ],
})

function NoteState({ note: { isOwed, payment } }: { note: GymCreditNote }) {
  if (!isOwed) return <StateChip tone="grey">Taken off</StateChip>
  return payment === null ? (
    <StateChip tone="amber">Comes back to you</StateChip>
  ) : (
    <StateChip tone="green">Given back</StateChip>
  )
}

const SavePdf = ({ number, made }: { number: string; made: () => InvoiceDocument }) => (
  <Button
    size="s"
    icon="pi-file-pdf"
    aria-label={`Save ${number} as a PDF`}
    onClick={() => void attempt(() => saveDocument(made()))}
  >
    PDF
  </Button>
)
