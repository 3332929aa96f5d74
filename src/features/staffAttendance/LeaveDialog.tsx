import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { balanceText, leaveBalances, leaveDays, yearOf } from '@/domain/staffAttendance/leaveBalance'
import type { Staff } from '@/domain/staff/staff'
import { endsInOrder, leaveFields, outOfOrder } from '@/domain/staffAttendance/leaveForm'
import { leaveKinds } from '@/domain/staffAttendance/staffLeave'
import { leaveRepository } from '@/data/staff/leaveRepository'
import { answered } from '@/components/records/answered'
import { useLeaves } from '@/components/staff/useLeaves'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextField } from '@/ui/form/TextField'

const leaveFormSchema = z
  .object({ staffId: z.string().min(1, 'Choose the employee'), isPaid: z.boolean(), ...leaveFields })
  .refine(endsInOrder, outOfOrder())
type LeaveForm = z.input<typeof leaveFormSchema>

type Props = {
  staff: readonly Staff[]
  /** Whose leave; '' to be chosen. */
  staffId: string
  onClose: () => void
}

/** Days on which an employee need not come (PRODUCT 4.13 "On leave"). */
export function LeaveDialog({ staff, staffId, onClose }: Props) {
  const { gymId, today } = useGym()
  const { api } = useBackend()
  const staffLeave = useRepository(leaveRepository)
  // Of this form, so that sending it twice gives leave once.
  const [key] = useState(() => crypto.randomUUID())

  async function save(fields: z.output<typeof leaveFormSchema>) {
    const { leaveId } = answered(await api.call('giveLeave', { gymId, key, ...fields }))
    const name = staff.find((one) => one.id === fields.staffId)?.name ?? 'The employee'
    const days =
      fields.from === fields.to
        ? `on ${formatCivil(fields.from)}`
        : `from ${formatCivil(fields.from)} to ${formatCivil(fields.to)}`
    showToast({ text: `${name} is on leave ${days}.`, undo: () => staffLeave.remove(leaveId) })
  }

  return (
    <FormSheet
      as="dialog"
      title="Give leave"
      schema={leaveFormSchema}
      defaults={{ staffId, from: today, to: today, kind: 'Casual', isPaid: true, reason: '' }}
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
        autoFocus
      />
      <FieldRow>
        <DateField<LeaveForm> name="from" label="First day" isRequired />
        <DateField<LeaveForm> name="to" label="Last day" isRequired />
      </FieldRow>
      <KindField staff={staff} />
      <TextField<LeaveForm> name="reason" label="Reason" isRequired hint="Only the owner sees it" />
      <SwitchField<LeaveForm>
        name="isPaid"
        label="Paid leave"
        hint="Its days are payable; unpaid leave is counted, but not paid"
      />
    </FormSheet>
  )
}

const kindOptions = leaveKinds.map((kind) => ({ value: kind, label: kind }))

/** What kind of leave it is, with what the employee has left of it in that year. */
function KindField({ staff }: { staff: readonly Staff[] }) {
  const { settings, today } = useGym()
  const [staffId, kind, from, to, isPaid] = useWatch<LeaveForm, ['staffId', 'kind', 'from', 'to', 'isPaid']>({
    name: ['staffId', 'kind', 'from', 'to', 'isPaid'],
  })
  const first = civilDateSchema.safeParse(from).data ?? today
  const last = civilDateSchema.safeParse(to).data ?? first
  const year = yearOf(first)
  const leaves = useLeaves(year.from, year.to)
  const person = staff.find(({ id }) => id === staffId)
  const balance =
    person && leaves.status === 'ready'
      ? leaveBalances(person, leaves.value, settings, first).find((one) => one.kind === kind)
      : undefined
  const days = person ? leaveDays({ from: first, to: last }, person, settings, year) : 0
  const over = isPaid && balance?.left !== undefined && balance.left !== null ? days - balance.left : 0
  return (
    <SegmentedField<LeaveForm>
      name="kind"
      label="Kind"
      options={kindOptions}
      hint={
        balance === undefined
          ? undefined
          : `${year.from.slice(0, 4)}: ${balanceText(balance)}.${
              over > 0 ? ` This is ${String(over)} more than is left.` : ''
            }`
      }
    />
  )
}
