import { lazy, Suspense } from 'react'
import type { OpenAct } from './openAct'

const CollectSheet = lazy(async () => ({ default: (await import('./CollectSheet')).CollectSheet }))
const TakeBackDialog = lazy(async () => ({ default: (await import('./TakeBackDialog')).TakeBackDialog }))
const ClearChequeDialog = lazy(async () => ({
  default: (await import('./ClearChequeDialog')).ClearChequeDialog,
}))
const RefundDialog = lazy(async () => ({ default: (await import('./RefundDialog')).RefundDialog }))
const CreditDialog = lazy(async () => ({ default: (await import('./CreditDialog')).CreditDialog }))
const ForgiveDialog = lazy(async () => ({ default: (await import('./ForgiveDialog')).ForgiveDialog }))
const DueDateDialog = lazy(async () => ({ default: (await import('./DueDateDialog')).DueDateDialog }))
const RejectDialog = lazy(async () => ({ default: (await import('./RejectDialog')).RejectDialog }))
const PrintAct = lazy(async () => ({ default: (await import('./PrintAct')).PrintAct }))
const ReturnDialog = lazy(async () => ({ default: (await import('../gstr1/ReturnDialog')).ReturnDialog }))

/** The sheet or dialog of the act that was started, over list and drawer alike; loaded when it is needed. */
export function InvoiceActHost({ open, onClose }: { open: OpenAct | null; onClose: () => void }) {
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      {open.kind === 'collect' && <CollectSheet invoice={open.invoice} onClose={onClose} />}
      {open.kind === 'takeBack' && (
        <TakeBackDialog invoice={open.invoice} payment={open.payment} onClose={onClose} />
      )}
      {open.kind === 'clearCheque' && (
        <ClearChequeDialog invoice={open.invoice} payment={open.payment} onClose={onClose} />
      )}
      {open.kind === 'refund' && (
        <RefundDialog invoice={open.invoice} payment={open.payment} onClose={onClose} />
      )}
      {open.kind === 'credit' && <CreditDialog invoice={open.invoice} onClose={onClose} />}
      {open.kind === 'forgive' && <ForgiveDialog invoice={open.invoice} onClose={onClose} />}
      {open.kind === 'changeDueDate' && <DueDateDialog invoice={open.invoice} onClose={onClose} />}
      {open.kind === 'reject' && <RejectDialog invoice={open.invoice} onClose={onClose} />}
      {(open.kind === 'print' || open.kind === 'send') && (
        <PrintAct
          key={open.invoice.id}
          invoice={open.invoice}
          creditNoteId={open.creditNoteId}
          kind={open.kind}
          onClose={onClose}
        />
      )}
      {open.kind === 'return' && <ReturnDialog onClose={onClose} />}
    </Suspense>
  )
}
