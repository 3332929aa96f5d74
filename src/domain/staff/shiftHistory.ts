import { addDays, earliest, latest } from '@/domain/shared/calendar'
import { FIRST_DAY, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { isSame } from '@/domain/shared/upgradeRecord'
import { daysText } from './daysText'
import {
  shiftOn,
  shiftText,
  weeklyOffText,
  type EarlierShift,
  type OwnShifts,
  type ShiftFields,
} from './shift'

const shiftOf = ({ shiftStart, shiftEnd, weeklyOff }: ShiftFields): ShiftFields => ({
  shiftStart,
  shiftEnd,
  weeklyOff,
})

/** Whether hours or weekly off differ. */
export const isOtherShift = (one: ShiftFields, other: ShiftFields): boolean =>
  !isSame(shiftOf(one), shiftOf(other))

/** Whether anything was set, so that what takes its place is about days from now on. */
export const hadShift = ({ shiftStart, weeklyOff, earlierShifts = [] }: OwnShifts): boolean =>
  shiftStart !== '' || weeklyOff !== '' || earlierShifts.length > 0

type Joined = { joiningDate: CivilDate | null }

const isSinceJoining = (from: CivilDate, { joiningDate }: Joined): boolean =>
  from <= (joiningDate ?? FIRST_DAY)

/** `from`: the first day of the next shift, '' for the day of joining; not named, it is today where anything was set. */
type Beginning = { from: CivilDate | '' | undefined; today: CivilDate }

/** What an employee worked by earlier, once the standing shift is another: days before it begins stay as they were. */
export function earlierShiftsAfter(
  staff: OwnShifts,
  next: ShiftFields & Joined,
  { from: named, today }: Beginning,
): EarlierShift[] {
  const earlier = staff.earlierShifts ?? []
  if (named === undefined && !isOtherShift(staff, next)) return [...earlier]
  const from = named ?? (hadShift(staff) ? today : '')
  if (from === '' || isSinceJoining(from, next)) return []
  const until = addDays(from, -1)
  const last = { ...shiftOf(shiftOn(staff, until)), until }
  return [...earlier.filter((one) => one.until < until), ...(isOtherShift(last, next) ? [last] : [])]
}

/** Each shift with its first day and that of the next one, the first first; null where it has none. */
function spansOf(staff: OwnShifts): { shift: ShiftFields; from: CivilDate | null; next: CivilDate | null }[] {
  const earlier = staff.earlierShifts ?? []
  const begins = earlier.map(({ until }) => addDays(until, 1))
  return [...earlier, staff].map((shift, at) => ({
    shift: shiftOf(shift),
    from: begins[at - 1] ?? null,
    next: begins[at] ?? null,
  }))
}

/** `9:00 am to 6:00 pm, weekly off Sunday`. */
export const shiftWords = (shift: ShiftFields): string =>
  [
    shift.shiftStart !== '' && shiftText(shift),
    shift.weeklyOff !== '' && `weekly off ${weeklyOffText(shift)}`,
  ]
    .filter(Boolean)
    .join(', ') || 'no shift'

/** Each shift with its days in words, the latest first; nothing where it was never another. */
export const shiftHistoryOf = (staff: OwnShifts): { days: string; shift: string }[] => {
  const spans = spansOf(staff)
  return spans.length < 2
    ? []
    : spans
        .map(({ shift, from, next }) => ({ days: daysText(from, next), shift: shiftWords(shift) }))
        .reverse()
}

/** The shifts of a period in words: `Shift 9:00 am to 6:00 pm · Weekly off Sunday`, with its first day for one that began in it. */
export const shiftsText = (staff: OwnShifts, period: { from: CivilDate; to: CivilDate }): string =>
  spansOf(staff)
    .map(({ shift, from, next }) => ({
      text: `Shift ${shiftText(shift)} · Weekly off ${weeklyOffText(shift)}`,
      from: latest(period.from, from ?? period.from),
      to: next === null ? period.to : earliest(period.to, addDays(next, -1)),
    }))
    .filter(({ from, to }) => from <= to)
    .map(({ text, from }, at) => (at === 0 ? text : `From ${formatCivil(from)}: ${text}`))
    .join('. ')

/** What another shift does to the days before it, in a sentence; null is since joining. */
export function shiftChangeText(staff: OwnShifts & Joined, from: CivilDate | null): string {
  if (from === null || isSinceJoining(from, staff))
    return 'Every day since joining goes by this, also days already worked, in months that aren’t generated yet.'
  const before = shiftWords(shiftOn(staff, addDays(from, -1)))
  return `Days before ${formatCivil(from)} stay as they were (${before}), also in months that aren’t generated yet.`
}
