import { z } from 'zod'
import { isOpenLead, lostReasons, type Lead } from '@/domain/leads/lead'
import { refuseLoss } from '@/domain/leads/loseLead'
import { leadRepository } from '@/data/leads/leadRepository'
import { namesOf } from '@/lists/bulkAction'
import type { Choice } from '@/lists/choice'
import { useFirst } from '@/lists/useFirst'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { ErrorLine } from '@/ui/ErrorState'
import { startWork } from '@/ui/feedback/startWork'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { Note } from '@/ui/Note'
import { leadsOf } from './leadBulkActions'
import { MOST_READ } from './leadViews'

const schema = z.object({ lostReason: z.enum(lostReasons, 'Choose why') })
type Form = { lostReason: string }
type Output = z.output<typeof schema>

const named = (leads: readonly Lead[]) =>
  namesOf(
    leads.map(({ name }) => name),
    leads.length,
  )

const noneOf = (count: number) =>
  count === 1 ? 'This lead can’t be marked as lost' : `None of these ${count} leads can be marked as lost`

/** Gives leads up for one reason. Who of the choice can't be is said before anything is done, with what to do. */
export function LoseDialog({ who, onClose }: { who: Choice<Lead>; onClose: () => void }) {
  const { gymId, today } = useGym()
  const leads = useRepository(leadRepository)
  const chosen = useFirst(who, MOST_READ)
  const going = chosen?.filter((lead) => refuseLoss(lead) === null) ?? []
  const staying = chosen?.filter((lead) => refuseLoss(lead) !== null) ?? []
  const silent = staying.filter(isOpenLead)
  const closed = staying.filter((lead) => !isOpenLead(lead))
  const isUnread = chosen?.length === 0
  const isNobody = chosen !== null && going.length === 0
  const title =
    isNobody && !isUnread ? noneOf(who.count) : `Mark ${leadsOf(going.length || who.count)} as lost`

  function lose({ lostReason }: Output) {
    who.clear()
    void startWork<Lead>({
      title,
      count: going.length,
      rows: going,
      isBatched: true,
      nameOf: ({ name }) => name,
      each: ({ id }) => leads.lose(gymId, id, lostReason, today),
      undoEach: (lead) => leads.takeBackLoss(gymId, lead, today),
      doneText: (done) => `${leadsOf(done)} marked as lost.`,
    })
    return Promise.resolve()
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
      {isUnread && (
        <ErrorLine
          error={{
            message: 'The chosen leads could not be read. Check the connection, close this and try again.',
          }}
        />
      )}
      {going.length > 0 && <Note>{named(going)} They leave the open leads, and Undo brings them back.</Note>}
      {silent.length > 0 && (
        <Note>
          {silent.length === 1 ? '1 lead stays open' : `${silent.length} leads stay open`} until a contact is
          logged: {named(silent)}
        </Note>
      )}
      {closed.length > 0 && (
        <Note>
          {closed.length === 1 ? '1 lead is a member' : `${closed.length} leads are members`} or lost already:{' '}
          {named(closed)}
        </Note>
      )}
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
