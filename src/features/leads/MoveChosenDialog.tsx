import { useWatch } from 'react-hook-form'
import { leadStatuses, type Lead, type LeadStatus } from '@/domain/leads/lead'
import { moveChosen, whyStays } from '@/domain/leads/moveChosen'
import { isRefused, refused } from '@/domain/shared/refusal'
import type { Choice } from '@/lists/choice'
import { useFirst } from '@/lists/useFirst'
import { useGym } from '@/session/useGym'
import { FormSheet } from '@/ui/form/FormSheet'
import { Note } from '@/ui/Note'
import { leadsOf } from './leadBulkActions'
import { MoveFields } from './MoveFields'
import { moveOf, moveSchema, type MoveForm, type MoveOutput } from './moveForm'
import { useMoveChosen } from './useMoveChosen'
import { named, UnreadChoice, WhoStays } from './WhoStays'

/** To give up is an act of its own beside this one, and the sale alone converts. */
const offered = leadStatuses.filter((to) => to !== 'Lost' && to !== 'Converted')

const goingTo = (chosen: readonly Lead[], to: LeadStatus) =>
  chosen.filter((lead) => whyStays(lead, to) === null)

const empty: MoveForm = { to: '', nextFollowUpOn: null, trialOn: null, lostReason: '' }

/** Moves a choice of leads to another status, in one go. Who stays is named with why, before anything is done. */
export function MoveChosenDialog({ who, onClose }: { who: Choice<Lead>; onClose: () => void }) {
  const { today } = useGym()
  const start = useMoveChosen()
  const chosen = useFirst(who, Infinity)
  const reachable = offered.filter((to) => goingTo(chosen ?? [], to).length > 0)
  const isUnread = chosen?.length === 0
  const isNobody = chosen !== null && reachable.length === 0

  function move(form: MoveOutput) {
    const how = moveOf(form)
    if (how.to === 'Later' && how.nextFollowUpOn === null)
      return Promise.resolve(refused('Choose a later day to ask again', 'nextFollowUpOn'))
    const going = goingTo(chosen ?? [], how.to)
    const refusal = going.map((lead) => moveChosen(lead, how, today)).find(isRefused)
    if (refusal) return Promise.resolve(refusal)
    const started = start(going, how, {
      title: `Change the status of ${leadsOf(going.length)}`,
      doneText: (done) => `${leadsOf(done)}: ${how.to}.`,
      clear: who.clear,
    })
    return Promise.resolve(started)
  }

  return (
    <FormSheet<MoveForm, MoveOutput>
      as="dialog"
      title={
        isNobody && !isUnread ? 'The status can’t be changed' : `Change the status of ${leadsOf(who.count)}`
      }
      schema={moveSchema}
      defaults={empty}
      submitLabel={isNobody ? null : 'Change status'}
      dismissLabel={isNobody ? 'Close' : 'Cancel'}
      isReading={chosen === null}
      onSubmit={move}
      onClose={onClose}
    >
      {isUnread && <UnreadChoice />}
      {isNobody && !isUnread && <WhoStays chosen={chosen} to="Contacted" />}
      {reachable.length > 0 && (
        <>
          <MoveFields reachable={reachable} isChoice />
          <WhoGoes chosen={chosen ?? []} />
        </>
      )}
    </FormSheet>
  )
}

/** Said as soon as the status is chosen. */
function WhoGoes({ chosen }: { chosen: readonly Lead[] }) {
  const to = useWatch<MoveForm, 'to'>({ name: 'to' })
  const status = offered.find((each) => each === to)
  if (status === undefined) return null
  const going = goingTo(chosen, status)
  return (
    <>
      <Note>
        {leadsOf(going.length)} {going.length === 1 ? 'moves' : 'move'} to {status}: {named(going)} Undo
        brings them back.
      </Note>
      <WhoStays chosen={chosen} to={status} />
    </>
  )
}
