import { z } from 'zod'
import type { Gym } from '@/domain/gyms/gym'
import { answered } from '@/components/records/answered'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextArea } from '@/ui/form/TextArea'
import styles from './gyms.module.css'

const schema = z.object({
  reason: z.string().trim().min(1, 'Enter why the centre is disabled').max(300, 'At most 300 characters'),
})
type Form = z.infer<typeof schema>

/** Says what stops and what stays before a centre is shut out, and asks why (PRODUCT 4, screen 2). */
export function DisableGymDialog({ gym, onClose }: { gym: Gym; onClose: () => void }) {
  const { api } = useBackend()

  async function disable({ reason }: Form) {
    answered(await api.call('toggleUserDisable', { gymId: gym.id, isDisabled: true, reason }))
    showToast({ text: `${gym.name} is disabled.` })
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={`Disable ${gym.name}`}
      schema={schema}
      defaults={{ reason: '' }}
      submitLabel={`Disable ${gym.name}`}
      isDanger
      onClose={onClose}
      onSubmit={disable}
    >
      <p>From this moment:</p>
      <ul className={styles.stops}>
        <li>the owner and every employee are signed out, and can’t sign in again;</li>
        <li>nobody of the centre reads or changes anything: no attendance, no sales, no invoices;</li>
        <li>no messages are sent for the centre.</li>
      </ul>
      <p>All data is kept. Enable the centre, and everything is there as it was.</p>
      <TextArea<Form> name="reason" label="Reason" isRequired autoFocus maxLength={300} />
    </FormSheet>
  )
}
