import { z } from 'zod'
import type { ListedMember } from '@/domain/members/listedMember'
import { refused } from '@/domain/shared/refusal'
import { peopleWords } from '@/domain/staff/peopleWords'
import { beginWork } from '@/lists/beginWork'
import { answered } from '@/components/records/answered'
import { untilLimit } from '@/components/records/untilLimit'
import { useEmployees } from '@/components/staff/useEmployees'
import { useFirstNames } from '@/components/members/useFirstNames'
import type { Several } from '@/components/members/several'
import { useGym } from '@/session/useGym'
import { useBackend, useSignedIn } from '@/session/useSession'
import { ErrorLine } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import type { Work } from '@/ui/feedback/work'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'

/** Of the choice of a person: the members have no trainer then. */
const NOBODY = 'nobody'

const schema = z.object({ to: z.string().min(1, 'Choose who trains them') })
type Form = z.infer<typeof schema>

type Props = {
  who: Several
  /** Who trains the one member now; '' for nobody, and for several. */
  now: string
  onClose: () => void
}

/** Says who trains one member, or each of those who are selected. */
export function TrainerDialog({ who, now, onClose }: Props) {
  const { gymId } = useGym()
  const { api } = useBackend()
  const { uid } = useSignedIn().account
  const employees = useEmployees()
  const names = useFirstNames(who)
  const isOne = who.count === 1
  const title = isOne ? `Trainer of ${names.replace(/\.$/, '')}` : `Assign a trainer to ${who.count} members`
  const options = [
    ...(employees.status === 'ready' ? employees.value : []).map(({ id, name, designation }) => ({
      value: id,
      label: designation === '' ? name : `${name}, ${designation}`,
    })),
    { value: gymId, label: uid === gymId ? peopleWords.self : peopleWords.owner },
    { value: NOBODY, label: 'Nobody' },
  ]
  const give = async (memberId: string, trainerId: string) =>
    answered(await api.call('assignTrainer', { gymId, memberId, trainerId }))

  async function assign({ to }: Form) {
    const trainerId = to === NOBODY ? '' : to
    const each = ({ id }: ListedMember) => give(id, trainerId)
    const undoEach = (member: ListedMember) => give(member.id, member.trainerId)
    if (isOne) {
      for await (const member of who.rows()) {
        await each(member)
        showToast({
          text: trainerId === '' ? `${member.name} has no trainer now.` : `${member.name} has a trainer.`,
          undo: async () => void (await undoEach(member)),
        })
      }
      return who.clear()
    }
    const work: Work<ListedMember> = {
      ...{ title, count: who.count, rows: who.rows() },
      ...{ each: untilLimit(each), undoEach: untilLimit(undoEach) },
      nameOf: ({ name }) => name,
      doneText: (done) =>
        done === 1 ? 'The trainer of 1 member is set.' : `The trainer of ${done} members is set.`,
    }
    const reason = beginWork(work, who.clear)
    return reason ? refused(reason) : undefined
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={title}
      schema={schema}
      defaults={{ to: options.some(({ value }) => value === now) ? now : '' }}
      submitLabel="Assign"
      onSubmit={assign}
      onClose={onClose}
    >
      {employees.status === 'failed' && <ErrorLine error={employees.error} />}
      <SelectField<Form> name="to" label="Trainer" isRequired autoFocus emptyValue="" options={options} />
    </FormSheet>
  )
}
