import { z } from 'zod'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { rupees } from '@/domain/shared/rupees'

/** What the store reckons of a centre's invoices and of the same day a week before, as of one day. Rupees. */
export const keptCountsSchema = z.object({
  day: civilDateSchema,
  /** The last due date that is late on that day. */
  lateUntil: civilDateSchema,
  late: z.object({ count: z.number(), rupees: rupees() }),
  dueToday: rupees(),
  toApprove: z.number(),
  weekAgo: z.object({ checkIns: z.number(), collected: rupees().nullable() }),
})
export type KeptCounts = z.infer<typeof keptCountsSchema>

/** What each package costs now, in rupees, and its category, by its id: archived ones too. */
export const keptPackagesSchema = z.record(z.string(), z.object({ price: rupees(), category: z.string() }))
export type KeptPackages = z.infer<typeof keptPackagesSchema>

/** null where they are of another day, or of other days of grace: then they say nothing of today. */
export const countsOn = (
  counts: KeptCounts | null,
  today: CivilDate,
  lateUntil: CivilDate,
): KeptCounts | null => (counts?.day === today && counts.lateUntil === lateUntil ? counts : null)
