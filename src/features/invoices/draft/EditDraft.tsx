import { useMemo, useState } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceRepository } from '@/data/invoices/invoiceRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { offeredActs } from '@/domain/invoices/offeredActs'
import { useViewer } from '../useViewer'
import { DraftSheet } from './DraftSheet'

type Props = { id: string; onClose: () => void; onOpen: (id: string) => void }

/** Waits for the draft, then opens the form with what is stored at that moment; only a draft is edited. */
export function EditDraft({ id, onClose, onOpen }: Props) {
  const { gymId } = useGym()
  const invoices = useRepository(invoiceRepository)
  const viewer = useViewer()
  const found = useLive(useMemo(() => invoices.one(gymId, id), [invoices, gymId, id]))
  const [draft, setDraft] = useState<Invoice | null>(null)
  const invoice = found.status === 'ready' ? found.value : null
  if (draft === null && invoice !== null && offeredActs(invoice, viewer).includes('edit')) setDraft(invoice)

  if (draft !== null) return <DraftSheet draft={draft} onClose={onClose} onOpen={onOpen} />
  if (found.status === 'loading') return null
  return (
    <Dialog title="Edit the draft" onClose={onClose}>
      {found.status === 'failed' ? (
        <ErrorState error={found.error} retry={() => found.retry()} />
      ) : (
        <p>
          {invoice === null
            ? 'This draft is not there any more.'
            : 'Only a draft is edited. What is issued is corrected by a credit note.'}
        </p>
      )}
    </Dialog>
  )
}
