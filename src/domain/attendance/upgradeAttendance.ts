import { instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { choiceReader, instantFrom, mapOf, textReader, type StoredRecord } from '@/domain/shared/readers'
import { isSame, noneIfEmpty } from '@/domain/shared/upgradeRecord'
import { personTypes, type AttendanceRecord } from './attendance'
import { civilOfKey, dateKeyOf } from './dateKey'

/** PRODUCT 2.E: hours after which an older record without an exit ends by itself. */
export type AttendanceZone = { timezone: string; autoExitHours: number; staffAutoExitHours: number }

const usualZone: AttendanceZone = { timezone: DEFAULT_TIMEZONE, autoExitHours: 2, staffAutoExitHours: 12 }

/**
 * `data` is for attendanceSchema. `repairs` are fields to merge back, days under their written key (D-M-YYYY);
 * `removals` are keys in the other form whose records `repairs` holds, to be removed in the same write.
 */
export type UpgradedAttendance = { data: StoredRecord; repairs: StoredRecord | null; removals: string[] }

const HOUR_MS = 3_600_000

function timeFrom(stored: unknown, date: CivilDate, timezone: string): Date | null {
  const clock =
    typeof stored === 'string' ? /^(\d{1,2}):(\d{2})(?::\d{2})?\s*(am|pm)?$/i.exec(stored.trim()) : null
  if (!clock) return instantFrom(stored)
  const [, hours, minutes, half] = clock
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  return instantAt(date, `${hour}:${minutes}`, timezone)
}

function recordOf(stored: unknown, date: CivilDate, timezone: string): AttendanceRecord | null {
  const map = mapOf(stored)
  if (!map) return null
  const entry = timeFrom(map['entry'], date, timezone)
  const exit = timeFrom(map['exit'], date, timezone)
  return entry || exit ? { entry, exit, isAutoExit: map['isAutoExit'] === true } : null
}

/** SPECIFICATION 3: a single entry/exit becomes two records; without an exit an automatic one is added. */
function asTwoRecords({ entry, exit, isAutoExit }: AttendanceRecord, hours: number): AttendanceRecord[] {
  const end = exit ?? (entry && new Date(entry.getTime() + hours * HOUR_MS))
  const first: AttendanceRecord[] = entry ? [{ entry, exit: null, isAutoExit: false }] : []
  return [...first, { entry: null, exit: end, isAutoExit: exit === null || isAutoExit }]
}

type Day = { records: AttendanceRecord[]; isCertain: boolean }

function dayOf(stored: unknown, date: CivilDate, zone: AttendanceZone, hours: number): Day {
  if (Array.isArray(stored)) {
    const records = stored.map((item) => recordOf(item, date, zone.timezone))
    const read = records.filter((record) => record !== null)
    return { records: read, isCertain: read.length === records.length }
  }
  const single = recordOf(stored, date, zone.timezone)
  return single
    ? { records: asTwoRecords(single, hours), isCertain: true }
    : { records: [], isCertain: false }
}

const isKnown = (records: AttendanceRecord[], record: AttendanceRecord) =>
  records.some((known) => isSame(known, record))

/** An attendance document from any older form (SPECIFICATION 3, PRODUCT 2.F and 2.M). Pure and idempotent. */
export function upgradeAttendance(
  id: string,
  stored: StoredRecord,
  zone: AttendanceZone = usualZone,
): UpgradedAttendance {
  const { days: gathered, ...rest } = stored
  const gymId = textReader(stored['gymId']).value
  const memberId = textReader(stored['memberId']).value ?? ''
  const fromId = typeof gymId === 'string' && id.startsWith(`${gymId}_`) ? id.slice(gymId.length + 1) : ''
  const personId = textReader(stored['personId']).value || memberId || fromId
  const personType = choiceReader(personTypes, 'member')(stored['personType']).value
  const hours = personType === 'employee' ? zone.staffAutoExitHours : zone.autoExitHours

  const days: Record<CivilDate, AttendanceRecord[]> = {}
  const uncertain = new Set<CivilDate>()
  const keysOf = new Map<CivilDate, string[]>()
  for (const [key, value] of Object.entries({ ...mapOf(gathered), ...rest })) {
    const date = civilOfKey(key)
    if (!date) continue
    const { records, isCertain } = dayOf(value, date, zone, hours)
    if (!isCertain) uncertain.add(date)
    const known = days[date] ?? []
    days[date] = [...known, ...records.filter((record) => !isKnown(known, record))]
    keysOf.set(date, [...(keysOf.get(date) ?? []), key])
  }

  const repairs: StoredRecord = {}
  const removals: string[] = []
  if (stored['personId'] !== personId) repairs['personId'] = personId
  if (stored['personType'] !== personType) repairs['personType'] = personType
  for (const [date, keys] of keysOf) {
    // A day with a record that nobody can read stays as it is, and only what can be read is shown.
    if (uncertain.has(date) || gathered !== undefined) continue
    const key = dateKeyOf(date)
    if (!isSame(stored[key], days[date])) repairs[key] = days[date]
    removals.push(...keys.filter((other) => other !== key))
  }
  return {
    data: { id, gymId, memberId, personId, personType, days },
    repairs: noneIfEmpty(repairs),
    removals,
  }
}
