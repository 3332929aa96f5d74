import { z } from 'zod'
import type { Lead } from '@/domain/leads/lead'
import { whyStays } from '@/domain/leads/moveChosen'
import type { Choice } from '@/lists/choice'
import { useFirst } from '@/lists/useFirst'
import { useGym } from '@/session/useGym'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { Note } from '@/ui/Note'
import { leadsOf } from './leadBulkActions'
import { useMoveChosen } from './useMoveChosen'
import { named, UnreadChoice, WhoStays } from './WhoStays'

const schema = z.object({ lostReason: z.string().min(1, 'Choose why') })
type Form = { lostReason: string }
type Output = z.output<typeof schema>

const noneOf = (count: number) =>
  count === 1 ? 'This lead can’t be marked as lost' : `None of these ${count} leads can be marked as lost`

/** Gives leads up for one reason. Who of the choice can't be is said before anything is done, with what to do. */
export function LoseDialog({ who, onClose }: { who: Choice<Lead>; onClose: () => void }) {
  const { lostReasons } = useGym().settings
  const moveChosen = useMoveChosen()
  const chosen = useFirst(who, Infinity)
  const going = chosen?.filter((lead) => whyStays(lead, 'Lost') === null) ?? []
  const isUnread = chosen?.length === 0
  const isNobody = chosen !== null && going.length === 0
  const title =
    isNobody && !isUnread ? noneOf(who.count) : `Mark ${leadsOf(going.length || who.count)} as lost`

  function lose({ lostReason }: Output) {
    const doneText = (done: number) => `${leadsOf(done)} marked as lost.`
    return Promise.resolve(
      moveChosen(going, { to: 'Lost', lostReason }, { title, doneText, clear: who.clear }),
    )
  }

  return (
    <FormSheet<Form, Output>
      as="dialog"
      title={title}
      schema={schema}
      defaults={{ lostReason: '' }}
      submitLabel={isNobody ? null : title}
      dismissLabel={isNobody ? 'Close' : 'Cancel'}
      isReading={chosen === null}
      onSubmit={lose}
      onClose={onClose}
    >
      {isUnread && <UnreadChoice />}
      {going.length > 0 && <Note>{named(going)} They leave the open leads, and Undo brings them back.</Note>}
      <WhoStays chosen={chosen ?? []} to="Lost" />
      {!isNobody && (
        <SelectField<Form>
          name="lostReason"
          label="Why"
          isRequired
          autoFocus
          emptyValue=""
          options={lostReasons.map((value) => ({ value, label: value }))}
        />
      )}
    </FormSheet>
  )
}
