import { useMemo, useState } from 'react'
import type { Member } from '@/domain/members/member'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { removeReplaced, uploadPersonFiles } from '@/components/files/personFiles'
import { UploadProgress } from '@/components/files/UploadProgress'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { linkPin } from './linkPin'
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
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const found = useLive(useMemo(() => members.one(gymId, id), [members, gymId, id]))
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
  const { gymId, info, today, settings } = useGym()
  const { locale } = settings
  const { api, files } = useBackend()
  const members = useRepository(memberRepository)
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => memberSheetSchema(today, locale), [today, locale])
  const defaults = useMemo(() => memberSheetOf(member), [member])

  const saveMember = async (sheet: MemberSheetOutput) => {
    const { form, files: chosen } = parted(sheet)
    try {
      const person = { gymId, of: 'member', id: member.id, idProof: member.idProof } as const
      const { dp } = await uploadPersonFiles(api, person, chosen, setProgress)
      setProgress('Saving')
      await linkPin(api, gymId, member, form.biometricUserId)
      await members.edit(gymId, member, form, info)
      if (dp !== undefined) await members.setPhoto(gymId, member.id, dp)
      await removeReplaced(files, member.dp, dp)
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
