import { useMemo, useRef, useState } from 'react'
import { memberRepository } from '@/data/members/memberRepository'
import { leadRepository } from '@/data/leads/leadRepository'
import type { Lead } from '@/domain/leads/lead'
import type { Member } from '@/domain/members/member'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { afterAdding, uploadPersonFiles } from '@/components/files/personFiles'
import { UploadProgress } from '@/components/files/UploadProgress'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { SwitchField } from '@/ui/form/SwitchField'
import { linkPin } from './linkPin'
import { MemberFields } from './MemberFields'
import {
  emptyMemberSheet,
  memberSheetSchema,
  parted,
  sheetOfLead,
  type MemberSheetInput,
  type MemberSheetOutput,
} from './memberFormFields'

type Props = {
  /** Who asked before, and is what the form begins with; '' for nobody. */
  leadId: string
  onClose: () => void
  onOpen: (id: string) => void
  /** Opens the sale for a member who was just added. */
  onSell: (id: string) => void
}

const nothing = { dp: '', idProof: '' }

/** A new member; one who was a lead as soon as that has been read. */
export function AddMember(props: Props) {
  const { gymId } = useGym()
  const { leadId } = props
  const leads = useRepository(leadRepository)
  const found = useLive(
    useMemo(() => (leadId === '' ? null : leads.one(gymId, leadId)), [leads, gymId, leadId]),
  )
  // What was read when it opened: a change of the lead takes nothing away from what is typed.
  const [lead, setLead] = useState<Lead | null>(null)
  if (lead === null && found.status === 'ready' && found.value !== null) setLead(found.value)
  if (leadId !== '' && lead === null && found.status === 'loading') return null
  return <MemberSheet {...props} lead={lead} />
}

/** A new member, and the sale right after if that is wanted. */
function MemberSheet({ lead, onClose, onOpen, onSell }: Props & { lead: Lead | null }) {
  const { gymId, info, today, settings } = useGym()
  const { locale } = settings
  const { api, makeId } = useBackend()
  const members = useRepository(memberRepository)
  // Made when the form opens: a repeated save finds its own member.
  const [memberId, setMemberId] = useState(makeId)
  // Whom the save before has added while a file of theirs failed.
  const added = useRef<Member | null>(null)
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => memberSheetSchema(today, locale), [today, locale])
  const defaults = useMemo(() => (lead ? sheetOfLead(lead) : emptyMemberSheet), [lead])

  const addMember = async (sheet: MemberSheetOutput) => {
    const { form, files: chosen, sellNext } = parted(sheet)
    try {
      setProgress('Saving')
      const unlinked = { ...form, biometricUserId: 0 }
      // First the member: there is no folder for files of somebody who is not there.
      const member =
        added.current?.id === memberId
          ? await members.edit(gymId, added.current, unlinked, info)
          : await members.add(gymId, memberId, unlinked, info)
      added.current = member
      await linkPin(api, gymId, member, form.biometricUserId, `${member.name} is added without a number.`)
      const person = { gymId, of: 'member', id: memberId, idProof: '' } as const
      await afterAdding(form.name, async () => {
        const { dp } = await uploadPersonFiles(api, person, chosen, setProgress)
        if (dp !== undefined) await members.setPhoto(gymId, memberId, dp)
      })
      setMemberId(makeId())
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
      defaults={defaults}
      draftKey={`members/new/${gymId}${lead ? `/${lead.id}` : ''}`}
      submitLabel="Add member"
      onClose={onClose}
      canAddAnother={lead === null}
      onSubmit={addMember}
      aside={progress && <UploadProgress text={progress} />}
    >
      <MemberFields memberId="" current={nothing} onOpen={onOpen} />
      <SwitchField<MemberSheetInput> name="sellNext" label="Then sell a package" />
    </FormSheet>
  )
}
