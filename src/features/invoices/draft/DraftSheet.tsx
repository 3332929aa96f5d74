import { useMemo, useState } from 'react'
import type { z } from 'zod'
import type { Invoice } from '@/domain/invoices/invoice'
import { printedSac } from '@/domain/invoices/invoiceLine'
import { addDays } from '@/domain/shared/calendar'
import { isRefused } from '@/domain/shared/refusal'
import { rateFor } from '@/domain/tax/rateFor'
import { useDraftedAct } from '@/components/records/useDraftedAct'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { useViewer } from '../useViewer'
import { draftFormOf, draftSchema, emptyDraft, termsOf, type Then } from './draftForm'
import { DraftFields } from './DraftFields'
import { DraftSummary } from './DraftSummary'

/** Days that somebody has to pay, until another day is chosen. */
const USUAL_DAYS = 7

const labels: Record<Then, string> = {
  issue: 'Issue now',
  submit: 'Ask for approval',
  draft: 'Save the draft',
}

const saved: Record<Then, (invoice: Invoice) => string> = {
  issue: ({ invoiceNumber, customerName }) => `${invoiceNumber} is issued to ${customerName}.`,
  submit: () => 'Sent to the owner for approval.',
  draft: ({ customerName }) => `The draft for ${customerName} is saved.`,
}

type Output = z.output<ReturnType<typeof draftSchema>>
type Props = { draft: Invoice | null; onClose: () => void; onOpen: (id: string) => void }

/** An invoice by hand: a locker, a bottle of water, a consultation. Kept as a draft, or issued at once. */
export function DraftSheet({ draft, onClose, onOpen }: Props) {
  const { gymId, today, info, settings } = useGym()
  const viewer = useViewer()
  const draftKey = draft ? `invoices/${draft.id}` : `invoices/new/${gymId}`
  const act = useDraftedAct(draftKey)
  const schema = useMemo(() => draftSchema(viewer), [viewer])
  const usual = {
    sac: printedSac(null, settings),
    rate: rateFor({ taxRate: null }, settings, info.type, today),
  }
  const [defaults] = useState(() =>
    draft ? draftFormOf(draft, usual) : emptyDraft(addDays(today, USUAL_DAYS)),
  )
  const [then, setThen] = useState(defaults.then)

  async function save(form: Output) {
    const input = { memberId: form.memberId, terms: termsOf(form), then: form.then }
    const answer = draft
      ? await act('editDraft', { ...input, invoiceId: draft.id })
      : await act('draft', input)
    if (isRefused(answer)) return answer
    const { invoice } = answer
    if (invoice)
      showToast({ text: saved[form.then](invoice), action: { label: 'Open', run: () => onOpen(invoice.id) } })
    return undefined
  }

  return (
    <FormSheet
      title={draft ? 'Edit the draft' : 'New invoice'}
      schema={schema}
      defaults={defaults}
      draftKey={draftKey}
      submitLabel={labels[then]}
      onSubmit={save}
      onClose={onClose}
      aside={<DraftSummary onThen={setThen} />}
    >
      <DraftFields draft={draft} />
    </FormSheet>
  )
}
