import type { BiometricDevice } from '@/domain/biometric/device'
import { deviceFindings } from '@/domain/biometric/deviceStanding'
import { groupOf, type TodoGroup, type TodoRow } from './todoRow'

const DAY_MS = 86_400_000

/**
 * Devices at the doors that somebody has to look at: silent ones, those that were never set up, those that stop nobody, those whose clock
 * is wrong. Each is one line with all that is wrong with it. What the night says of silent ones is this line.
 */
export function deviceTodo(devices: readonly BiometricDevice[], now: Date): TodoGroup {
  const rows = devices.flatMap((device): TodoRow[] => {
    const findings = deviceFindings(device, now)
    if (findings.length === 0) return []
    const since = device.lastSeenAt ?? device.createdAt ?? now
    const isSilent = findings.some((finding) => finding === 'silent' || finding === 'unset')
    const pressing = isSilent ? Math.floor((now.getTime() - since.getTime()) / DAY_MS) : 0
    const key = `device ${device.id} ${findings.join(' ')}`
    return [{ kind: 'device', device, findings, key, rupees: 0, pressing }]
  })
  return groupOf('device', rows)
}
