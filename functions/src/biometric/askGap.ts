import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { commandPayloads } from '@/domain/biometric/commandPayload'
import type { DeviceCommand } from '@/domain/biometric/device'
import { devicePath } from '@/data/biometric/biometricRecords'
import { openQueue } from '@/data/biometric/deviceQueue'
import { readCommand } from '@/data/biometric/deviceRecords'
import type { DocumentStore } from '@/data/store/documentStore'

/** Questions under way that a device may have at a time. */
const MOST_WAITING = 100

/** A device that was off for longer is asked for the rest by hand. */
const MOST_DAYS_BACK = 30

type Open = { command: DeviceCommand; fromDate: CivilDate; toDate: CivilDate }

async function openGaps(store: DocumentStore, sn: string): Promise<Open[]> {
  const found = await store.query({
    collection: `${devicePath(sn)}/commands`,
    where: [
      { field: 'kind', op: '==', value: 'QUERY' },
      { field: 'status', op: 'in', value: ['QUEUED', 'SENT'] },
    ],
    orderBy: [],
    limit: MOST_WAITING,
  })
  return found.flatMap((stored) => {
    const command = readCommand(stored)
    const asked = commandPayloads.QUERY.safeParse(command?.payload).data
    return command !== null && asked?.table === 'ATTLOG' && asked.onlyNew
      ? [{ command, fromDate: asked.fromDate, toDate: asked.toDate }]
      : []
  })
}

/**
 * The night's question for a day's punches. A device that has not answered the one of the night before is asked one question for all
 * the days instead: else weeks of them would stand before whoever is to be let in when it calls again.
 */
export const askGap = (
  store: DocumentStore,
  { gymId, sn }: { gymId: string; sn: string },
  date: CivilDate,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const queue = await openQueue(transaction, gymId, [sn], now)
    if (queue.devices.length === 0) return
    const [waiting] = await openGaps(store, sn)
    if (waiting !== undefined && waiting.toDate >= date) return
    const fromDate = waiting === undefined ? date : latest(waiting.fromDate, addDays(date, -MOST_DAYS_BACK))
    const payload = { table: 'ATTLOG', fromDate, toDate: date, onlyNew: true }
    queue.push(sn, { pin: '', kind: 'QUERY', payload, desiredVersion: 0 }, waiting?.command ?? null)
    queue.write(transaction)
  })
