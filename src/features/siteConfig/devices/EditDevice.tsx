import type { BiometricDevice } from '@/domain/biometric/device'
import { answered } from '@/components/records/answered'
import { deviceName } from '@/components/devices/deviceWords'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { DeviceFields, deviceFormOf, newDeviceSchema } from './DeviceFields'
import type { DeviceSecret } from './SecretDialog'

type Props = {
  device: BiometricDevice
  onClose: () => void
  /** Another proof may need another secret. */
  onSecret: (secret: DeviceSecret) => void
}

/** Changes what a centre says of a device; the device is told what it has to know. */
export function EditDevice({ device, onClose, onSecret }: Props) {
  const { gymId } = useGym()
  const { api } = useBackend()
  return (
    <FormSheet
      title={`Edit ${deviceName(device)}`}
      schema={newDeviceSchema}
      defaults={deviceFormOf(device)}
      submitLabel="Save"
      onSubmit={async ({ address, ...form }) => {
        const told = address === '' ? form : { ...form, address }
        const { secret } = answered(await api.call('changeDevice', { gymId, ...told }))
        if (secret !== '') onSecret({ sn: device.id, name: form.name, auth: form.auth, secret })
        else showToast({ text: `${form.name} is saved.` })
      }}
      onClose={onClose}
    >
      <DeviceFields isNew={false} />
    </FormSheet>
  )
}
