import type { BiometricDevice, DeviceCommand } from '@/domain/biometric/device'
import { removeField } from '@/data/store/documentStore'

/** What a device's own list of failed commands becomes by the last one about a person; the owner is told by it (DOMAIN 1.6 "Ack"). */
export function failedAfter(
  { failed }: Pick<BiometricDevice, 'failed'>,
  { id, pin }: Pick<DeviceCommand, 'id' | 'pin'>,
  status: DeviceCommand['status'],
): { at: string[]; value: unknown }[] {
  if (pin === '') return []
  if (status === 'FAILED') return [{ at: ['failed', pin], value: id }]
  return status === 'DONE' && failed[pin] !== undefined ? [{ at: ['failed', pin], value: removeField }] : []
}
