import { useMemo } from 'react'
import type { BiometricDevice } from '@/domain/biometric/device'
import type { Knock } from '@/domain/biometric/knock'
import { formatInstant } from '@/domain/shared/formatDate'
import { deviceRepository } from '@/data/biometric/deviceRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorLine } from '@/ui/ErrorState'
import { InfoTable } from '@/ui/InfoTable'
import cells from '../secondLine.module.css'
import section from '../siteConfig.module.css'

const whyWords: Record<Knock['reason'], { what: string; fix: string }> = {
  unknown: { what: 'Not registered', fix: 'Register it if it is yours, then enter its secret in its menu.' },
  disabled: { what: 'Switched off here', fix: 'Open it and switch it on.' },
  secret: {
    what: 'Wrong secret',
    fix: 'Enter its secret in its menu again. If it is lost, open it: More, New secret.',
  },
  defaultSecret: {
    what: 'Still has the maker’s key 88888888',
    fix: 'Enter its own secret in its menu in place of that.',
  },
  noSecret: {
    what: 'Sent no secret',
    fix: 'Enter its secret in its menu. Where it is there already, the device sends it only when it starts: give it the server address for such devices, as docs/devices.md says.',
  },
  address: {
    what: 'Not known by its address',
    fix: 'Its address alone lets it in. Check the address under Edit, and the server address in its menu: docs/devices.md says which.',
  },
}

/** A device that is let in when it starts and turned away afterwards is so all the time; its calls are not all written down. */
const NOTED_EVERY_MS = 10 * 60_000

type Props = {
  devices: readonly BiometricDevice[]
  onRegister: (sn: string) => void
  onOpen: (sn: string) => void
}

/** Devices that called and were turned away: a new one is registered at a press, and one with a wrong secret is put right. */
export function KnockList({ devices, onRegister, onOpen }: Props) {
  const { gymId, settings } = useGym()
  const repository = useRepository(deviceRepository)
  const found = useLive(useMemo(() => repository.knocks(gymId), [repository, gymId]))
  if (found.status === 'failed') return <ErrorLine error={found.error} retry={() => found.retry()} />
  const deviceOf = (sn: string) => devices.find(({ id }) => id === sn)
  // Whoever was let in after that has been put right.
  const isStill = ({ id, reason, lastSeenAt }: Knock) => {
    const since = reason === 'noSecret' ? NOTED_EVERY_MS : 0
    return (deviceOf(id)?.lastSeenAt?.getTime() ?? 0) <= (lastSeenAt?.getTime() ?? 0) + since
  }
  const knocks = found.status === 'ready' ? found.value.rows.filter(isStill) : []
  if (knocks.length === 0) return null
  return (
    <Card title="Turned away">
      <p className={section.hint}>
        These devices called and were not let in. Their punches stay on them and arrive once they are.
      </p>
      <InfoTable
        label="Devices that were turned away"
        headers={['Serial number', 'Why', 'Last call', 'From', '']}
        rows={knocks.map(({ id, reason, lastSeenAt, address }) => ({
          id,
          cells: [
            id,
            <>
              {whyWords[reason].what}
              <span className={cells.second}>{whyWords[reason].fix}</span>
            </>,
            formatInstant(lastSeenAt, settings.timezone),
            address,
            deviceOf(id) !== undefined ? (
              <Button key="act" size="s" aria-label={`Open ${id}`} onClick={() => onOpen(id)}>
                Open
              </Button>
            ) : (
              <Button
                key="act"
                size="s"
                icon="pi-plus"
                aria-label={`Register ${id}`}
                onClick={() => onRegister(id)}
              >
                Register
              </Button>
            ),
          ],
        }))}
      />
    </Card>
  )
}
