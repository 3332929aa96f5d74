import { useMemo } from 'react'
import type { BiometricDevice, BiometricUser } from '@/domain/biometric/device'
import { monthOf } from '@/domain/monthStats/monthStats'
import { formatInstant, formatTime } from '@/domain/shared/formatDate'
import { deviceRepository } from '@/data/biometric/deviceRepository'
import { DeviceChip } from '@/components/devices/DeviceChip'
import { deviceName } from '@/components/devices/deviceWords'
import { useDevices } from '@/components/devices/useDevices'
import { useMinute } from '@/components/gym/useMinute'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { ErrorLine } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { StateChip } from '@/ui/StateChip'
import { progressOf, punchText, wishText } from './accessWords'
import styles from './door.module.css'
import type { Door, DoorPerson } from './useDoor'

const SHOWN_PUNCHES = 5

/** What the doors do with a person: the wish, how far each device is with it, live, and when they pressed last. */
export function DoorPanel({ person, door }: { person: DoorPerson; door: Door }) {
  const { wish, outcome, problem } = door
  const devices = useDevices()
  const now = useMinute()
  const known = wish.status === 'ready' ? wish.value : null
  const all = devices.status === 'ready' ? devices.value : []
  const enabled = all.filter(({ enabled: isOn }) => isOn)
  return (
    <div className={styles.access}>
      {problem !== '' && <ErrorLine error={{ message: problem }} />}
      <Facts
        items={[
          ['Biometric id', person.pin],
          ['At the door', <Wish key="wish" isLoading={wish.status === 'loading'} wish={known} />],
        ]}
      />
      {wish.status === 'failed' && (
        <p className={styles.quiet}>What was wished for so far can’t be shown: {wish.error.message}</p>
      )}
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
      {enabled.length > 0 && (
        <ul className={styles.devices} aria-label="Devices">
          {enabled.map((device) => (
            <DeviceLine key={device.id} device={device} wish={known} now={now} />
          ))}
        </ul>
      )}
      <LastPunches personId={person.id} devices={all} />
      <p className={styles.quiet}>
        Devices follow within a minute when they are online. Packages and invoices are not touched.
      </p>
    </div>
  )
}

function Wish({ isLoading, wish }: { isLoading: boolean; wish: BiometricUser | null }) {
  if (isLoading) return 'Loading'
  if (wish === null) return 'Nothing yet: the device decides by itself'
  return (
    <StateChip tone={wish.desired === 'enabled' ? 'green' : 'red'} icon>
      {wishText(wish)}
    </StateChip>
  )
}

type LineProps = { device: BiometricDevice; wish: BiometricUser | null; now: Date }

function DeviceLine({ device, wish, now }: LineProps) {
  const { timezone } = useGym().settings
  const progress = wish && progressOf(wish, device)
  return (
    <li className={styles.device}>
      <span className={styles.name}>{deviceName(device)}</span>
      <DeviceChip device={device} now={now} />
      {progress && (
        <span className={styles.progress}>
          <StateChip tone={progress.tone}>{progress.word}</StateChip>
          <span className={styles.quiet}>
            {[progress.why, progress.at && formatTime(progress.at, timezone)].filter(Boolean).join(', ')}
          </span>
        </span>
      )}
    </li>
  )
}

function LastPunches({ personId, devices }: { personId: string; devices: readonly BiometricDevice[] }) {
  const { gymId, today, settings } = useGym()
  const repository = useRepository(deviceRepository)
  const month = monthOf(today)
  const found = useLive(
    useMemo(() => repository.punchesOf(gymId, personId, month), [repository, gymId, personId, month]),
  )
  const punches = found.status === 'ready' ? found.value.rows.slice(0, SHOWN_PUNCHES) : []
  if (found.status === 'failed') return <ErrorLine error={found.error} retry={() => found.retry()} />
  if (devices.length === 0 || found.status === 'loading') return null
  return (
    <section aria-label="Last punches">
      <h3 className={styles.heading}>Last punches</h3>
      {punches.length === 0 && <p className={styles.quiet}>None this month.</p>}
      <ul className={styles.punches}>
        {punches.map((punch) => (
          <li
            key={punch.id}
            className={styles.punch}
            data-stopped={punch.result === 'whileDisabled' || undefined}
          >
            <span>{formatInstant(punch.at, settings.timezone)}</span>
            <span>{deviceName(devices.find(({ id }) => id === punch.sn) ?? { id: punch.sn, name: '' })}</span>
            <span>{punchText(punch)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
