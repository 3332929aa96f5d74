import { useMemo, useState } from 'react'
import { leadRepository } from '@/data/leads/leadRepository'
import { isContact, type Lead } from '@/domain/leads/lead'
import { refuseMerge } from '@/domain/leads/mergeLeads'
import { answered } from '@/components/records/answered'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { usePerson } from '@/ui/person'
import { Warning } from '@/ui/Warning'
import { takeContactAlong } from './contactDraft'

type Props = {
  lead: Lead
  mayMerge: boolean
  onOpen: (id: string) => void
  /** A note that was typed for the other lead is this one's by then. */
  onMerged: () => void
}

/** Says in the drawer that the phone is another lead's too, and makes them one. */
export function Duplicates({ lead, mayMerge, onOpen, onMerged }: Props) {
  const { gymId, settings } = useGym()
  const leads = useRepository(leadRepository)
  const digits = lead.phoneDigits
  const live = useLive(
    useMemo(
      () => (digits === '' ? null : leads.ofPhone(gymId, digits, settings.locale)),
      [leads, gymId, digits, settings.locale],
    ),
  )
  const [goes, setGoes] = useState<Lead | null>(null)
  const others = live.status === 'ready' ? live.value.rows.filter(({ id }) => id !== lead.id) : []
  return (
    <>
      {others.map((other) => (
        <Warning key={other.id}>
          <i className="pi pi-clone" aria-hidden="true" />
          <span>
            {other.name} has this phone too ({other.status}).
          </span>
          <button type="button" onClick={() => onOpen(other.id)}>
            Open {other.name}
          </button>
          {mayMerge && (
            <button type="button" onClick={() => setGoes(other)}>
              Merge {other.name} into this lead
            </button>
          )}
        </Warning>
      ))}
      {goes && <MergeDialog stays={lead} goes={goes} onMerged={onMerged} onClose={() => setGoes(null)} />}
    </>
  )
}

/** Who asked again on the enquiry page was not contacted. */
function contactsOf(...leads: readonly Lead[]): string {
  const count = leads.flatMap(({ interactions }) => interactions).filter(isContact).length
  return count === 1 ? '1 contact' : `${count} contacts`
}

type MergeProps = { stays: Lead; goes: Lead; onMerged: () => void; onClose: () => void }

function MergeDialog({ stays, goes, onMerged, onClose }: MergeProps) {
  const person = usePerson()
  const { gymId, settings } = useGym()
  const { api } = useBackend()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Error | null>(null)
  const refusal = refuseMerge(stays, goes, settings.locale)
  async function merge() {
    setBusy(true)
    setProblem(null)
    try {
      answered(await api.call('mergeLeads', { gymId, staysId: stays.id, goesId: goes.id }))
      takeContactAlong({ person, leadId: goes.id }, stays.id)
      onMerged()
      showToast({ text: `${goes.name} is merged into ${stays.name}.` })
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error('They were not merged. Try again.'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={`Merge two leads of ${stays.name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" isBusy={isBusy} disabled={refusal !== null} onClick={() => void merge()}>
            Merge
          </Button>
        </>
      }
    >
      {problem && <ErrorLine error={problem} />}
      <p>
        {refusal?.reason ??
          `${stays.name} (${stays.status}) stays, with ${contactsOf(stays, goes)} in the order of time and what only ${goes.name} (${goes.status}) says. The other one is deleted from the leads.`}
      </p>
    </Dialog>
  )
}
