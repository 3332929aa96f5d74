import { z } from 'zod'
import { monthOf } from '@/domain/monthStats/monthStats'
import type { CivilDate } from '@/domain/shared/civilDate'

/**
 * `gyms/{gymId}/counters/messages`: how many messages the centre has sent in a calendar month of its own, the latest one in which it
 * sent any; its package may limit them (PRODUCT 4, screen 3). By the server alone, with each message.
 */
export const messageCountSchema = z.object({
  gymId: z.string().min(1),
  /** `2026-11` */
  month: z.string(),
  used: z.number().int().nonnegative(),
})
export type MessageCount = z.infer<typeof messageCountSchema>

/** How many in the month of that day. */
export const messagesInMonthOf = (today: CivilDate, count: MessageCount | null): number =>
  count?.month === monthOf(today) ? count.used : 0
