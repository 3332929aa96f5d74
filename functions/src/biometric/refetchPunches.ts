import type { CallOutput } from '@/domain/api/contract'
import type { AttendanceDay, AttendanceRecord } from '@/domain/attendance/attendance'
import { nextCommand } from '@/domain/biometric/device'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isSame } from '@/domain/shared/upgradeRecord'
import { askDay, readDay } from '@/data/attendance/dayParts'
import { devicePath } from '@/data/biometric/biometricRecords'
import { gymPath } from '@/data/gyms/gymOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { recordAct } from '../audit/recordAct'
import type { Acting } from '../http/handler'
import { HttpError } from '../http/httpError'
import { enabledDevices, readCommand, readDevice, writeCommand } from './devices'

type Answer = CallOutput<'importPunches'>
type Range = { gymId: string; fromDate: CivilDate; toDate: CivilDate }

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

/** One question a device, however often it is asked for before the device has called. */
function queueQuery(acting: Acting, sn: string, { gymId, fromDate, toDate }: Range): Promise<number | null> {
  const { store, caller, now, requestId } = acting
  const payload = { table: 'ATTLOG', fromDate, toDate }
  return store.transact(async (transaction) => {
    const device = readDevice(await transaction.get(devicePath(sn)), gymId)
    if (device === null) return null
    const waiting = await waitingQuery(store, sn, payload)
    if (waiting !== null) return waiting
    const command = nextCommand(device, { gymId, pin: '', kind: 'QUERY', payload, desiredVersion: 0 }, now)
    writeCommand(transaction, device, command, null)
    recordAct(transaction, {
      source: requestId,
      gymId,
      at: now,
      by: caller.uid,
      byRole: caller.role,
      support: caller.support,
      act: 'punches.import',
      collection: 'biometricDevices',
      documentId: sn,
      before: null,
      after: payload,
    })
    return command.id
  })
}

function datesOf({ fromDate, toDate }: Range): CivilDate[] {
  const dates: CivilDate[] = []
  for (let date = fromDate; date <= toDate; date = addDays(date, 1)) dates.push(date)
  return dates
}

const visitOf = ({ entry, exit, isAutoExit }: AttendanceRecord) => ({
  entry: entry?.toISOString() ?? null,
  exit: exit?.toISOString() ?? null,
  isAutoExit,
})

const rowsOf = ({ date, people }: AttendanceDay): Answer['rows'] =>
  Object.entries(people).map(([personId, { type, name, code, visits }]) => ({
    date,
    personId,
    personType: type,
    name,
    code,
    visits: visits.map(visitOf),
  }))

/** Over the days' roll-ups: few reads a day, whoever came. */
async function attendanceRows(store: DocumentStore, range: Range): Promise<Answer['rows']> {
  const found = await Promise.all(datesOf(range).map((date) => askDay(store, readDay, range.gymId, date)))
  return found.flatMap((day) => (day === null ? [] : rowsOf(day)))
}

/** PRODUCT 2.K: asks the devices for the punches of the range again, and answers with its attendance as it stands. */
export async function refetchPunches(range: Range, acting: Acting): Promise<Answer> {
  const { store } = acting
  if ((await store.get(gymPath(range.gymId))) === null)
    throw new HttpError(422, 'not-found', 'There is no such centre.')
  const queued: Answer['queued'] = []
  for (const sn of await enabledDevices(store, range.gymId)) {
    const commandId = await queueQuery(acting, sn, range)
    if (commandId !== null) queued.push({ sn, commandId })
  }
  return { queued, rows: await attendanceRows(store, range) }
}
