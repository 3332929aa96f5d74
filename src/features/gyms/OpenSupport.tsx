import { useState } from 'react'
import { z } from 'zod'
import { supportReasonSchema } from '@/domain/api/calls/supportCalls'
import { answered } from '@/components/records/answered'
import { useBackend } from '@/session/useSession'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextArea } from '@/ui/form/TextArea'

const schema = z.object({ reason: supportReasonSchema })
type Form = z.infer<typeof schema>

type Props = { gym: { id: string; name: string }; onOpened?: () => void; onClose: () => void }

/** Asks why before a centre is opened as support: its owner reads the reason in the log (decision 51). */
export function OpenSupport({ gym: { id, name }, onOpened, onClose }: Props) {
  const { api } = useBackend()
  const [key] = useState(() => crypto.randomUUID())

  async function open({ reason }: Form) {
    answered(await api.call('openSupport', { gymId: id, key, reason }))
    onOpened?.()
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={`Open ${name} as support`}
      schema={schema}
      defaults={{ reason: '' }}
      submitLabel="Open as support"
      onClose={onClose}
      onSubmit={open}
    >
      <p>The owner sees who is in, why, and everything that is done.</p>
      <TextArea<Form> name="reason" label="Reason" isRequired autoFocus maxLength={300} />
    </FormSheet>
  )
}
