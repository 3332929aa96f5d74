import { useCallback, useMemo, useState } from 'react'
import type { z } from 'zod'
import { issue, submit } from '@/domain/invoices/approval'
import type { Invoice } from '@/domain/invoices/invoice'
import { addDays } from '@/domain/shared/calendar'
import { AppError } from '@/domain/shared/appError'
import { isRefused } from '@/domain/shared/refusal'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { useSignedIn } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { useDeed } from '../useDeeds'
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

type Output = z.output<ReturnType<typeof draftSchema>>
type Props = { draft: Invoice | null; onClose: () => void; onOpen: (id: string) => void }

/** An invoice for what is no package: a locker, a consultation. Kept as a draft, or issued at once. */
export function DraftSheet({ draft, onClose, onOpen }: Props) {
  const { info, gymId, today } = useCentre()
  const { account, role, backend } = useSignedIn()
  const { invoices } = useMoneyRepositories()
  const viewer = useViewer()
  const deed = useDeed()
  const schema = useMemo(() => draftSchema(viewer), [viewer])
  const [defaults] = useState(() => (draft ? draftFormOf(draft) : emptyDraft(addDays(today, USUAL_DAYS))))
  const [then, setThen] = useState(defaults.then)
  // Made with the form: a second try writes no second draft.
  const [id] = useState(() => draft?.id ?? backend.store.newId())

  /** What follows on the saved draft; a draft that stays one says why. */
  const goOn = useCallback(
    async (saved: Invoice, next: Then): Promise<string> => {
      if (next === 'draft') return `The draft for ${saved.customerName} is saved.`
      if (next === 'submit') {
        const asked = await deed(saved.id, submit)
        if (isRefused(asked)) throw new AppError('refused', `It is saved as a draft. ${asked.reason}`)
        return 'The owner is asked to approve it.'
      }
      if (saved.issuedOn !== null) return `${saved.invoiceNumber} is issued to ${saved.customerName}.`
      const issued = await deed(saved.id, issue)
      if (isRefused(issued)) throw new AppError('refused', `It is saved as a draft. ${issued.reason}`)
      return `${issued.invoice.invoiceNumber} is issued to ${saved.customerName}.`
    },
    [deed],
  )

  async function save(form: Output) {
    const request = { id, memberId: form.memberId, terms: termsOf(form), isNew: draft === null }
    const saved = await invoices.saveDraft(info, { role: role.role, by: account.uid }, request)
    if (isRefused(saved)) return saved
    const text = await goOn(saved.invoice, form.then)
    showToast({ text, action: { label: 'Open', run: () => onOpen(id) } })
    return undefined
  }

  return (
    <FormSheet
      title={draft ? 'Edit the draft' : 'New invoice'}
      schema={schema}
      defaults={defaults}
      draftKey={draft ? `invoices/${draft.id}` : `invoices/new/${gymId}`}
      submitLabel={labels[then]}
      onSubmit={save}
      onClose={onClose}
      aside={<DraftSummary onThen={setThen} />}
    >
      <DraftFields draft={draft} />
    </FormSheet>
  )
}
