import { z } from 'zod'
import { leaveKinds, staffLeaveSchema } from './staffLeave'

/** What an employee sees of their own leave. */
export const ownLeaveSchema = z.object({
  leaves: z.array(
    staffLeaveSchema.pick({
      id: true,
      from: true,
      to: true,
      kind: true,
      isPaid: true,
      status: true,
      reason: true,
    }),
  ),
  balances: z.array(
    z.object({
      kind: z.enum(leaveKinds),
      quota: z.number().nullable(),
      taken: z.number(),
      left: z.number().nullable(),
    }),
  ),
})
