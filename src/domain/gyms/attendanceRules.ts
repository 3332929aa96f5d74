import { z } from 'zod'

const whole = (least: number, most: number) => {
  const range = `Enter ${String(least)} to ${String(most)}`
  return z.number(range).int('Enter a whole number').min(least, range).max(most, range)
}

/** What an owner sets for employees, with a sentence at each field; the limits are those of `settingsOf`. */
export const staffRulesSchema = z
  .object({
    staffGraceMinutes: whole(0, 120),
    staffHalfDayHours: whole(1, 12),
    staffAbsentHours: whole(0, 6),
    staffOvertimeMinutes: whole(1, 120),
    staffAutoExitHours: whole(1, 16),
    staffMinVisitMinutes: whole(0, 240),
  })
  .refine(({ staffAbsentHours, staffHalfDayHours }) => staffAbsentHours < staffHalfDayHours, {
    path: ['staffAbsentHours'],
    message: 'Enter fewer hours than for half a day',
  })
export type StaffRulesForm = z.input<typeof staffRulesSchema>

/** The same for members. */
export const visitRulesSchema = z.object({
  autoExitHours: whole(1, 16),
  minVisitMinutes: whole(0, 240),
})
export type VisitRulesForm = z.input<typeof visitRulesSchema>
