import { useMemo, useState } from 'react'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { uploadPersonFiles } from '@/parts/personFiles'
import { UploadProgress } from '@/parts/UploadProgress'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { SwitchField } from '@/ui/form/SwitchField'
import { MemberFields } from './MemberFields'
import {
  emptyMemberSheet,
  memberSheetSchema,
  parted,
  type MemberSheetInput,
  type MemberSheetOutput,
} from './memberFormFields'

type Props = {
  onClose: () => void
  onOpen: (id: string) => void
  /** Opens the sale for a member who was just added. */
  onSell: (id: string) => void
}

const nothing = { dp: '', idProof: '' }

/** Made when the form opens: a repeated save finds its own member and files. */
const idsFrom = (newId: () => string) => ({ memberId: newId(), photoId: newId(), proofId: newId() })

/** A new member, and the sale right after if that is wanted. */
export function AddMember({ onClose, onOpen, onSell }: Props) {
  const { gymId, info, today } = useCentre()
  const { repositories, files, store } = useBackend()
  const [ids, setIds] = useState(() => idsFrom(() => store.newId()))
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => memberSheetSchema(today), [today])

  const addMember = async (sheet: MemberSheetOutput) => {
    const { form, files: chosen, sellNext } = parted(sheet)
    const { memberId } = ids
    try {
      const paths = await uploadPersonFiles(
        files,
        { folder: `${gymId}/members/${memberId}`, ...ids },
        chosen,
        setProgress,
      )
      setProgress('Saving')
      const member = await repositories.members.add(gymId, memberId, form, info, paths)
      setIds(idsFrom(() => store.newId()))
      showToast({ text: `${member.name} is added.`, action: { label: 'Open', run: () => onOpen(memberId) } })
      if (sellNext) onSell(memberId)
    } finally {
      setProgress('')
    }
  }

  return (
    <FormSheet<MemberSheetInput, MemberSheetOutput>
      title="New member"
      schema={schema}
      defaults={emptyMemberSheet}
      draftKey={`members/new/${gymId}`}
      submitLabel="Add member"
      onClose={onClose}
      canAddAnother
      onSubmit={addMember}
      aside={progress && <UploadProgress text={progress} />}
    >
      <MemberFields memberId="" current={nothing} onOpen={onOpen} />
      <SwitchField<MemberSheetInput> name="sellNext" label="Then sell a package" />
    </FormSheet>
  )
}
