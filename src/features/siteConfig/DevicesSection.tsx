import { useMemo } from 'react'
import { doorAccessRepository } from '@/data/biometric/doorAccessRepository'
import { isOnline, type BiometricDevice } from '@/domain/biometric/device'
import { formatInstant } from '@/domain/shared/formatDate'
import { useMinute } from '@/components/gym/useMinute'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { FormSkeleton } from '@/ui/Skeletons'
import { StateChip, type Tone } from '@/ui/StateChip'
import { InfoTable } from './InfoTable'
import { configSections } from './sections'
import styles from './siteConfig.module.css'

type Standing = { tone: Tone; word: string }

/** Off is the centre's own wish; a device that is on and silent is what somebody has to look at. */
function standingOf(device: BiometricDevice, now: Date): Standing {
  if (!device.enabled) return { tone: 'grey', word: 'Off' }
  if (device.lastSeenAt === null) return { tone: 'amber', word: 'Never connected' }
  return isOnline(device, now) ? { tone: 'green', word: 'Online' } : { tone: 'red', word: 'Offline' }
}

const waitingText = (count: number) => (count === 0 ? 'None' : String(count))

/** PRODUCT 4, screen 19: what is known of the machines at the doors. They are registered by the bridge that connects them. */
export function DevicesSection() {
  const { title, hint } = configSections.devices
  return (
    <Card title={title}>
      <p className={styles.hint}>{hint}</p>
      <Devices />
    </Card>
  )
}

function Devices() {
  const { gymId, settings } = useGym()
  const doors = useRepository(doorAccessRepository)
  const now = useMinute()
  const found = useLive(useMemo(() => doors.devices(gymId), [doors, gymId]))
  if (found.status === 'loading') return <FormSkeleton />
  if (found.status === 'failed') return <ErrorState error={found.error} retry={() => found.retry()} />
  const devices = found.value.rows
  if (devices.length === 0)
    return (
      <EmptyState
        kind="firstUse"
        text="No device is connected to this centre. Attendance is marked on the Mark Attendance screen."
      />
    )
  return (
    <InfoTable
      label="Devices"
      headers={['Device', 'Status', 'Last contact', 'Commands waiting']}
      rows={devices.map((device) => {
        const { tone, word } = standingOf(device, now)
        return {
          id: device.id,
          cells: [
            <>
              {device.name || device.id}
              {device.name !== '' && <span className={styles.second}>{device.id}</span>}
            </>,
            <StateChip key="state" tone={tone}>
              {word}
            </StateChip>,
            formatInstant(device.lastSeenAt, settings.timezone),
            waitingText(device.pendingCount),
          ],
        }
      })}
    />
  )
}
