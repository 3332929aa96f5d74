import { z } from 'zod'
import type { Staff } from '@/domain/staff/staff'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextArea } from '@/ui/form/TextArea'
import { useChangeStaff } from './useStaffActs'

const schema = z.object({
  reason: z.string().trim().min(1, 'Enter why').max(300, 'At most 300 characters'),
})
type Form = z.infer<typeof schema>

/** Says that the employee is signed out at once, and asks why. */
export function DeactivateStaff({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const change = useChangeStaff()

  async function deactivate({ reason }: Form) {
    await change(staff.id, { isActive: false, reason })
    showToast({
      text: `${staff.name} is deactivated and signed out.`,
      undo: () => change(staff.id, { isActive: true }),
    })
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={`Deactivate ${staff.name}`}
      schema={schema}
      defaults={{ reason: '' }}
      submitLabel={`Deactivate ${staff.name}`}
      onClose={onClose}
      onSubmit={deactivate}
    >
      <p>
        {staff.name} is signed out at once on every device and can’t sign in any more. What was entered by{' '}
        {staff.name} stays, and you can restore the account later.
      </p>
      <TextArea<Form> name="reason" label="Reason" isRequired autoFocus maxLength={300} />
    </FormSheet>
  )
}
