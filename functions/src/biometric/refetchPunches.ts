import type { CallOutput } from '@/domain/api/contract'
import type { AttendanceDay, AttendanceRecord } from '@/domain/attendance/attendance'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { askDay, readDay } from '@/data/attendance/dayParts'
import { enabledDevices } from '@/data/biometric/deviceRecords'
import { gymPath } from '@/data/gyms/gymOf'
import type { DocumentStore } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { HttpError } from '../http/httpError'
import { queueOnce, type DeviceAsk } from './queueOnce'

type Answer = CallOutput<'importPunches'>
type Range = { gymId: string; fromDate: CivilDate; toDate: CivilDate }

/** The punches of the days again, from one device. */
export const askPunches = (fromDate: CivilDate, toDate: CivilDate): DeviceAsk => ({
  kind: 'QUERY',
  payload: { table: 'ATTLOG', fromDate, toDate },
  act: 'punches.import',
})

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
    const { gymId, fromDate, toDate } = range
    const commandId = await queueOnce(acting, { gymId, sn }, askPunches(fromDate, toDate))
    if (commandId !== null) queued.push({ sn, commandId })
  }
  return { queued, rows: await attendanceRows(store, range) }
}
