import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { civilDateSchema } from '@/domain/shared/civilDate'

/** PRODUCT 2.D. Days are whole calendar days; `fee` is rupees for one freeze; null means no limit. */
export const freezeRuleSchema = z.object({
  allowed: z.boolean().default(true),
  maxTimes: z.number().int().positive().nullable().default(null),
  minDays: z.number().int().positive().default(1),
  maxDays: z.number().int().positive().nullable().default(null),
  totalDays: z.number().int().positive().nullable().default(null),
  fee: rupees().nonnegative().default(0),
})

export type FreezeRule = z.infer<typeof freezeRuleSchema>

/** One freeze of an assigned package, both ends inclusive; `to` already stands at the day really used. */
export const freezeSchema = z.object({
  id: z.string().min(1),
  from: civilDateSchema,
  to: civilDateSchema,
  reason: z.string().default(''),
  endedEarly: z.boolean().default(false),
  /** The invoice of the freeze's fee; '' when it cost nothing. */
  invoiceId: z.string().default(''),
})

export type Freeze = z.infer<typeof freezeSchema>
