import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'

export const personTypes = ['member', 'employee'] as const
export const personTypeSchema = z.enum(personTypes)
export type PersonType = z.infer<typeof personTypeSchema>

/** SPECIFICATION 3: one entry/exit record of a date key. Instants. A record may be a half (PRODUCT 2.F). */
export const attendanceRecordSchema = z.object({
  entry: z.date().nullable(),
  exit: z.date().nullable(),
  isAutoExit: z.boolean().default(false),
})
export type AttendanceRecord = z.infer<typeof attendanceRecordSchema>

/**
 * SPECIFICATION 3 "Attendance", id `{gymId}_{personId}`. In the store every day is a field of its own, D-M-YYYY;
 * here the days are gathered under their civil date.
 */
export const attendanceSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  memberId: z.string(),
  personId: z.string(),
  personType: personTypeSchema.default('member'),
  days: z.record(civilDateSchema, z.array(attendanceRecordSchema)),
})
export type Attendance = z.infer<typeof attendanceSchema>

/** One visit as every reader sees it: paired from records, both times known or the exit still open. */
export type Visit = { entry: Date; exit: Date | null; isAutoExit: boolean }

/** PRODUCT screen 7: somebody the desk should have stopped was let in all the same. Instant; `by` is a uid. */
const overrideSchema = z.object({ at: z.date(), reason: z.string(), by: z.string() })
export type Override = z.infer<typeof overrideSchema>

/** One person's: name and photo as they were, so that today's list needs no further read. */
export const dayLineSchema = z.object({
  type: personTypeSchema,
  name: z.string(),
  code: z.string().default(''),
  dp: z.string().default(''),
  visits: z.array(attendanceRecordSchema),
  by: z.string().default(''),
  overrides: z.array(overrideSchema).catch([]),
})
export type DayLine = z.infer<typeof dayLineSchema>

/**
 * ENGINEERING 2: the day roll-up `attendanceDays/{gymId}_{YYYY-MM-DD}`, written in the same batch as the mark. A day that many come on has
 * more parts, which end in `_2` and so on (decision 37); readers make one day of them.
 */
export const attendanceDaySchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  date: civilDateSchema,
  people: z.record(z.string(), dayLineSchema),
  /** Not stored: the part that the next mark goes to. */
  openPart: z.number().default(1),
})
export type AttendanceDay = z.infer<typeof attendanceDaySchema>
