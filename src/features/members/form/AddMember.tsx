import { useMemo, useRef, useState } from 'react'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { afterAdding, uploadPersonFiles } from '@/parts/personFiles'
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

/** A new member, and the sale right after if that is wanted. */
export function AddMember({ onClose, onOpen, onSell }: Props) {
  const { gymId, info, today } = useCentre()
  const { api, repositories, store } = useBackend()
  // Made when the form opens: a repeated save finds its own member.
  const [memberId, setMemberId] = useState(() => store.newId())
  // What the save before has added while a file of it failed.
  const added = useRef('')
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => memberSheetSchema(today), [today])

  const addMember = async (sheet: MemberSheetOutput) => {
    const { form, files: chosen, sellNext } = parted(sheet)
    const { members } = repositories
    try {
      setProgress('Saving')
      // First the member: there is no folder for files of somebody who is not there.
      const member =
        added.current === memberId
          ? await members.edit(gymId, memberId, form, info)
          : await members.add(gymId, memberId, form, info)
      added.current = memberId
      const person = { gymId, of: 'member', id: memberId, idProof: '' } as const
      await afterAdding(form.name, async () => {
        const paths = await uploadPersonFiles(api, person, chosen, setProgress)
        if (paths.dp !== undefined) await members.setFiles(gymId, memberId, paths)
      })
      setMemberId(store.newId())
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
