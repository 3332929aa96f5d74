import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { deviceFields, serialSchema } from '@/domain/api/calls/deviceCalls'
import { accessStrategies, deviceDirections, type BiometricDevice } from '@/domain/biometric/device'
import { authWords, directionWords, protocolWords, strategyWords } from '@/components/devices/deviceWords'
import { FormSection } from '@/ui/form/FormSection'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'

export const newDeviceSchema = z.object({ sn: serialSchema, ...deviceFields })
export type DeviceForm = z.input<typeof newDeviceSchema>

export const emptyDevice: DeviceForm = {
  ...{ sn: '', name: '', direction: 'auto', strategy: 'validity' },
  ...{ protocol: 'att', auth: 'commkey', address: '' },
}

export const deviceFormOf = (device: BiometricDevice): DeviceForm => ({
  ...{ sn: device.id, name: device.name, direction: device.direction, strategy: device.strategy },
  ...{ protocol: device.protocol, auth: device.auth, address: '' },
})

const optionsOf = <T extends string>(values: readonly T[], labelOf: (value: T) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }))
const keysOf = <T extends string>(words: Record<T, string>) =>
  (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }))

/** What a centre says of a device, new or known. The number is the device's own and stays. */
export function DeviceFields({ isNew }: { isNew: boolean }) {
  const strategy = useWatch<DeviceForm, 'strategy'>({ name: 'strategy' })
  const auth = useWatch<DeviceForm, 'auth'>({ name: 'auth' })
  return (
    <>
      <FormSection title="Device">
        {isNew && (
          <TextField<DeviceForm>
            name="sn"
            label="Serial number"
            isRequired
            autoFocus
            maxLength={64}
            hint="On the sticker, or in its menu: System Info, Device Info"
          />
        )}
        <TextField<DeviceForm>
          name="name"
          label="Name"
          isRequired
          autoFocus={!isNew}
          maxLength={60}
          placeholder="Front door"
        />
        <SegmentedField<DeviceForm>
          name="direction"
          label="People pass it"
          options={optionsOf(deviceDirections, (direction) => directionWords[direction])}
          hint="In and out: the first punch is the entry, the next one the exit"
        />
      </FormSection>
      <FormSection title="At the door">
        <SelectField<DeviceForm>
          name="strategy"
          label="Who may not come in is stopped by"
          options={optionsOf(accessStrategies, (each) => strategyWords[each].label)}
          hint={strategyWords[strategy].hint}
        />
      </FormSection>
      <FormSection title="Connection">
        <SelectField<DeviceForm> name="protocol" label="Kind of device" options={keysOf(protocolWords)} />
        <SelectField<DeviceForm>
          name="auth"
          label="It proves who it is by"
          options={keysOf(authWords)}
          hint="Its communication key, unless its menu has none"
        />
        {auth === 'ip' && (
          <TextField<DeviceForm>
            name="address"
            label="Internet address of the centre"
            isRequired={isNew}
            placeholder="203.0.113.7"
            hint={`Weak: whoever calls from this address is taken for the device and reads what it is told. Use it only where nothing else works.${isNew ? '' : ' Leave blank to keep the address it has.'}`}
          />
        )}
      </FormSection>
    </>
  )
}
