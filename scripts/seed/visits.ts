import type { AttendanceRecord } from '@/domain/attendance/attendance'
import type { Member } from '@/domain/members/member'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { memberIn, type GymBook } from './gymBook'
import { TIMEZONE } from './gyms'
import type { Dice } from './dice'
import type { Life } from './life'

const MINUTE_MS = 60_000

/** By person, then by the date of the entry. */
export type Visits = Map<string, Map<CivilDate, AttendanceRecord[]>>

type Moment = { today: CivilDate; now: Date }

/** Sunday to Saturday: full on Monday, nearly empty on Sunday. */
const weekdays = [0.3, 1.15, 1.08, 1.05, 1, 0.95, 0.75] as const

function covers({ startDate, endDate, freezes }: MemberPackage, date: CivilDate): boolean {
  if (!startDate || !endDate || date < startDate || date > endDate) return false
  return !freezes.some(({ from, to }) => from <= date && date <= to)
}

function mayCome(book: GymBook, member: Member, { habit }: Life, date: CivilDate): boolean {
  if (habit.stoppedOn && date >= habit.stoppedOn) return false
  if (member.deactivatedOn && date >= member.deactivatedOn) return false
  const packages = [member.currentPackage, member.lastPackage, ...(book.history.get(member.id) ?? [])]
  return packages.some((pkg) => pkg !== null && covers(pkg, date))
}

const comes = ({ habit }: Life, date: CivilDate, dice: Dice) =>
  dice.chance((habit.perWeek / 6.3) * (weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 1))

/** The visits of one person on one day as they would stand in the evening. */
function visitsOn({ habit }: Life, date: CivilDate, autoExitHours: number, dice: Dice): AttendanceRecord[] {
  const wander = (width: number) => (dice.next() + dice.next() - 1) * width
  const midnight = instantAt(date, '00:00', TIMEZONE).getTime()
  const visitAt = (minute: number): AttendanceRecord => {
    const entry = new Date(midnight + Math.round(Math.min(Math.max(minute, 330), 1290) * 60) * 1000)
    // Some forget to mark the way out.
    const isAutoExit = dice.chance(0.05)
    const stay = isAutoExit ? autoExitHours * 60 : Math.max(20, habit.stayMinutes + wander(18))
    return { entry, exit: new Date(entry.getTime() + Math.round(stay * 60) * 1000), isAutoExit }
  }
  const first = habit.around + wander(28)
  const comesAgain = first < 10 * 60 && dice.chance(0.03)
  return comesAgain ? [visitAt(first), visitAt(18 * 60 + 30 + wander(50))] : [visitAt(first)]
}

/** What of a day has happened by now: who has not left yet is inside. */
const byNow = (records: readonly AttendanceRecord[], now: Date): AttendanceRecord[] =>
  records
    .filter(({ entry }) => entry !== null && entry <= now)
    .map((record) =>
      record.exit && record.exit > now ? { ...record, exit: null, isAutoExit: false } : record,
    )

/** Somebody is always inside, at night too: the demo's first screen must not be empty. */
function fillToday(visits: Visits, coming: readonly Life[], { today, now }: Moment, dice: Dice): void {
  const midnight = instantAt(today, '00:00', TIMEZONE).getTime()
  const inside = [...visits.values()].filter((days) =>
    days.get(today)?.some(({ exit }) => exit === null),
  ).length
  const absent = coming.filter(({ id }) => !visits.get(id)?.has(today))
  for (const { id } of dice
    .shuffled(absent)
    .slice(0, Math.max(0, Math.min(9, Math.ceil(coming.length / 9)) - inside))) {
    const ago = Math.min(dice.between(4, 95) * MINUTE_MS, (now.getTime() - midnight) * dice.next())
    const entry = new Date(Math.floor((now.getTime() - ago) / 1000) * 1000)
    visits.get(id)?.set(today, [{ entry, exit: null, isAutoExit: false }])
  }
}

/** The last days' visits, today's as far as the clock. */
export function visitsOf(
  book: GymBook,
  lives: readonly Life[],
  moment: Moment,
  dice: Dice,
  dayCount: number,
): Visits {
  const { today, now } = moment
  const visits: Visits = new Map()
  const comingToday: Life[] = []
  for (const life of lives) {
    const member = memberIn(book, life.id)
    const days = new Map<CivilDate, AttendanceRecord[]>()
    visits.set(life.id, days)
    for (let ago = dayCount - 1; ago >= 0; ago--) {
      const date = addDays(today, -ago)
      const chance = dice.fork(`${life.id}/${date}`)
      if (date < life.joinedOn || !mayCome(book, member, life, date)) continue
      if (ago === 0) comingToday.push(life)
      if (!comes(life, date, chance)) continue
      const records = byNow(visitsOn(life, date, book.settings.autoExitHours, chance), now)
      if (records.length > 0) days.set(date, records)
    }
  }
  fillToday(visits, comingToday, moment, dice.fork('inside'))
  return visits
}

export const lastVisitOn = (visits: Visits, memberId: string): CivilDate | null =>
  [...(visits.get(memberId)?.keys() ?? [])].at(-1) ?? null
