import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { FormSheet } from '@/ui/form/FormSheet'
import { DeviceFields, emptyDevice, newDeviceSchema } from './DeviceFields'
import type { DeviceSecret } from './SecretDialog'

type Props = {
  /** What it begins with: '', or the number of one that called. */
  sn: string
  onClose: () => void
  onRegistered: (secret: DeviceSecret) => void
}

/** Registers a device; its secret is shown next, and never again. */
export function DeviceForm({ sn, onClose, onRegistered }: Props) {
  const { gymId } = useGym()
  const { api } = useBackend()
  return (
    <FormSheet
      title="Register device"
      schema={newDeviceSchema}
      defaults={{ ...emptyDevice, sn }}
      {...(sn === '' && { draftKey: `devices/new/${gymId}` })}
      submitLabel="Register device"
      onSubmit={async (form) => {
        const { sn: registered, secret } = answered(await api.call('registerDevice', { gymId, ...form }))
        onRegistered({ sn: registered, name: form.name, auth: form.auth, secret })
      }}
      onClose={onClose}
    >
      <DeviceFields isNew />
    </FormSheet>
  )
}
