import { z } from 'zod'
import { lostReasons, type Lead } from '@/domain/leads/lead'
import { leadRepository } from '@/data/leads/leadRepository'
import type { Choice } from '@/lists/choice'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { startWork } from '@/ui/feedback/startWork'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'

const schema = z.object({ lostReason: z.enum(lostReasons, 'Choose why') })
type Form = { lostReason: string }
type Output = z.output<typeof schema>

/** Gives leads up for one reason. Whoever nobody has talked to stays, and is named with why. */
export function LoseDialog({ who, onClose }: { who: Choice<Lead>; onClose: () => void }) {
  const { gymId, today } = useGym()
  const leads = useRepository(leadRepository)
  const title = who.count === 1 ? 'Mark the lead as lost' : `Mark ${who.count} leads as lost`

  function lose({ lostReason }: Output) {
    const rows = who.rows()
    who.clear()
    void startWork<Lead>({
      title,
      count: who.count,
      rows,
      nameOf: ({ name }) => name,
      each: ({ id }) => leads.move(gymId, id, { to: 'Lost', lostReason }, today),
      undoEach: ({ id, status, nextFollowUpOn, lostReason: before }) =>
        leads.change(gymId, id, { status, nextFollowUpOn, lostReason: before }),
      doneText: (done) => (done === 1 ? 'The lead is lost.' : `${done} leads are lost.`),
    })
    return Promise.resolve()
  }

  return (
    <FormSheet<Form, Output>
      as="dialog"
      title={title}
      schema={schema}
      defaults={{ lostReason: '' }}
      submitLabel="Mark as lost"
      onSubmit={lose}
      onClose={onClose}
    >
      <SelectField<Form>
        name="lostReason"
        label="Why"
        isRequired
        autoFocus
        emptyValue=""
        options={lostReasons.map((value) => ({ value, label: value }))}
        hint="A lead nobody has talked to stays as it is: log a contact, or have it deleted where it is spam."
      />
    </FormSheet>
  )
}
