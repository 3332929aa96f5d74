import { z } from 'zod'
import { leadStatuses } from '@/domain/leads/lead'
import type { LeadMove } from '@/domain/leads/moveLead'
import { civilDateSchema } from '@/domain/shared/civilDate'

/** Where a lead, or a choice of them, goes; what each status asks for is the pure function's to say. */
export const moveSchema = z.object({
  to: z.enum(leadStatuses, 'Choose the status'),
  nextFollowUpOn: civilDateSchema.nullable(),
  trialOn: civilDateSchema.nullable(),
  lostReason: z.string(),
})
export type MoveForm = Omit<z.input<typeof moveSchema>, 'to'> & { to: string }
export type MoveOutput = z.output<typeof moveSchema>

export const moveOf = ({ to, nextFollowUpOn, trialOn, lostReason }: MoveOutput): LeadMove => ({
  ...{ to, nextFollowUpOn, lostReason },
  ...(to === 'Trial Booked' || to === 'Trial Done' ? { trialOn } : {}),
})
