import { useWatch } from 'react-hook-form'
import type { LeadStatus } from '@/domain/leads/lead'
import { addDays } from '@/domain/shared/calendar'
import { useGym } from '@/session/useGym'
import { DateField } from '@/ui/form/DateField'
import { SelectField } from '@/ui/form/SelectField'
import type { MoveForm } from './moveForm'

const option = (value: string) => ({ value, label: value })

/** What the chosen status asks for. `isChoice`: of several leads, each of which may keep the day that it has. */
export function MoveFields({
  reachable,
  isChoice = false,
}: {
  reachable: readonly LeadStatus[]
  isChoice?: boolean
}) {
  return (
    <>
      <SelectField<MoveForm>
        name="to"
        label="Status"
        options={reachable.map(option)}
        emptyValue=""
        isRequired
        autoFocus
      />
      <Asked isChoice={isChoice} />
    </>
  )
}

const BLANK = { next: 'Leave blank to keep each lead’s own', trial: 'Leave blank for the day of the trial' }

function Asked({ isChoice }: { isChoice: boolean }) {
  const { today, settings } = useGym()
  const to = useWatch<MoveForm, 'to'>({ name: 'to' })
  if (to === '') return null
  if (to === 'Lost')
    return (
      <SelectField<MoveForm>
        name="lostReason"
        label="Why"
        options={settings.lostReasons.map(option)}
        emptyValue=""
        isRequired
      />
    )
  const isFree = isChoice && to !== 'Later'
  const blank = to === 'Trial Booked' ? BLANK.trial : BLANK.next
  return (
    <>
      {to === 'Trial Booked' && (
        <DateField<MoveForm> name="trialOn" label="Trial on" isRequired min={today} />
      )}
      {to === 'Trial Done' && (
        <DateField<MoveForm>
          name="trialOn"
          label="Trial on"
          max={today}
          {...(isChoice ? { hint: 'Leave blank to keep each lead’s own, or today' } : {})}
        />
      )}
      <DateField<MoveForm>
        name="nextFollowUpOn"
        label="Next follow-up"
        isRequired={!isFree}
        min={to === 'Later' ? addDays(today, 1) : today}
        {...(isFree ? { hint: blank } : {})}
      />
    </>
  )
}
