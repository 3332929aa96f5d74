import { z } from 'zod'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { rupees } from '@/domain/shared/rupees'

/** What the store reckons of a centre's invoices and of the same day a week before, as of one day. Rupees. */
export const keptCountsSchema = z.object({
  day: civilDateSchema,
  /** The last due date that is late on that day. */
  lateUntil: civilDateSchema,
  late: z.object({ count: z.number(), rupees: rupees() }),
  /** Due in the grace days before that day, so not late yet; null where an earlier version kept none. */
  pastDue: z.object({ count: z.number(), rupees: rupees() }).nullable().default(null),
  dueToday: rupees(),
  /** What all issued invoices leave open (PRODUCT 2.Q "dues"). */
  owed: rupees(),
  toApprove: z.number(),
  /** What those come to together; null where an earlier version kept the count alone, or more wait than are added up. */
  toApproveRupees: rupees().nullable().default(null),
  /** `due` and `followUps`: with what that day began; null where no night of that day kept it. */
  weekAgo: z.object({
    checkIns: z.number(),
    collected: rupees().nullable(),
    due: rupees().nullable(),
    followUps: z.number().nullable(),
  }),
})
export type KeptCounts = z.infer<typeof keptCountsSchema>

/**
 * What each package's price today is made of, and its category, by its id: archived and deleted ones too. What an earlier version
 * kept has no rate, and is read as nothing: without it no price is right.
 */
export const keptPackagesSchema = z.record(
  z.string(),
  packageTemplateSchema
    .pick({ price: true, category: true, sac: true, deleted: true })
    .extend({ taxRate: z.number().nullable() }),
)
export type KeptPackages = z.infer<typeof keptPackagesSchema>

/**
 * What was to be paid on a day, and how many leads to be called, as its night left it: once paid or called, nothing tells it
 * any more.
 */
export const morningSchema = z.object({
  day: civilDateSchema,
  due: rupees(),
  /** null where nobody knows: more leads than are kept. */
  followUps: z.number().nullable(),
})
export type Morning = z.infer<typeof morningSchema>

/** Today, and the days up to the same one of the week before. */
const MORNINGS = 8

/** With today's, of which the first stays, and without those that nothing is compared with any more. */
export const withMorning = (mornings: readonly Morning[], today: Morning): Morning[] =>
  mornings.some(({ day }) => day === today.day) ? [...mornings] : [...mornings, today].slice(-MORNINGS)

/** null where they are of another day, or of other days of grace: then they say nothing of today. */
export const countsOn = (
  counts: KeptCounts | null,
  today: CivilDate,
  lateUntil: CivilDate,
): KeptCounts | null => (counts?.day === today && counts.lateUntil === lateUntil ? counts : null)
