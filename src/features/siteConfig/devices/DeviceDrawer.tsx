import { useState } from 'react'
import type { BiometricDevice } from '@/domain/biometric/device'
import { deviceFindings } from '@/domain/biometric/deviceStanding'
import { isTold } from '@/domain/biometric/unread'
import { MISSING } from '@/domain/shared/constants'
import { formatInstant } from '@/domain/shared/formatDate'
import { DeviceChip } from '@/components/devices/DeviceChip'
import {
  clockText,
  deviceName,
  directionWords,
  findingWords,
  strategyWords,
} from '@/components/devices/deviceWords'
import { RefetchDialog } from '@/components/devices/RefetchDialog'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { Facts } from '@/ui/Facts'
import { Menu } from '@/ui/Menu'
import { Note } from '@/ui/Note'
import { EditDevice } from './EditDevice'
import { DeviceQueue } from './DeviceQueue'
import type { DeviceSecret } from './SecretDialog'
import { useDeviceActs } from './useDeviceActs'
import styles from './devices.module.css'

type Props = {
  device: BiometricDevice
  now: Date
  onClose: () => void
  onSecret: (secret: DeviceSecret) => void
}

/** One device: what is wrong and what to do about it, what it is, what waits for it, and every act on it. */
export function DeviceDrawer({ device, now, onClose, onSecret }: Props) {
  const [open, setOpen] = useState<'edit' | 'refetch' | null>(null)
  const acts = useDeviceActs(device, { onSecret, onRemoved: onClose })
  const close = () => setOpen(null)
  const edit = () => setOpen('edit')
  return (
    <>
      <Drawer
        title={deviceName(device)}
        subtitle={device.id}
        chips={<DeviceChip device={device} now={now} />}
        onClose={onClose}
        onEdit={edit}
        actions={
          <>
            <Button size="s" kind="primary" icon="pi-download" onClick={() => setOpen('refetch')}>
              Get punches again
            </Button>
            <Button size="s" icon="pi-pencil" onClick={edit}>
              Edit
            </Button>
            <Menu
              label={`More actions for ${deviceName(device)}`}
              text="More"
              icon="pi-ellipsis-h"
              items={acts}
            />
          </>
        }
      >
        <div className={styles.sections}>
          <Findings device={device} now={now} />
          <Card title="Device">
            <Facts items={useFacts(device, now)} />
          </Card>
          <DeviceQueue device={device} />
        </div>
      </Drawer>
      {open === 'edit' && <EditDevice device={device} onClose={close} onSecret={onSecret} />}
      {open === 'refetch' && <RefetchDialog device={device} onClose={close} />}
    </>
  )
}

function Findings({ device, now }: Pick<Props, 'device' | 'now'>) {
  if (device.enabled && device.lastSeenAt === null)
    return (
      <Note>
        It has not called yet. In its menu, enter our address and the secret; More, New secret makes another
        one if that is lost.
      </Note>
    )
  return deviceFindings(device, now).map((finding) => (
    <Note key={finding} kind="problem">
      <strong>{findingWords[finding].what}.</strong> {findingWords[finding].fix}
    </Note>
  ))
}

function useFacts(device: BiometricDevice, now: Date) {
  const { timezone } = useGym().settings
  const { userCount, punchCount, unread } = device
  return [
    ['Last contact', formatInstant(device.lastSeenAt, timezone)],
    ['Last punch', formatInstant(device.lastPunchAt, timezone)],
    ['Clock', clockText(device)],
    ['Who is stopped', strategyWords[device.strategy].label],
    ['Punches count as', directionWords[device.direction]],
    ['People on it', userCount === null ? MISSING : String(userCount)],
    ['Punches on it', punchCount === null ? MISSING : String(punchCount)],
    ...(isTold(unread, now)
      ? [
          [
            'Put aside unread',
            `${String(unread.count)}, the last ${formatInstant(unread.at, timezone)}`,
          ] as const,
        ]
      : []),
    ['Firmware', device.firmware || MISSING],
    ['Network address', device.address || MISSING],
  ] as const
}
