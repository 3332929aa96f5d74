import type { BiometricDevice } from '@/domain/biometric/device'
import { deviceStandingOf } from '@/domain/biometric/deviceStanding'
import { StateChip } from '@/ui/StateChip'
import { standingWords } from './deviceWords'

/** Whether a device is in touch. */
export function DeviceChip({ device, now }: { device: BiometricDevice; now: Date }) {
  const { tone, word } = standingWords[deviceStandingOf(device, now)]
  return (
    <StateChip tone={tone} icon>
      {word}
    </StateChip>
  )
}
