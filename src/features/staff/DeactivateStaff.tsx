import { useMemo } from 'react'
import { z } from 'zod'
import { leadRepository } from '@/data/leads/leadRepository'
import type { CivilDate } from '@/domain/shared/civilDate'
import { handedOver, leftBehind, type LeftBehind } from '@/domain/staff/leftBehind'
import { peopleWords } from '@/domain/staff/peopleWords'
import type { Staff } from '@/domain/staff/staff'
import { useListedMembers } from '@/components/members/useListedMembers'
import { useEmployees } from '@/components/staff/useEmployees'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { ErrorLine } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { LastDayField } from './LastDayField'
import { lastDaySchema } from './lastDaySchema'
import { useChangeStaff } from './useStaffActs'

/** Of the choice of who takes over: what is left is nobody's in particular then. */
const NOBODY = 'nobody'

type Left = Omit<LeftBehind, 'does'>

/** Where it could not be read: the server refuses without somebody who takes over what there is. */
const notCounted: Left = { what: 'leads and members', them: 'them' }

const schemaFor = (isLeft: boolean, staff: Staff, today: CivilDate) =>
  z.object({
    leftOn: lastDaySchema(staff, today),
    handOverTo: isLeft ? z.string().min(1, 'Choose who takes over') : z.string(),
    reason: z.string().trim().min(1, 'Enter why').max(300, 'At most 300 characters'),
  })
type Typed = z.input<ReturnType<typeof schemaFor>>
type Form = z.output<ReturnType<typeof schemaFor>>

type Props = { staff: Staff; onClose: () => void }

/** Counts first what somebody leaves behind. */
export function DeactivateStaff(props: Props) {
  const { gymId } = useGym()
  const { id } = props.staff
  const leads = useRepository(leadRepository)
  const open = useLive(useMemo(() => leads.open(gymId), [leads, gymId]))
  const members = useListedMembers()
  if (open.status === 'loading' || members.status === 'loading') return null
  const own = open.status === 'ready' ? open.value.rows.filter(({ ownerId }) => ownerId === id) : []
  const trained =
    members.status === 'ready'
      ? members.value.filter(({ trainerId, isActive, deleted }) => trainerId === id && isActive && !deleted)
      : []
  const failed = open.status === 'failed' ? open.error : members.status === 'failed' ? members.error : null
  const left = leftBehind({ leads: own.length, members: trained.length })
  return <DeactivateForm {...props} left={failed ? notCounted : left} failed={failed} />
}

/** Says that the employee is signed out at once, asks who takes over what is `left` behind, and why. */
function DeactivateForm({
  staff,
  onClose,
  left,
  failed,
}: Props & { left: Left | null; failed: Error | null }) {
  const change = useChangeStaff()
  const { gymId, today } = useGym()
  const { uid } = useSignedIn().account
  const employees = useEmployees()
  const others = (employees.status === 'ready' ? employees.value : []).filter(({ id }) => id !== staff.id)
  const isLeft = left !== null
  const takers = [
    { value: gymId, label: uid === gymId ? peopleWords.self : peopleWords.owner },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
    { value: NOBODY, label: peopleWords.nobody },
  ]
  const schema = useMemo(() => schemaFor(isLeft, staff, today), [isLeft, staff, today])

  const takerOf = (id: string) =>
    id === gymId
      ? uid === gymId
        ? 'you'
        : 'the owner'
      : (others.find((employee) => employee.id === id)?.name ?? 'nobody in particular')

  async function deactivate({ leftOn, reason, handOverTo }: Form) {
    const to = handOverTo === NOBODY ? '' : handOverTo
    await change(staff.id, { isActive: false, leftOn, reason, ...(isLeft && { handOverTo: to }) })
    showToast({
      text: [
        staff.signsIn ? `${staff.name} is deactivated and signed out.` : `${staff.name} is deactivated.`,
        ...(left ? [handedOver(left, takerOf(handOverTo))] : []),
      ].join(' '),
      undo: async () => void (await change(staff.id, { isActive: true, leftOn: '' })),
    })
  }

  return (
    <FormSheet<Typed, Form>
      as="dialog"
      title={`Deactivate ${staff.name}`}
      schema={schema}
      defaults={{ leftOn: today, handOverTo: '', reason: '' }}
      submitLabel={`Deactivate ${staff.name}`}
      onClose={onClose}
      onSubmit={deactivate}
    >
      <p>
        {staff.signsIn
          ? `${staff.name} is signed out at once on every device and can’t sign in any more. What was entered by ${staff.name} stays, and you can restore the account later.`
          : `${staff.name} leaves the lists of who works here. Attendance and pay stay, and you can restore ${staff.name} later.`}
      </p>
      {failed && <ErrorLine error={failed} />}
      {employees.status === 'failed' && <ErrorLine error={employees.error} />}
      {left && (
        <SelectField<Typed>
          name="handOverTo"
          label={`Who takes over ${left.what}`}
          isRequired
          autoFocus
          emptyValue=""
          options={takers}
        />
      )}
      <LastDayField staff={staff} />
      <TextArea<Typed> name="reason" label="Reason" isRequired autoFocus={!isLeft} maxLength={300} />
    </FormSheet>
  )
}
