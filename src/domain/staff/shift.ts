import { z } from 'zod'
import { instantAt, addDays } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { clockText } from '@/domain/shared/wallTime'
import { weekdayNames, weekdayOf, weekdays, type Weekday } from '@/domain/shared/weekday'

/** The days of the week in a stored text like `Sat,Sun`, in order; what is no day of the week is left out. */
export const offDaysOf = (text: string): Weekday[] => {
  const named = text.split(',').map((part) => part.trim())
  return weekdays.filter((day) => named.includes(day))
}

/** The other way round: what is stored and sent. */
export const offDaysText = (days: readonly Weekday[]): string =>
  weekdays.filter((day) => days.includes(day)).join(',')

/** A wall time of the centre, `HH:mm`; '' for none. */
export const shiftTimeSchema = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time like 09:30')

/** Days of the week without work, `Sat,Sun`; '' for none. */
export const weeklyOffSchema = z
  .string()
  .refine((text) => offDaysText(offDaysOf(text)) === text, 'Choose days of the week')
  .refine((text) => offDaysOf(text).length < weekdays.length, 'Leave one day to work on')

/**
 * When an employee works (DOMAIN 6.2): wall times of the centre and days of the week; '' where nothing is set. An end
 * before the start is the next day's.
 */
export type ShiftFields = { shiftStart: string; shiftEnd: string; weeklyOff: string }

/** A shift in whose place another one came. */
const earlierShiftSchema = z.object({
  shiftStart: shiftTimeSchema,
  shiftEnd: shiftTimeSchema,
  weeklyOff: weeklyOffSchema,
  /** The last day on which it held. */
  until: civilDateSchema,
})
export type EarlierShift = z.output<typeof earlierShiftSchema>

/** The shifts before the standing one, the first first. Records from before there was a history have none. */
export const earlierShiftsField = z.array(earlierShiftSchema).catch([]).default([])

/** The standing shift, and those before it. */
export type OwnShifts = ShiftFields & { earlierShifts?: readonly EarlierShift[] }

/** The shift and the weekly off that hold on that date. */
export const shiftOn = (staff: OwnShifts, date: CivilDate): ShiftFields =>
  staff.earlierShifts?.find(({ until }) => date <= until) ?? staff

type ShiftProblem = { path: 'shiftStart' | 'shiftEnd'; message: string }

/** A shift has both ends or none, and lasts. */
export function shiftProblems({ shiftStart, shiftEnd }: Omit<ShiftFields, 'weeklyOff'>): ShiftProblem[] {
  if (shiftStart === '' && shiftEnd !== '')
    return [{ path: 'shiftStart', message: 'Enter when the shift starts' }]
  if (shiftEnd === '' && shiftStart !== '')
    return [{ path: 'shiftEnd', message: 'Enter when the shift ends' }]
  if (shiftStart !== '' && shiftStart === shiftEnd)
    return [{ path: 'shiftEnd', message: 'The shift ends when it starts' }]
  return []
}

export type ShiftTimes = { start: Date; end: Date; minutes: number }

/** The shift that begins on that date, as instants; null where no shift is set. */
export function shiftTimesOn(date: CivilDate, staff: OwnShifts, timezone: string): ShiftTimes | null {
  const { shiftStart, shiftEnd } = shiftOn(staff, date)
  if (shiftStart === '' || shiftEnd === '') return null
  const start = instantAt(date, shiftStart, timezone)
  const end = instantAt(shiftEnd <= shiftStart ? addDays(date, 1) : date, shiftEnd, timezone)
  return { start, end, minutes: Math.round((end.getTime() - start.getTime()) / 60_000) }
}

export const isWeeklyOff = (date: CivilDate, staff: OwnShifts): boolean =>
  offDaysOf(shiftOn(staff, date).weeklyOff).includes(weekdayOf(date))

/** `9:00 am to 6:00 pm`; two dashes where no shift is set. */
export const shiftText = ({ shiftStart, shiftEnd }: ShiftFields): string =>
  shiftStart === '' || shiftEnd === '' ? MISSING : `${clockText(shiftStart)} to ${clockText(shiftEnd)}`

/** `Saturday, Sunday`; two dashes for none. */
export const weeklyOffText = ({ weeklyOff }: ShiftFields): string =>
  offDaysOf(weeklyOff)
    .map((day) => weekdayNames[day])
    .join(', ') || MISSING
