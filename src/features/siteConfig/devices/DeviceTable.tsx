import type { BiometricDevice } from '@/domain/biometric/device'
import { deviceFindings } from '@/domain/biometric/deviceStanding'
import { formatInstant } from '@/domain/shared/formatDate'
import { DeviceChip } from '@/components/devices/DeviceChip'
import { clockText, deviceName, findingWords } from '@/components/devices/deviceWords'
import { useGym } from '@/session/useGym'
import { InfoTable } from '@/ui/InfoTable'
import base from '../secondLine.module.css'
import styles from './devices.module.css'

type Props = { devices: readonly BiometricDevice[]; now: Date; onOpen: (sn: string) => void }

/** Every device with what somebody asks first: is it in touch, when did somebody press, and does anything wait for it. */
export function DeviceTable({ devices, now, onOpen }: Props) {
  const { settings } = useGym()
  return (
    <InfoTable
      label="Devices"
      headers={['Device', 'Status', 'Last contact', 'Last punch', 'Waiting', 'Clock']}
      rows={devices.map((device) => ({
        id: device.id,
        cells: [
          <>
            <button type="button" className={styles.open} onClick={() => onOpen(device.id)}>
              {deviceName(device)}
            </button>
            {device.name !== '' && <span className={base.second}>{device.id}</span>}
            {deviceFindings(device, now).map((finding) => (
              <span key={finding} className={styles.finding}>
                <i className="pi pi-exclamation-circle" aria-hidden="true" /> {findingWords[finding].what}
              </span>
            ))}
          </>,
          <DeviceChip key="state" device={device} now={now} />,
          formatInstant(device.lastSeenAt, settings.timezone),
          formatInstant(device.lastPunchAt, settings.timezone),
          device.pendingCount === 0 ? 'None' : String(device.pendingCount),
          clockText(device),
        ],
      }))}
    />
  )
}
