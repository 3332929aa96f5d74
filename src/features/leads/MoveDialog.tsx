import { useMemo } from 'react'
import { leadStatuses, type Lead, type LeadStatus } from '@/domain/leads/lead'
import { moveLead, refuseStatus } from '@/domain/leads/moveLead'
import { isRefused } from '@/domain/shared/refusal'
import { leadRepository } from '@/data/leads/leadRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoveFields } from './MoveFields'
import { moveOf, moveSchema, type MoveForm, type MoveOutput } from './moveForm'

type Props = {
  lead: Lead
  /** The status it is meant to have, where one was chosen already. */
  to?: LeadStatus | undefined
  onClose: () => void
}

/** Moves a lead to another status, with what that status asks for; the pure function says what is missing. */
export function MoveDialog({ lead, to, onClose }: Props) {
  const { gymId, today } = useGym()
  const leads = useRepository(leadRepository)
  const reachable = useMemo(
    () => leadStatuses.filter((to) => to !== lead.status && refuseStatus(lead, to) === null),
    [lead],
  )
  const why = reachable.length === 0 ? refuseStatus(lead, 'Contacted') : null

  async function move(form: MoveOutput) {
    const refusal = moveLead(lead, moveOf(form), today)
    if (isRefused(refusal)) return refusal
    await leads.move(gymId, lead.id, moveOf(form), today)
    showToast({ text: `${lead.name}: ${form.to}.` })
    return undefined
  }

  return (
    <FormSheet<MoveForm, MoveOutput>
      as="dialog"
      title={`Change the status of ${lead.name}`}
      schema={moveSchema}
      defaults={{
        to: to ?? reachable[0] ?? lead.status,
        ...{ nextFollowUpOn: lead.nextFollowUpOn, trialOn: lead.trialOn, lostReason: '' },
      }}
      submitLabel={why ? null : 'Change status'}
      dismissLabel={why ? 'Close' : 'Cancel'}
      onSubmit={move}
      onClose={onClose}
    >
      {why ? <p>{why.reason}</p> : <MoveFields reachable={reachable} />}
    </FormSheet>
  )
}
