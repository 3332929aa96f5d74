import { useMemo } from 'react'
import type { BiometricDevice, DeviceCommand } from '@/domain/biometric/device'
import { worthShowing } from '@/domain/biometric/commandRules'
import { formatInstant } from '@/domain/shared/formatDate'
import { deviceRepository } from '@/data/biometric/deviceRepository'
import { commandStates, commandText, returnText } from '@/components/devices/deviceWords'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Card } from '@/ui/Card'
import { ErrorLine, ErrorState } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { TableSkeleton } from '@/ui/Skeletons'
import { StateChip } from '@/ui/StateChip'
import { InfoTable } from '@/ui/InfoTable'
import cells from '../secondLine.module.css'

const SHOWN = 20

function stateOf({ status, returnCode, attempts }: DeviceCommand) {
  const { tone, word } = commandStates[status]
  const why = status === 'FAILED' ? returnText(returnCode) || `no answer after ${String(attempts)} tries` : ''
  return (
    <>
      <StateChip tone={tone}>{word}</StateChip>
      {why !== '' && <span className={cells.second}>{why}</span>}
    </>
  )
}

/** With the name that the device is told, where it is told one. */
function whatOf(command: DeviceCommand): string {
  const { pin, payload } = command
  const name = typeof payload['name'] === 'string' ? payload['name'] : ''
  const who = [name, `number ${pin}`].filter((part) => part !== '').join(', ')
  return pin === '' ? commandText(command) : `${commandText(command)}: ${who}`
}

const newest = (one: DeviceCommand, other: DeviceCommand) => other.id - one.id

/** What waits for the device, was sent and not answered, or was refused by it; live. */
export function DeviceQueue({ device }: { device: BiometricDevice }) {
  const { id, pendingCount } = device
  const { gymId, settings } = useGym()
  const devices = useRepository(deviceRepository)
  const found = useLive(useMemo(() => devices.waiting(gymId, id), [devices, gymId, id]))
  const failed = useLive(useMemo(() => devices.failed(device), [devices, device]))
  const waiting = found.status === 'ready' ? found.value.rows : []
  const refused = failed.status === 'ready' ? failed.value : []
  const rows = worthShowing([...waiting, ...refused].sort(newest), device)
  // Of many that wait not all are read; the device counts them.
  const more = Math.max(0, pendingCount - waiting.length) + rows.length - SHOWN
  return (
    <Card title="Waiting for the device">
      {(found.status === 'loading' || failed.status === 'loading') && <TableSkeleton rows={3} columns={3} />}
      {found.status === 'failed' && <ErrorState error={found.error} retry={() => found.retry()} />}
      {failed.status === 'failed' && <ErrorLine error={failed.error} retry={() => failed.retry()} />}
      {found.status === 'ready' && failed.status === 'ready' && rows.length === 0 && (
        <Note kind="quiet">Nothing. The device has all that it should.</Note>
      )}
      {rows.length > 0 && (
        <InfoTable
          label="Commands"
          headers={['What', 'Since', 'State']}
          rows={rows.slice(0, SHOWN).map((command) => ({
            id: String(command.id),
            cells: [whatOf(command), formatInstant(command.queuedAt, settings.timezone), stateOf(command)],
          }))}
        />
      )}
      {rows.length > SHOWN && <Note kind="quiet">And {more} more.</Note>}
    </Card>
  )
}
