import { z } from 'zod'
import type { StoredRecord } from '@/domain/shared/readers'
import { attendanceDaySchema, attendanceRecordSchema, dayLineSchema } from '../attendance'
import { plainLine } from '../readDayLine'

/** Who was let in although the rule said no: kept on the day's line by the desk. `at` is an instant, `by` a uid. */
const overrideSchema = z.object({
  at: z.date(),
  reason: z.string().default(''),
  by: z.string().default(''),
})
export type Override = z.infer<typeof overrideSchema>

/** A correction as the day's line shows it; the record of it is `attendanceCorrections/{id}`. */
const correctionNoteSchema = z.object({
  id: z.string(),
  at: z.date(),
  by: z.string().default(''),
  reason: z.string().default(''),
  before: z.array(attendanceRecordSchema).default([]),
})
export type CorrectionNote = z.infer<typeof correctionNoteSchema>

/** A list in which what can't be read is left out: a note never takes the line with it. */
const readable = <T>(item: z.ZodType<T>) =>
  z
    .unknown()
    .optional()
    .transform((list) =>
      (Array.isArray(list) ? (list as unknown[]) : []).flatMap((each) => {
        const parsed = item.safeParse(each)
        return parsed.success ? [parsed.data] : []
      }),
    )

export const reportLineSchema = dayLineSchema.extend({
  overrides: readable(overrideSchema),
  corrections: readable(correctionNoteSchema),
})
export type ReportLine = z.infer<typeof reportLineSchema>

/** A line as it is stored; null where it can't be read. */
export function readReportLine(stored: StoredRecord): ReportLine | null {
  const plain = plainLine(stored)
  return plain === null
    ? (reportLineSchema.safeParse(stored).data ?? null)
    : Object.assign(plain, { overrides: [], corrections: [] })
}

/** The day roll-up (ENGINEERING 2) with what reports show beside the visits. */
export const reportDaySchema = attendanceDaySchema.extend({
  people: z.record(z.string(), reportLineSchema),
})
export type ReportDay = z.infer<typeof reportDaySchema>
