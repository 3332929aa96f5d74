import { useState } from 'react'
import type { BiometricDevice } from '@/domain/biometric/device'
import { deviceFindings } from '@/domain/biometric/deviceStanding'
import { formatInstant } from '@/domain/shared/formatDate'
import { DeviceChip } from '@/components/devices/DeviceChip'
import { deviceName, findingWords } from '@/components/devices/deviceWords'
import { RefetchDialog } from '@/components/devices/RefetchDialog'
import { useDevices } from '@/components/devices/useDevices'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { DeskPart } from '../desk/DeskPart'
import { focusDesk } from '../desk/deskFocus'
import styles from './device.module.css'

const waitingText = (count: number) =>
  count === 0 ? 'Nothing waits' : count === 1 ? '1 command waits' : `${String(count)} commands wait`

/** The terminals at the doors, for whoever wonders why nobody arrives in the list. */
export function DeskDevices({ now }: { now: Date }) {
  const found = useDevices()
  const [asking, setAsking] = useState<BiometricDevice | null>(null)
  const devices = found.status === 'ready' ? found.value.filter(({ enabled }) => enabled) : []
  if (devices.length === 0) return null
  return (
    <DeskPart name="Devices" count={String(devices.length)}>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <Line key={device.id} device={device} now={now} onAsk={() => setAsking(device)} />
        ))}
      </ul>
      {asking && (
        <RefetchDialog
          device={asking}
          onClose={() => {
            setAsking(null)
            // The dialog gives the focus back to its button first.
            window.setTimeout(focusDesk)
          }}
        />
      )}
    </DeskPart>
  )
}

type LineProps = { device: BiometricDevice; now: Date; onAsk: () => void }

function Line({ device, now, onAsk }: LineProps) {
  const { timezone } = useGym().settings
  const name = deviceName(device)
  const findings = deviceFindings(device, now).filter((finding) => finding !== 'silent')
  return (
    <li className={styles.deviceLine}>
      <span className={styles.deviceName}>{name}</span>
      <DeviceChip device={device} now={now} />
      <span className={styles.deviceFact}>Last punch {formatInstant(device.lastPunchAt, timezone)}</span>
      <span className={styles.deviceFact}>{waitingText(device.pendingCount)}</span>
      {findings.map((finding) => (
        <span key={finding} className={styles.deviceProblem}>
          {findingWords[finding].what}
        </span>
      ))}
      <Button size="s" icon="pi-download" aria-label={`Get punches again from ${name}`} onClick={onAsk}>
        Get punches again
      </Button>
    </li>
  )
}
