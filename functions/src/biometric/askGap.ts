import { addDays, earliest, latest } from '@/domain/shared/calendar'
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

/** Days that a device did not tell of; `isGivenUp`: however often it was asked. */
type FailedGap = Pick<Asked, 'fromDate' | 'toDate'> & { isGivenUp: boolean }

/** The last night's question, if the device refused it or never answered, and nobody has had its days by hand. */
async function failedGap(store: DocumentStore, sn: string, date: CivilDate): Promise<FailedGap | null> {
  // Whoever asks by hand asks up to the day itself.
  const ends = Array.from({ length: NIGHTS_BACK + 2 }, (_, back) => addDays(date, 1 - back))
  const asked = await questions(store, sn, { field: 'payload.toDate', op: 'in', value: ends })
  const nights = asked
    .filter(({ isNights, command: { status } }) => isNights && status !== 'SUPERSEDED')
    .sort((one, other) => other.command.id - one.command.id)
  const [last] = nights
  if (last?.command.status !== 'FAILED') return null
  const isHad = asked.some(
    ({ command, fromDate, toDate }) =>
      command.status === 'DONE' && fromDate <= last.fromDate && toDate >= last.toDate,
  )
  if (isHad) return null
  const answered = nights.findIndex(({ command }) => command.status !== 'FAILED')
  const failed = answered === -1 ? nights : nights.slice(0, answered)
  const { toDate } = last
  const fromDate = earliest(last.fromDate, ...failed.map((one) => one.fromDate))
  return failed.length >= MOST_FAILURES
    ? { fromDate, toDate, isGivenUp: true }
    : { fromDate: last.fromDate, toDate, isGivenUp: false }
}

/**
 * The night's question for a day's punches. A device that has not answered the one of the night before, or refused it, is asked one
 * question for all the days instead: else weeks of them would stand before whoever is to be let in when it calls again, and a day that
 * it did not tell of would never be asked for again. One that failed several times is given up for the day itself: answers its days, for
 * the owner to ask for by hand.
 */
export const askGap = (
  store: DocumentStore,
  { gymId, sn }: { gymId: string; sn: string },
  date: CivilDate,
  now: Date,
): Promise<Pick<Asked, 'fromDate' | 'toDate'> | null> =>
  store.transact(async (transaction) => {
    const queue = await openQueue(transaction, gymId, [sn], now)
    if (queue.devices.length === 0) return null
    const waiting = await waitingGap(store, sn)
    if (waiting !== undefined && waiting.toDate >= date) return null
    const failed = waiting === undefined ? await failedGap(store, sn, date) : null
    const givenUp = failed?.isGivenUp === true ? failed : null
    const untold = waiting ?? (givenUp === null ? failed : null)
    const fromDate = untold === null ? date : latest(untold.fromDate, addDays(date, -MOST_DAYS_BACK))
    const payload = { table: 'ATTLOG', fromDate, toDate: date, onlyNew: true }
    queue.push(sn, { pin: '', kind: 'QUERY', payload, desiredVersion: 0 }, waiting?.command ?? null)
    queue.write(transaction)
    return givenUp
  })
