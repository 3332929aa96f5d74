import { dateKeyOf } from '@/domain/attendance/dateKey'
import { refolded } from '@/domain/attendance/refold'
import type { AttendanceRecord, PersonType } from '@/domain/attendance/attendance'
import { byDevice, isNobodys, type Punch } from '@/domain/biometric/punch'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { attendancePath, daysOf } from '@/data/attendance/attendanceRecords'
import { correctionDefinition, otherKeys, personCorrections } from '@/data/attendance/correctDay'
import type { HeldLine } from '@/data/attendance/dayLines'
import { storedSettings } from '@/data/gyms/gymOf'
import { pageOf } from '@/data/store/collection'
import {
  removeField,
  type DocumentStore,
  type StoredDocument,
  type StoreTransaction,
} from '@/data/store/documentStore'
import { punchPath } from './biometricRecords'
import { ownPunch, type OwnPunch } from './ownPunch'
import { datesBetween, MOST_DATES, notCorrected, punchesOn } from './punchWindow'

export type PunchHolder = { personType: PersonType; personId: string }

/** What the devices saw of one person: in order of time, at least one, no more than one question for their days can hold. */
export type SeenPerson = { holder: PunchHolder; punches: readonly Punch[] }

/** A person has fewer corrections. */
const MOST_CORRECTIONS = 100
/** So often more days are looked at, each time a month of them. */
const MOST_STEPS = 6

async function correctionsOf(store: DocumentStore, gymId: string, personId: string) {
  const listed = pageOf(personCorrections(gymId, personId), { pageSize: MOST_CORRECTIONS })
  return (await store.query(listed)).flatMap((document) => {
    const parsed = correctionDefinition.schema.safeParse(correctionDefinition.upgrade(document))
    return parsed.success ? [parsed.data] : []
  })
}

/** Those that are not kept yet, and those that were kept for nobody or for them alone; what is kept for somebody stays theirs. */
async function freshOf(
  transaction: StoreTransaction,
  arrived: readonly Punch[],
  personId: string,
): Promise<OwnPunch[]> {
  const own = await Promise.all(arrived.map((punch) => ownPunch(transaction, punch)))
  const isFree = ({ there }: OwnPunch) =>
    there === null ||
    (isNobodys(there.data) && [undefined, '', personId].some((one) => one === there.data['formerId']))
  return own.filter((each) => each !== null).filter(isFree)
}

async function nameOf(store: DocumentStore, { personType, personId }: PunchHolder) {
  const { data = {} } =
    (await store.get(`${personType === 'member' ? 'members' : 'staff'}/${personId}`)) ?? {}
  const text = (field: string) => (typeof data[field] === 'string' ? data[field] : '')
  return { name: text('name'), code: text('memberCode'), dp: text('dp') }
}

const withoutId = ({ id: _id, ...punch }: Punch) => punch

export type FoldScene = { store: DocumentStore; gym: StoredDocument; now: Date }

/** What the punches of one person change: `days` as they come to stand, some before the first punch and after the last. */
export type FoldedPerson = {
  holder: PunchHolder
  fresh: readonly OwnPunch[]
  days: ReadonlyMap<CivilDate, readonly AttendanceRecord[]>
}

/** A day's line of the person as the transaction holds it. */
export type HeldDay = { date: CivilDate; records: readonly AttendanceRecord[]; held: HeldLine }

/**
 * Reads what the punches of one person change; null: nothing is new. Called after the person's own document, `attendance`, was read in
 * the transaction: whoever waits for it asks again for the punches.
 */
export async function foldPunches(
  { store, gym, now }: FoldScene,
  transaction: StoreTransaction,
  { holder, punches }: SeenPerson,
  attendance: StoredDocument | null,
): Promise<FoldedPerson | null> {
  const { personType, personId } = holder
  const settings = storedSettings(gym)
  const dateOf = (at: Date) => civilDateIn(at, settings.timezone)
  const today = dateOf(now)
  const [first, end] = [punches[0]?.date, punches.at(-1)?.date]
  if (first === undefined || end === undefined) return null

  // First, because what a device repeats is most often kept already: then the days need not be asked for.
  const fresh = await freshOf(transaction, punches, personId)
  if (fresh.length === 0) return null
  const known = await punchesOn(store, gym.id, personId, datesBetween(first, addDays(end, 1)))
  const days = daysOf(attendance, settings)
  const corrections = await correctionsOf(store, gym.id, personId)

  let last: CivilDate = addDays(end, 1)
  let seen: Punch[] = [
    ...known.filter(({ result }) => result === 'counted'),
    ...fresh.map(({ punch }) => punch),
  ]
  const fold = () =>
    refolded({
      punches: notCorrected(seen, corrections, days),
      changed: fresh.map(({ punch }) => punch.at),
      days: new Map(datesBetween(addDays(first, -1), last).map((date) => [date, days[date] ?? []])),
      dateOf,
      settings,
      personType,
      now,
    })
  let folded = fold()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { openUntil } = folded
    if (openUntil === null || dateOf(openUntil) <= last || last >= today) break
    const next = addDays(last, 1)
    last = addDays(last, MOST_DATES)
    const more = await punchesOn(store, gym.id, personId, datesBetween(next, last))
    seen = [...seen, ...more.filter(({ result }) => result === 'counted')]
    folded = fold()
  }
  return { holder, fresh, days: folded.days }
}

/** What a day's line says of a person besides their visits, where somebody has no line yet; asks nothing where everybody has. */
export const namesFor = (store: DocumentStore, { holder }: FoldedPerson, days: readonly HeldDay[]) =>
  days.every(({ held }) => held.line !== undefined) ? Promise.resolve({}) : nameOf(store, holder)

/** Writes the punches, the person's days and the days' lines. */
export function writeFolded(
  transaction: StoreTransaction,
  gymId: string,
  { holder: { personType, personId }, fresh }: FoldedPerson,
  { attendance, days, names }: { attendance: StoredDocument | null; days: readonly HeldDay[]; names: object },
): void {
  for (const { punch, there } of fresh)
    if (there === null) transaction.create(punchPath(punch.id), withoutId(punch))
    else
      transaction.update(punchPath(punch.id), [
        { at: ['personType'], value: personType },
        { at: ['personId'], value: personId },
        { at: ['result'], value: 'counted' },
      ])
  const keys = days.flatMap(({ date, records }): [string, unknown][] => [
    ...otherKeys(attendance, date).map((key): [string, unknown] => [key, removeField]),
    [dateKeyOf(date), records],
  ])
  // Also where no day changes: then two punches at once are still taken one after the other.
  transaction.merge(attendancePath(gymId, personId), {
    gymId,
    memberId: personType === 'member' ? personId : '',
    personId,
    personType,
    ...Object.fromEntries(keys),
  })
  const by = byDevice(fresh[0]?.punch.sn ?? '')
  for (const { records, held } of days)
    held.write({ type: personType, visits: records, ...(held.line === undefined && { ...names, by }) })
}
