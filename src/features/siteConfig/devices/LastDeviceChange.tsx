import { useMemo } from 'react'
import { actsOfKind, auditActs } from '@/domain/audit/auditActs'
import { recordWords } from '@/domain/audit/auditSentence'
import type { BiometricDevice } from '@/domain/biometric/device'
import { deviceName } from '@/components/devices/deviceWords'
import { auditRepository } from '@/data/audit/auditRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Note } from '@/ui/Note'
import { ChangeNote } from '../ChangeNote'

const deviceActs = actsOfKind('attendance').filter((act) => act.startsWith('device.'))

/** What was done last to any of the devices, by whom and when; nothing where nothing was. */
export function LastDeviceChange({ devices }: { devices: readonly BiometricDevice[] }) {
  const { gymId } = useGym()
  const audit = useRepository(auditRepository)
  const lines = useLive(
    useMemo(() => audit.page(gymId, { acts: deviceActs }, { pageSize: 1 }), [audit, gymId]),
  )
  const last = lines.status === 'ready' ? lines.value.rows[0] : undefined
  if (last === undefined) return null
  const { by, at, act, collection, documentId } = last
  const device = devices.find(({ id }) => id === documentId)
  const says =
    auditActs.get(act)?.says(recordWords(collection, device ? deviceName(device) : documentId)) ?? ''
  return (
    <Note kind="quiet">
      <ChangeNote by={by} at={at} what={says.charAt(0).toLowerCase() + says.slice(1)} kind="attendance" />
    </Note>
  )
}
