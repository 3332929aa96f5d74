import { z } from 'zod'
import { isOpenLead, lostReasons, type Lead } from '@/domain/leads/lead'
import { refuseLoss } from '@/domain/leads/loseLead'
import { refused } from '@/domain/shared/refusal'
import { leadRepository } from '@/data/leads/leadRepository'
import { namesOf } from '@/lists/bulkAction'
import type { Choice } from '@/lists/choice'
import { useFirst } from '@/lists/useFirst'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
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

/** Gives leads up for one reason. Who of the choice can't be is said before anything is done, with what to do. */
export function LoseDialog({ who, onClose }: { who: Choice<Lead>; onClose: () => void }) {
  const { gymId, today } = useGym()
  const leads = useRepository(leadRepository)
  const chosen = useFirst(who, MOST_READ)
  const going = chosen?.filter((lead) => refuseLoss(lead) === null)
  const staying = chosen?.filter((lead) => refuseLoss(lead) !== null) ?? []
  const silent = staying.filter(isOpenLead)
  const closed = staying.filter((lead) => !isOpenLead(lead))
  const title = `Mark ${leadsOf(going?.length || who.count)} as lost`

  function lose({ lostReason }: Output) {
    const rows = going ?? []
    if (rows.length === 0) return Promise.resolve(refused('None of the chosen leads can be marked as lost.'))
    who.clear()
    void startWork<Lead>({
      title,
      count: rows.length,
      rows,
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
      submitLabel={title}
      onSubmit={lose}
      onClose={onClose}
    >
      {going && going.length > 0 && (
        <Note>{named(going)} They leave the open leads, and Undo brings them back.</Note>
      )}
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
      <SelectField<Form>
        name="lostReason"
        label="Why"
        isRequired
        autoFocus
        emptyValue=""
        options={lostReasons.map((value) => ({ value, label: value }))}
      />
    </FormSheet>
  )
}
