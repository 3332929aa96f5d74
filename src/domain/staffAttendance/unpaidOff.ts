import type { StaffDay } from './staffDay'

const isUnpaidAbsence = ({ status, leave }: StaffDay): boolean =>
  status === 'Absent' || (status === 'On leave' && leave?.isPaid === false)

const isDayOff = ({ status }: StaffDay): boolean => status === 'Holiday' || status === 'Weekly off'

/** Whether unpaid leave reaches over the first day of the month and over its last; of absence beyond them nothing is known. */
export type Reach = { before: boolean; after: boolean }

/** The days of a month by the rule that takes weekly offs and holidays with unpaid absence on both sides for days without pay. */
export function withUnpaidOff<Day extends StaffDay>(days: readonly Day[], reach: Reach): Day[] {
  const isAbsentNext = (at: number, step: 1 | -1): boolean => {
    const next = days[at + step]
    if (next === undefined) return step < 0 ? reach.before : reach.after
    return isDayOff(next) ? isAbsentNext(at + step, step) : isUnpaidAbsence(next)
  }
  return days.map((day, at) =>
    isDayOff(day) && isAbsentNext(at, -1) && isAbsentNext(at, 1) ? { ...day, isUnpaidOff: true } : day,
  )
}
