import { useMemo, useState } from 'react'
import { atFields } from '@/components/records/answered'
import { afterAdding, uploadPersonFiles, type ChosenFiles } from '@/components/files/personFiles'
import type { EmployeeForm } from '@/domain/staff/employeeForm'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { UploadProgress } from '@/components/files/UploadProgress'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { invitedText, notInvitedText } from './invitedText'
import { StaffFields } from './StaffFields'
import {
  emptyStaffSheet,
  parted,
  staffSheetSchema,
  type StaffSheetInput,
  type StaffSheetOutput,
} from './staffSheet'
import { useChangeStaff } from './useStaffActs'

type Props = { onClose: () => void; onOpen: (id: string) => void }

const nothing = { dp: '', idProof: '' }

function addedText({ name, email, role }: EmployeeForm, isInvited: boolean) {
  if (role === '') return { text: `${name} is added.` }
  return isInvited
    ? { text: `${name} is added. ${invitedText(email)}` }
    : { text: `${name} is added, but ${notInvitedText(email)}`, tone: 'problem' as const }
}

/** A new employee, with an account for whoever signs in; the files follow, since only the server knows the account's id. */
export function AddStaff({ onClose, onOpen }: Props) {
  const { gymId, today, settings } = useGym()
  const { locale } = settings
  const { api } = useBackend()
  const change = useChangeStaff()
  // Made when the form opens: a repeated save finds its own account.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => staffSheetSchema(today, locale), [today, locale])
  const defaults = useMemo(() => emptyStaffSheet(today), [today])

  async function addFiles(uid: string, chosen: ChosenFiles) {
    const person = { gymId, of: 'staff', id: uid, idProof: '' } as const
    const paths = await uploadPersonFiles(api, person, chosen, setProgress)
    if (paths.dp !== undefined) await change(uid, paths)
  }

  async function addEmployee(sheet: StaffSheetOutput) {
    const { form, files: chosen } = parted(sheet)
    setProgress(form.role === '' ? 'Saving' : 'Making the account')
    try {
      const made = await api.call('createEmployee', { ...form, gymId, key })
      if (made === undefined) throw new Error('The server gave no answer. Try again.')
      await afterAdding(form.name, () => addFiles(made.uid, chosen))
      setKey(crypto.randomUUID())
      showToast({
        ...addedText(form, made.isInvited),
        action: { label: 'Open', run: () => onOpen(made.uid) },
      })
    } catch (error) {
      throw atFields(error, defaults)
    } finally {
      setProgress('')
    }
  }

  return (
    <FormSheet<StaffSheetInput, StaffSheetOutput>
      title="Add employee"
      schema={schema}
      defaults={defaults}
      draftKey={`staff/new/${gymId}`}
      submitLabel="Add employee"
      onClose={onClose}
      canAddAnother
      onSubmit={addEmployee}
      aside={progress && <UploadProgress text={progress} />}
    >
      <StaffFields
        current={nothing}
        staff={null}
        emailHint="They sign in with it; the link to set a password goes there"
      />
    </FormSheet>
  )
}
