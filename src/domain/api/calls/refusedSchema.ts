import { z } from 'zod'

/** A refusal of the domain is a value and no failure; `field` names the input it is about, for the form. */
export const refusedSchema = z.object({
  kind: z.literal('refused'),
  reason: z.string(),
  field: z.string().optional(),
})
