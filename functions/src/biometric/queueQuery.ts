import { nextCommand } from '@/domain/biometric/device'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isSame } from '@/domain/shared/upgradeRecord'
import { devicePath } from '@/data/biometric/biometricRecords'
import type { DocumentStore, Writer } from '@/data/store/documentStore'
import { readCommand, readDevice, writeCommand } from './devices'

export type PunchRange = { gymId: string; fromDate: CivilDate; toDate: CivilDate }

/** Commands under way that a device may have at a time. */
const MOST_WAITING = 100

async function waitingQuery(store: DocumentStore, sn: string, payload: object): Promise<number | null> {
  const found = await store.query({
    collection: `${devicePath(sn)}/commands`,
    where: [
      { field: 'kind', op: '==', value: 'QUERY' },
      { field: 'status', op: 'in', value: ['QUEUED', 'SENT'] },
    ],
    orderBy: [],
    limit: MOST_WAITING,
  })
  const same = found.map(readCommand).find((command) => command !== null && isSame(command.payload, payload))
  return same?.id ?? null
}

/**
 * Asks a device for its punches of these days again, once however often it is asked for before the device has called. Answers the
 * command's id; null where there is no such device. `tell` is called for a new question, in the same transaction.
 */
export function queueQuery(
  store: DocumentStore,
  sn: string,
  { gymId, fromDate, toDate }: PunchRange,
  now: Date,
  tell: (writer: Writer, payload: Record<string, unknown>) => void = () => undefined,
): Promise<number | null> {
  const payload = { table: 'ATTLOG', fromDate, toDate }
  return store.transact(async (transaction) => {
    const device = readDevice(await transaction.get(devicePath(sn)), gymId)
    if (device === null) return null
    const waiting = await waitingQuery(store, sn, payload)
    if (waiting !== null) return waiting
    const command = nextCommand(device, { gymId, pin: '', kind: 'QUERY', payload, desiredVersion: 0 }, now)
    writeCommand(transaction, device, command, null)
    tell(transaction, payload)
    return command.id
  })
}
