import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { GymSettings } from '@/domain/gyms/settings'
import type { AttendanceRecord, PersonType } from './attendance'
import { autoExitMs, autoExitsOf } from './autoExit'
import { markNow, type MarkSettings } from './mark'
import { isSameDay } from './reconcile'
import { MAX_OPEN_MS, visitsOf } from './visits'

/** `direction`: what the device stands for; 'auto' tells by what came before, as the desk does. */
export type FoldedPunch = { at: Date; direction: 'auto' | 'in' | 'out' }

export type DayRecords = ReadonlyMap<CivilDate, readonly AttendanceRecord[]>

type Folding = {
  /** All that the devices saw of the person from the first new one on, those included. */
  punches: readonly FoldedPunch[]
  /** The new ones. */
  changed: readonly Date[]
  /** The person's records as they stand, from the day before on. */
  days: DayRecords
  dateOf: (at: Date) => CivilDate
  settings: MarkSettings & Pick<GymSettings, 'autoExitHours' | 'staffAutoExitHours'>
  personType: PersonType
  now: Date
}

type Refolded = {
  /** The days that have changed. */
  days: Map<CivilDate, AttendanceRecord[]>
  /** A punch until then might still be read otherwise, if there is one beyond those that were given; null: none. */
  openUntil: Date | null
}

/** What is decided anew: from the first new punch until the first later one that means what it meant. */
type Range = { from: number; until: number }

const isIn = ({ from, until }: Range, at: number) => from <= at && at < until

const beganAt = ({ entry, exit }: AttendanceRecord) => (entry ?? exit)?.getTime() ?? 0

/** A record without what a device, or an automatic exit, made of it in that time; null: nothing is left. */
function withoutDecided(
  record: AttendanceRecord,
  range: Range,
  seen: ReadonlySet<number>,
  autoMs: number,
): AttendanceRecord | null {
  const { entry, exit, isAutoExit } = record
  const isDecided = (at: Date | null) => at !== null && seen.has(at.getTime()) && isIn(range, at.getTime())
  const ended = exit !== null && isAutoExit ? (entry?.getTime() ?? exit.getTime() - autoMs) : null
  const isEndDropped =
    ended === null ? isDecided(exit) : isIn(range, ended) || (exit !== null && isIn(range, exit.getTime()))
  if (!isDecided(entry) && !isEndDropped) return record
  const left = { entry: isDecided(entry) ? null : entry, exit: isEndDropped ? null : exit, isAutoExit: false }
  return left.entry === null && left.exit === null ? null : left
}

type Half = { on: 'today' | 'yesterday'; record: AttendanceRecord }

/** `ended`: the automatic exit of the visit before, where it had ended by itself and nothing says so yet. */
type Added = { half: Half | null; ended: Half | null }

/**
 * What a punch adds, and the day it goes to. A way in is the same arrival only until the visit before would have ended by itself: only
 * a way out takes the place of an automatic exit.
 */
function addedBy(
  { at, direction }: FoldedPunch,
  today: readonly AttendanceRecord[],
  yesterday: readonly AttendanceRecord[],
  { settings, personType }: Folding,
  autoMs: number,
): Added {
  if (direction === 'auto') {
    const mark = markNow(today, yesterday, at, settings, personType)
    return { half: mark.kind === 'ignored' ? null : mark, ended: null }
  }
  const todays = visitsOf(today, personType).at(-1)
  const last = todays ?? visitsOf(yesterday, personType).at(-1)
  const maxOpen = MAX_OPEN_MS[personType]
  const since = last === undefined ? Infinity : at.getTime() - last.entry.getTime()
  const isUnended = last !== undefined && (last.exit === null || last.isAutoExit)
  const isInside = isUnended && (direction === 'out' ? since <= maxOpen : since <= autoMs && since < maxOpen)
  if (direction === 'in' && isInside) return { half: null, ended: null }
  const lastOn = todays === undefined ? 'yesterday' : 'today'
  const isOpen = last?.exit === null && !isInside && since >= autoMs
  const autoExit = isOpen ? new Date(last.entry.getTime() + autoMs) : null
  return {
    half:
      direction === 'in'
        ? { on: 'today', record: { entry: at, exit: null, isAutoExit: false } }
        : { on: isInside ? lastOn : 'today', record: { entry: null, exit: at, isAutoExit: false } },
    ended: autoExit && { on: lastOn, record: { entry: null, exit: autoExit, isAutoExit: true } },
  }
}

/** What each moment of a device was taken for so far. */
function meantBefore(days: DayRecords): Map<number, 'entry' | 'exit'> {
  const meant = new Map<number, 'entry' | 'exit'>()
  for (const { entry, exit, isAutoExit } of [...days.values()].flat()) {
    if (exit !== null && !isAutoExit) meant.set(exit.getTime(), 'exit')
    if (entry !== null) meant.set(entry.getTime(), 'entry')
  }
  return meant
}

/**
 * A person's days with what the devices saw, decided anew from the first new punch on (DOMAIN 6.1: rebuilt in order of time, not
 * appended to). So late ones, and those that came out of order, give what they had given at once. What a punch means follows from the
 * visit before it alone: behind a later one that means what it meant, all stays. So does what the desk marked and the owner
 * corrected. Pure.
 */
export function refolded(folding: Folding): Refolded {
  const { punches, changed, days, dateOf, settings, personType, now } = folding
  const times = changed.map((at) => at.getTime())
  const range: Range = { from: Math.min(...times), until: Infinity }
  const lastNew = Math.max(...times)
  const seen = new Set(punches.map(({ at }) => at.getTime()))
  const autoMs = autoExitMs(personType, settings)
  const leftOf = (records: readonly AttendanceRecord[], within: Range) =>
    records.map((record) => withoutDecided(record, within, seen, autoMs)).filter((record) => record !== null)

  const standing = new Map([...days].map(([date, records]) => [date, leftOf(records, range)] as const))
  const added = new Map<CivilDate, AttendanceRecord[]>()
  const meant = meantBefore(days)
  const later = punches
    .filter(({ at }) => at.getTime() >= range.from)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  let last = range.from
  for (const punch of later) {
    const at = punch.at.getTime()
    const before = (on: CivilDate) =>
      [...(standing.get(on) ?? []), ...(added.get(on) ?? [])].filter((record) => beganAt(record) <= at)
    const date = dateOf(punch.at)
    const yesterday = addDays(date, -1)
    const add = ({ on, record }: Half) => {
      const day = on === 'today' ? date : yesterday
      added.set(day, [...(added.get(day) ?? []), record])
    }
    const { half, ended } = addedBy(punch, before(date), before(yesterday), folding, autoMs)
    if (ended !== null) add(ended)
    const kind = half === null ? null : half.record.entry === null ? 'exit' : 'entry'
    if (at > lastNew && kind !== null && meant.get(at) === kind) {
      range.until = at
      break
    }
    last = at
    if (half !== null) add(half)
  }

  const after = new Map<CivilDate, AttendanceRecord[]>()
  for (const date of new Set([...days.keys(), ...added.keys()])) {
    const before = days.get(date) ?? []
    const records = [...leftOf(before, range), ...(added.get(date) ?? [])]
    if (isSameDay(records, before)) continue
    records.push(...autoExitsOf(records, personType, settings, now))
    if (!isSameDay(records, before)) after.set(date, records)
  }
  return {
    days: after,
    openUntil: range.until === Infinity ? new Date(last + MAX_OPEN_MS[personType]) : null,
  }
}
