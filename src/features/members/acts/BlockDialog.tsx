import { z } from 'zod'
import { memberRepository } from '@/data/members/memberRepository'
import { LONGEST_BLOCK_REASON } from '@/domain/members/block'
import type { ListedMember } from '@/domain/members/listedMember'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextArea } from '@/ui/form/TextArea'

const schema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'Enter a reason')
    .max(LONGEST_BLOCK_REASON, `At most ${LONGEST_BLOCK_REASON} characters`),
})
type Form = z.input<typeof schema>

/** Asks why, because whoever stands at the desk is asked it, and the owner who lets them in again has to know. */
export function BlockDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const { id, name } = member

  async function block({ reason }: Form) {
    await members.block(gymId, id, reason)
    showToast({
      text: `${name} is blocked.`,
      undo: async () => void (await members.undoBlock(gymId, id)),
    })
  }

  return (
    <FormSheet<Form, z.output<typeof schema>>
      as="dialog"
      title={`Block ${name}`}
      schema={schema}
      defaults={{ reason: '' }}
      submitLabel={`Block ${name}`}
      onClose={onClose}
      onSubmit={block}
    >
      <p>
        The desk and the door’s devices stop them until you unblock them. Their package keeps running, and
        invoices and visits stay.
      </p>
      <TextArea<Form>
        name="reason"
        label="Reason"
        hint="Added to the note about them, which the desk can read"
        isRequired
        autoFocus
      />
    </FormSheet>
  )
}
