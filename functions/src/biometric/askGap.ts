import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { commandPayloads } from '@/domain/biometric/commandPayload'
import type { DeviceCommand } from '@/domain/biometric/device'
import { devicePath } from '@/data/biometric/biometricRecords'
import { openQueue } from '@/data/biometric/deviceQueue'
import { readCommand } from '@/data/biometric/deviceRecords'
import type { DocumentStore, Where } from '@/data/store/documentStore'

/** Questions that a device may have under way, or was asked about the same days. */
const MOST_ASKED = 100

/** A device that was switched off for longer was not asked every night. */
const NIGHTS_BACK = 7

/** A device that was off for longer is asked for the rest by hand. */
const MOST_DAYS_BACK = 30

/** After so many failures in a row the question may be too long for the device: it only grew by them. */
const MOST_FAILURES = 3

/** A question for the punches of days; `isNights`: one that the night asked. */
type Asked = { command: DeviceCommand; fromDate: CivilDate; toDate: CivilDate; isNights: boolean }

async function questions(store: DocumentStore, sn: string, which: Where): Promise<Asked[]> {
  const found = await store.query({
    collection: `${devicePath(sn)}/commands`,
    where: [{ field: 'kind', op: '==', value: 'QUERY' }, which],
    orderBy: [],
    limit: MOST_ASKED,
  })
  return found.flatMap((stored) => {
    const command = readCommand(stored)
    const asked = commandPayloads.QUERY.safeParse(command?.payload).data
    return command !== null && asked?.table === 'ATTLOG'
      ? [{ command, fromDate: asked.fromDate, toDate: asked.toDate, isNights: asked.onlyNew }]
      : []
  })
}

/** The night's question that the device has not answered yet. */
async function waitingGap(store: DocumentStore, sn: string): Promise<Asked | undefined> {
  const open = await questions(store, sn, { field: 'status', op: 'in', value: ['QUEUED', 'SENT'] })
  return open.find(({ isNights }) => isNights)
}

/**
 * The last night's question, if the device refused it or never answered, and nobody has had its days by hand; none where it keeps
 * failing.
 */
async function failedGap(store: DocumentStore, sn: string, date: CivilDate): Promise<Asked | undefined> {
  // Whoever asks by hand asks up to the day itself.
  const ends = Array.from({ length: NIGHTS_BACK + 2 }, (_, back) => addDays(date, 1 - back))
  const asked = await questions(store, sn, { field: 'payload.toDate', op: 'in', value: ends })
  const nights = asked
    .filter(({ isNights, command: { status } }) => isNights && status !== 'SUPERSEDED')
    .sort((one, other) => other.command.id - one.command.id)
  const [last] = nights
  if (last?.command.status !== 'FAILED') return undefined
  const failures = nights.findIndex(({ command }) => command.status !== 'FAILED')
  if ((failures === -1 ? nights.length : failures) >= MOST_FAILURES) return undefined
  const isHad = asked.some(
    ({ command, fromDate, toDate }) =>
      command.status === 'DONE' && fromDate <= last.fromDate && toDate >= last.toDate,
  )
  return isHad ? undefined : last
}

/**
 * The night's question for a day's punches. A device that has not answered the one of the night before, or refused it, is asked one
 * question for all the days instead: else weeks of them would stand before whoever is to be let in when it calls again, and a day that
 * it did not tell of would never be asked for again. One that failed several times is given up for the day itself.
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
    const waiting = await waitingGap(store, sn)
    if (waiting !== undefined && waiting.toDate >= date) return
    const untold = waiting ?? (await failedGap(store, sn, date))
    const fromDate = untold === undefined ? date : latest(untold.fromDate, addDays(date, -MOST_DAYS_BACK))
    const payload = { table: 'ATTLOG', fromDate, toDate: date, onlyNew: true }
    queue.push(sn, { pin: '', kind: 'QUERY', payload, desiredVersion: 0 }, waiting?.command ?? null)
    queue.write(transaction)
  })
