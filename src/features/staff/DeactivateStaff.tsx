import { useMemo } from 'react'
import { z } from 'zod'
import { leadRepository } from '@/data/leads/leadRepository'
import type { Staff } from '@/domain/staff/staff'
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
import { useChangeStaff } from './useStaffActs'

/** Of the choice of who takes over: the leads are nobody's in particular then. */
const NOBODY = 'nobody'

const schemaFor = (leads: number) =>
  z.object({
    handOverTo: leads === 0 ? z.string() : z.string().min(1, 'Choose who takes over'),
    reason: z.string().trim().min(1, 'Enter why').max(300, 'At most 300 characters'),
  })
type Form = z.infer<ReturnType<typeof schemaFor>>

type Props = { staff: Staff; onClose: () => void }

/** Counts first what somebody leaves behind. */
export function DeactivateStaff(props: Props) {
  const { gymId } = useGym()
  const leads = useRepository(leadRepository)
  const open = useLive(useMemo(() => leads.open(gymId), [leads, gymId]))
  if (open.status === 'loading') return null
  const own =
    open.status === 'ready' ? open.value.rows.filter(({ ownerId }) => ownerId === props.staff.id) : []
  return (
    <DeactivateForm {...props} leads={own.length} failed={open.status === 'failed' ? open.error : null} />
  )
}

/** Says that the employee is signed out at once, asks who takes over their leads, and why. */
function DeactivateForm({ staff, onClose, leads, failed }: Props & { leads: number; failed: Error | null }) {
  const change = useChangeStaff()
  const { gymId } = useGym()
  const { uid } = useSignedIn().account
  const employees = useEmployees()
  const others = (employees.status === 'ready' ? employees.value : []).filter(({ id }) => id !== staff.id)
  const schema = useMemo(() => schemaFor(leads), [leads])
  const said = leads === 1 ? '1 open lead' : `${String(leads)} open leads`

  async function deactivate({ reason, handOverTo }: Form) {
    const to = handOverTo === NOBODY ? '' : handOverTo
    await change(staff.id, { isActive: false, reason, ...(leads > 0 && { handOverTo: to }) })
    showToast({
      text:
        leads === 0
          ? `${staff.name} is deactivated and signed out.`
          : `${staff.name} is deactivated and signed out. ${said} handed over.`,
      undo: () => change(staff.id, { isActive: true }),
    })
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={`Deactivate ${staff.name}`}
      schema={schema}
      defaults={{ handOverTo: '', reason: '' }}
      submitLabel={`Deactivate ${staff.name}`}
      onClose={onClose}
      onSubmit={deactivate}
    >
      <p>
        {staff.name} is signed out at once on every device and can’t sign in any more. What was entered by{' '}
        {staff.name} stays, and you can restore the account later.
      </p>
      {failed && <ErrorLine error={failed} />}
      {employees.status === 'failed' && <ErrorLine error={employees.error} />}
      {leads > 0 && (
        <SelectField<Form>
          name="handOverTo"
          label={`Who takes over ${said}`}
          isRequired
          autoFocus
          emptyValue=""
          options={[
            { value: gymId, label: uid === gymId ? 'You' : 'The owner' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
            { value: NOBODY, label: 'Nobody in particular' },
          ]}
        />
      )}
      <TextArea<Form> name="reason" label="Reason" isRequired autoFocus={leads === 0} maxLength={300} />
    </FormSheet>
  )
}
