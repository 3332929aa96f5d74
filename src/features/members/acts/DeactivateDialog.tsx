import { z } from 'zod'
import { memberRepository } from '@/data/members/memberRepository'
import type { ListedMember } from '@/domain/members/listedMember'
import { refused } from '@/domain/shared/refusal'
import { beginWork } from '@/lists/beginWork'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { showToast } from '@/ui/feedback/toast'
import type { Work } from '@/ui/feedback/work'
import type { Several } from '@/components/members/several'
import { useFirstNames } from '@/components/members/useFirstNames'

/** What people at the desk hear; the win-back list groups by it. */
export const leavingReasons = [
  'Price',
  'Distance or moved away',
  'Timing',
  'Health or injury',
  'Joined elsewhere',
  'Not satisfied',
  'No time',
  'Other',
] as const

/** What is kept as `reasonForLeaving`: the reason, and what was said besides. */
export const reasonText = (reason: string, note: string): string => {
  const said = note.trim()
  return said === '' ? reason : `${reason}: ${said}`
}

const schema = z.object({
  reason: z
    .enum(leavingReasons)
    .nullable()
    .transform((reason, context) => {
      if (reason !== null) return reason
      context.addIssue({ code: 'custom', message: 'Choose why they leave' })
      return z.NEVER
    }),
  note: z.string().trim().max(300, 'At most 300 characters'),
})
type Form = z.input<typeof schema>

const reasonOptions = leavingReasons.map((reason) => ({ value: reason, label: reason }))

/** Asks why somebody leaves: that list is what wins people back. */
export function DeactivateDialog({ who, onClose }: { who: Several; onClose: () => void }) {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const names = useFirstNames(who)
  const name = who.count === 1 ? names.replace(/\.$/, '') : `${who.count} members`

  const deactivateAll = async (reason: string) => {
    const each = (member: ListedMember) => members.deactivate(gymId, member.id, reason)
    const undoEach = (member: ListedMember) => members.restore(gymId, member.id)
    if (who.count === 1) {
      for await (const member of who.rows()) {
        await each(member)
        showToast({ text: `${member.name} is deactivated.`, undo: async () => void (await undoEach(member)) })
      }
      return who.clear()
    }
    const work: Work<ListedMember> = {
      title: `Deactivate ${name}`,
      count: who.count,
      rows: who.rows(),
      nameOf: (member) => member.name,
      each,
      undoEach,
      doneText: (done) => `${done} ${done === 1 ? 'member is' : 'members are'} deactivated.`,
    }
    const notNow = beginWork(work, who.clear)
    return notNow ? refused(notNow) : undefined
  }

  return (
    <FormSheet<Form, z.output<typeof schema>>
      as="dialog"
      title={`Deactivate ${name}`}
      schema={schema}
      defaults={{ reason: null, note: '' }}
      submitLabel={`Deactivate ${name}`}
      onClose={onClose}
      onSubmit={({ reason, note }) => deactivateAll(reasonText(reason, note))}
    >
      <p>
        {who.count > 1 && `${names} `}
        They move to Inactive members and are refused at the door. Packages, invoices and visits stay.
      </p>
      <SelectField<Form> name="reason" label="Reason for leaving" options={reasonOptions} isRequired />
      <TextArea<Form> name="note" label="What they said" />
    </FormSheet>
  )
}
