import type { AttendanceDay, AttendanceRecord } from '@/domain/attendance/attendance'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { KeptMark } from './markJournal'

const same = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
const isSame = (one: AttendanceRecord) => (other: AttendanceRecord) =>
  same(one.entry, other.entry) && same(one.exit, other.exit)

type Line = AttendanceDay['people'][string]

function lineWith(line: Line | undefined, { person, record, by, override, isUndone }: KeptMark): Line {
  const { visits = [], overrides = [] } = line ?? {}
  const { personType: type, name, code, dp } = person
  const others = visits.filter((visit) => !isSame(record)(visit))
  const isKnown = visits.length > others.length
  const rest = overrides.filter(({ at }) => !same(at, override?.at ?? null))
  return {
    ...(line ?? { type, name, code, dp, by }),
    visits: isUndone ? others : isKnown ? visits : [...visits, record],
    overrides: override && !isUndone ? [...rest, override] : rest,
  }
}

/** A day's roll-up as it will be once the marks that wait on this device have arrived; a mark that has, changes nothing. */
export function dayWithMarks(
  day: AttendanceDay | null,
  marks: readonly KeptMark[],
  gymId: string,
  date: CivilDate,
): AttendanceDay | null {
  const own = marks.filter((mark) => mark.refusal === '' && mark.gymId === gymId && mark.date === date)
  if (own.length === 0) return day
  const people = { ...day?.people }
  for (const mark of own) {
    const line = lineWith(people[mark.person.personId], mark)
    if (line.visits.length > 0) people[mark.person.personId] = line
    else delete people[mark.person.personId]
  }
  return { ...(day ?? { id: `${gymId}_${date}`, gymId, date, openPart: 1 }), people }
}
