import { useMemo, useState } from 'react'
import type { EmployeeForm } from '@/domain/staff/employeeForm'
import type { Staff } from '@/domain/staff/staff'
import { staffRepository } from '@/data/staff/staffRepository'
import { useLive } from '@/live/useLive'
import { changesOf } from '@/domain/shared/changesOf'
import { removeReplaced, uploadPersonFiles } from '@/components/files/personFiles'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { UploadProgress } from '@/components/files/UploadProgress'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { invitedText, notInvitedText } from './invitedText'
import { StaffFields } from './StaffFields'
import {
  parted,
  shiftDayOf,
  staffSheetOf,
  staffSheetSchema,
  type StaffSheetInput,
  type StaffSheetOutput,
} from './staffSheet'
import { useChangeStaff } from './useStaffActs'

type Props = { id: string; onClose: () => void }

/** Waits for the employee, then opens the form with what is stored at that moment. */
export function EditStaff({ id, onClose }: Props) {
  const { gymId } = useGym()
  const employees = useRepository(staffRepository)
  const found = useLive(useMemo(() => employees.one(gymId, id), [employees, gymId, id]))
  const [staff, setStaff] = useState<Staff | null>(null)
  if (staff === null && found.status === 'ready' && found.value !== null) setStaff(found.value)

  if (staff !== null) return <EditSheet staff={staff} onClose={onClose} />
  if (found.status === 'loading') return null
  return (
    <Dialog title="Edit employee" onClose={onClose}>
      {found.status === 'failed' ? (
        <ErrorState error={found.error} retry={() => found.retry()} />
      ) : (
        <p>This employee is not there any more, or belongs to another centre.</p>
      )}
    </Dialog>
  )
}

function savedText(
  { name, email, role }: EmployeeForm,
  { isInvited, isMoved }: { isInvited: boolean; isMoved: boolean },
): string {
  if (isInvited) return `${name} is saved. ${invitedText(email)}`
  return isMoved && role !== '' ? `${name} is saved and signs in with ${email} now.` : `${name} is saved.`
}

function EditSheet({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const { gymId, today, settings } = useGym()
  const { locale } = settings
  const { api, files } = useBackend()
  const change = useChangeStaff()
  const [progress, setProgress] = useState('')
  const schema = useMemo(() => staffSheetSchema(today, locale), [today, locale])
  const defaults = useMemo(() => staffSheetOf(staff, today), [staff, today])

  async function saveEmployee(sheet: StaffSheetOutput) {
    const part = parted(sheet)
    const { form, files: chosen } = part
    const before = schema.safeParse(defaults).data
    try {
      const person = { gymId, of: 'staff', id: staff.id, idProof: staff.idProof } as const
      const paths = await uploadPersonFiles(api, person, chosen, setProgress)
      setProgress('Saving')
      // Only what was changed here is sent: what somebody else changed meanwhile stays.
      const changed = changesOf(before ? parted(before).form : null, form)
      const changes = { ...changed, ...shiftDayOf(staff, part), ...paths }
      const made = Object.keys(changes).length > 0 ? await change(staff.id, changes) : null
      await removeReplaced(files, staff.dp, paths.dp)
      if (made?.isInvited === false)
        showToast({ text: `${form.name} is saved, but ${notInvitedText(form.email)}`, tone: 'problem' })
      else
        showToast({
          text: savedText(form, { isInvited: made?.isInvited === true, isMoved: 'email' in changes }),
        })
    } finally {
      setProgress('')
    }
  }

  return (
    <FormSheet<StaffSheetInput, StaffSheetOutput>
      title={`Edit ${staff.name}`}
      schema={schema}
      defaults={defaults}
      draftKey={`staff/${staff.id}`}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={saveEmployee}
      aside={progress && <UploadProgress text={progress} />}
    >
      <StaffFields
        current={staff}
        staff={staff}
        emailHint="What they sign in with; another address takes its place"
      />
    </FormSheet>
  )
}
