import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { attendanceRecordSchema, personTypeSchema } from '../attendance'

/** The longest reason the rules take. */
export const MOST_REASON = 500

/**
 * `attendanceCorrections/{id}`: what an owner changed of a person's day and why. Made once, never changed. `at` is an
 * instant, `by` a uid.
 */
export const correctionSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  personId: z.string().min(1),
  personType: personTypeSchema.default('member'),
  date: civilDateSchema,
  before: z.array(attendanceRecordSchema),
  after: z.array(attendanceRecordSchema),
  reason: z.string(),
  by: z.string(),
  at: z.date(),
})
export type Correction = z.infer<typeof correctionSchema>
