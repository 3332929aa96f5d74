import { z } from 'zod'
import type { Lead } from '@/domain/leads/lead'
import { canFollowUp, shareOut } from '@/domain/leads/shareOut'
import type { Assignment } from '@/domain/leads/takeLead'
import { refused } from '@/domain/shared/refusal'
import { peopleWords } from '@/domain/staff/peopleWords'
import { leadRepository } from '@/data/leads/leadRepository'
import { beginWork } from '@/lists/beginWork'
import type { Choice } from '@/lists/choice'
import { useEmployees } from '@/components/staff/useEmployees'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { ErrorLine } from '@/ui/ErrorState'
import type { Work } from '@/ui/feedback/work'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'

/** Of the choice of a person: shared out among everybody who signs in and may open leads. */
const EVERYBODY = 'everybody'

/** Taken from whoever has them: whoever is at the desk calls, and may take them. */
const NOBODY = 'nobody'

const schema = z.object({ to: z.string().min(1, 'Choose who follows up') })
type Form = z.infer<typeof schema>

/** Gives leads to somebody who follows up or to nobody in particular, or shares them out in turn. */
export function AssignDialog({ who, onClose }: { who: Choice<Lead>; onClose: () => void }) {
  const { gymId, settings } = useGym()
  const { uid } = useSignedIn().account
  const leads = useRepository(leadRepository)
  const employees = useEmployees()
  const staff = employees.status === 'ready' ? employees.value : []
  const people = [
    ...(uid === gymId
      ? [{ value: uid, label: peopleWords.self }]
      : [{ value: gymId, label: peopleWords.owner }]),
    ...staff.map(({ id, name }) => ({ value: id, label: id === uid ? peopleWords.self : name })),
    { value: NOBODY, label: peopleWords.nobody },
  ]
  const callers = staff.filter((employee) => canFollowUp(employee, settings))
  const title = who.count === 1 ? 'Assign the lead' : `Assign ${who.count} leads`

  function assign({ to }: Form) {
    const takers = to === EVERYBODY ? callers.map(({ id }) => id) : [to === NOBODY ? '' : to]
    const next = shareOut(takers)
    // Another device may have given it to somebody since it was chosen: Undo leads back to them.
    const assigned = new Map<string, Assignment>()
    const work: Work<Lead> = {
      title,
      count: who.count,
      rows: who.rows(),
      isBatched: true,
      nameOf: ({ name }) => name,
      each: async ({ id }) => {
        assigned.set(id, await leads.assign(gymId, id, next()))
      },
      undoEach: async ({ id }) => {
        const how = assigned.get(id)
        if (how) await leads.takeBackFrom(gymId, id, how)
      },
      doneText: (done) =>
        to === NOBODY
          ? `${done === 1 ? 'The lead is' : `${done} leads are`} assigned to nobody in particular.`
          : done === 1
            ? 'The lead is assigned.'
            : `${done} leads are assigned.`,
    }
    const reason = beginWork(work, who.clear)
    return Promise.resolve(reason ? refused(reason) : undefined)
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={title}
      schema={schema}
      defaults={{ to: '' }}
      submitLabel="Assign"
      onSubmit={assign}
      onClose={onClose}
    >
      {employees.status === 'failed' && <ErrorLine error={employees.error} />}
      <SelectField<Form>
        name="to"
        label="Who follows up"
        isRequired
        autoFocus
        emptyValue=""
        options={[
          ...people,
          ...(who.count > 1 && callers.length > 1
            ? [{ value: EVERYBODY, label: `Share out among ${callers.length} who can open leads` }]
            : []),
        ]}
      />
    </FormSheet>
  )
}
