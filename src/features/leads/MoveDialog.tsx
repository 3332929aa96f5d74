import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { leadStatuses, lostReasons, type Lead, type LeadStatus } from '@/domain/leads/lead'
import { moveLead, refuseStatus, type LeadMove } from '@/domain/leads/moveLead'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { leadRepository } from '@/data/leads/leadRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'

const schema = z.object({
  to: z.enum(leadStatuses, 'Choose the status'),
  nextFollowUpOn: civilDateSchema.nullable(),
  trialOn: civilDateSchema.nullable(),
  lostReason: z.enum(['', ...lostReasons]),
})
type Form = z.input<typeof schema>
type Output = z.output<typeof schema>

const option = (value: string) => ({ value, label: value })

const moveOf = ({ to, nextFollowUpOn, trialOn, lostReason }: Output): LeadMove => ({
  ...{ to, nextFollowUpOn, lostReason },
  ...(to === 'Trial Booked' || to === 'Trial Done' ? { trialOn } : {}),
})

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

  async function move(form: Output) {
    const refusal = moveLead(lead, moveOf(form), today)
    if (isRefused(refusal)) return refusal
    await leads.move(gymId, lead.id, moveOf(form), today)
    showToast({ text: `${lead.name}: ${form.to}.` })
    return undefined
  }

  return (
    <FormSheet<Form, Output>
      as="dialog"
      title={`Change the status of ${lead.name}`}
      schema={schema}
      defaults={{
        to: to ?? reachable[0] ?? lead.status,
        ...{ nextFollowUpOn: lead.nextFollowUpOn, trialOn: lead.trialOn, lostReason: '' },
      }}
      submitLabel="Change status"
      onSubmit={move}
      onClose={onClose}
    >
      {why && <p>{why.reason}</p>}
      {reachable.length > 0 && (
        <SelectField<Form> name="to" label="Status" options={reachable.map(option)} isRequired autoFocus />
      )}
      <Asked />
    </FormSheet>
  )
}

/** What the chosen status asks for. */
function Asked() {
  const { today } = useGym()
  const to = useWatch<Form, 'to'>({ name: 'to' })
  if (to === 'Lost')
    return (
      <SelectField<Form>
        name="lostReason"
        label="Why"
        options={lostReasons.map(option)}
        emptyValue=""
        isRequired
      />
    )
  return (
    <>
      {to === 'Trial Booked' && <DateField<Form> name="trialOn" label="Trial on" isRequired min={today} />}
      {to === 'Trial Done' && <DateField<Form> name="trialOn" label="Trial on" max={today} />}
      <DateField<Form> name="nextFollowUpOn" label="Next follow-up" isRequired min={today} />
    </>
  )
}
