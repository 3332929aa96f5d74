import { useState } from 'react'
import { z } from 'zod'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { Staff } from '@/domain/staff/staff'
import { MOST_LEAVE_REASON, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextField } from '@/ui/form/TextField'

const day = (missing: string) =>
  z
    .string(missing)
    .nullable()
    .transform((text, context): CivilDate => {
      const parsed = civilDateSchema.safeParse(text)
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message: missing })
      return z.NEVER
    })

const leaveFormSchema = z
  .object({
    staffId: z.string().min(1, 'Choose the employee'),
    from: day('Enter the first day'),
    to: day('Enter the last day'),
    isPaid: z.boolean(),
    reason: z
      .string()
      .trim()
      .min(1, 'Say why, for the records')
      .max(MOST_LEAVE_REASON, `Use ${String(MOST_LEAVE_REASON)} letters at most`),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The leave ends before it begins' })
type LeaveForm = z.input<typeof leaveFormSchema>

type Props = {
  staff: readonly Staff[]
  /** Whose leave; '' to be chosen. */
  staffId: string
  leaves: readonly StaffLeave[]
  onClose: () => void
}

/** Days on which an employee need not come (PRODUCT 4.13 "On leave"). */
export function LeaveDialog({ staff, staffId, leaves, onClose }: Props) {
  const { gymId, today } = useCentre()
  const { store, repositories } = useBackend()
  const { staffLeave } = repositories
  // Of this form, so that sending it twice gives leave once.
  const [id] = useState(() => store.newId())

  async function save(fields: z.output<typeof leaveFormSchema>) {
    await staffLeave.add(gymId, id, fields, leaves)
    const name = staff.find((one) => one.id === fields.staffId)?.name ?? 'The employee'
    const days =
      fields.from === fields.to
        ? `on ${formatCivil(fields.from)}`
        : `from ${formatCivil(fields.from)} to ${formatCivil(fields.to)}`
    showToast({ text: `${name} is on leave ${days}.`, undo: () => staffLeave.remove(id) })
  }

  return (
    <FormSheet
      as="dialog"
      title="Give leave"
      schema={leaveFormSchema}
      defaults={{ staffId, from: today, to: today, isPaid: true, reason: '' }}
      submitLabel="Give leave"
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField<LeaveForm>
        name="staffId"
        label="Employee"
        options={staff.map(({ id: value, name }) => ({ value, label: name }))}
        emptyValue=""
        isRequired
      />
      <FieldRow>
        <DateField<LeaveForm> name="from" label="First day" isRequired />
        <DateField<LeaveForm> name="to" label="Last day" isRequired />
      </FieldRow>
      <TextField<LeaveForm> name="reason" label="Reason" isRequired hint="Only the owner sees it" />
      <SwitchField<LeaveForm>
        name="isPaid"
        label="Paid leave"
        hint="Its days are payable; unpaid leave is counted, but not paid"
      />
    </FormSheet>
  )
}
