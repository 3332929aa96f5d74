import type { BiometricDevice } from '@/domain/biometric/device'
import { deviceFindings } from '@/domain/biometric/deviceStanding'
import { groupOf, type TodoGroup, type TodoRow } from './todoRow'

const DAY_MS = 86_400_000

/**
 * Devices at the doors that somebody has to look at: silent ones, those that were never set up, those that stop nobody, those whose clock
 * is wrong. What the night says of silent ones is this line.
 */
export function deviceTodo(devices: readonly BiometricDevice[], now: Date): TodoGroup {
  const rows = devices.flatMap((device) =>
    deviceFindings(device, now).map((finding): TodoRow => {
      const since = device.lastSeenAt ?? device.createdAt ?? now
      const isSilent = finding === 'silent' || finding === 'unset'
      const pressing = isSilent ? Math.floor((now.getTime() - since.getTime()) / DAY_MS) : 0
      return { kind: 'device', device, finding, key: `device ${device.id} ${finding}`, rupees: 0, pressing }
    }),
  )
  return groupOf('device', rows)
}
