import { useMemo, useState } from 'react'
import type { Member } from '@/domain/members/member'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { removeReplaced, uploadPersonFiles } from '@/parts/personFiles'
import { UploadProgress } from '@/parts/UploadProgress'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { MemberFields } from './MemberFields'
import {
  memberSheetOf,
  memberSheetSchema,
  parted,
  type MemberSheetInput,
  type MemberSheetOutput,
} from './memberFormFields'

type Props = { id: string; onClose: () => void; onOpen: (id: string) => void }

/** Waits for the member, then opens the form with what is stored at that moment. */
export function EditMember({ id, onClose, onOpen }: Props) {
  const { gymId } = useCentre()
  const { repositories } = useBackend()
  const found = useLive(useMemo(() => repositories.members.one(gymId, id), [repositories, gymId, id]))
  const [member, setMember] = useState<Member | null>(null)
  if (member === null && found.status === 'ready' && found.value !== null) setMember(found.value)

  if (member !== null) return <EditSheet member={member} onClose={onClose} onOpen={onOpen} />
  if (found.status === 'failed')
    return (
      <Dialog title="Edit member" onClose={onClose}>
        <ErrorState error={found.error} retry={() => found.retry()} />
      </Dialog>
    )
  if (found.status === 'ready')
    return (
      <Dialog title="Edit member" onClose={onClose}>
        <p>This member is not there any more, or belongs to another centre.</p>
      </Dialog>
    )
  return null
}

function EditSheet({ member, onClose, onOpen }: Omit<Props, 'id'> & { member: Member }) {
  const { gymId, info, today } = useCentre()
  const { api, repositories, files } = useBackend()
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => memberSheetSchema(today), [today])
  const defaults = useMemo(() => memberSheetOf(member), [member])

  const saveMember = async (sheet: MemberSheetOutput) => {
    const { form, files: chosen } = parted(sheet)
    try {
      const person = { gymId, of: 'member', id: member.id, idProof: member.idProof } as const
      const paths = await uploadPersonFiles(api, person, chosen, setProgress)
      setProgress('Saving')
      await repositories.members.edit(gymId, member.id, form, info)
      if (paths.dp !== undefined) await repositories.members.setFiles(gymId, member.id, paths)
      await removeReplaced(files, member.dp, paths.dp)
      showToast({ text: `${form.name} is saved.` })
    } finally {
      setProgress('')
    }
  }

  return (
    <FormSheet<MemberSheetInput, MemberSheetOutput>
      title={`Edit ${member.name}`}
      schema={schema}
      defaults={defaults}
      draftKey={`members/${member.id}`}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={saveMember}
      aside={progress && <UploadProgress text={progress} />}
    >
      <MemberFields memberId={member.id} current={member} onOpen={onOpen} />
    </FormSheet>
  )
}
