import { z } from 'zod'
import { actAnswerSchema } from '@/domain/acts/actAnswer'
import { actNames } from '@/domain/acts/actNames'

export const actPath = (gymId: string, key: string) => `acts/${gymId}_${key}`

/**
 * `acts/{gymId}_{key}`: an act that was done, written in its own transaction. `key` was made when the dialog opened;
 * `input` is a fingerprint of what was sent, `answer` what a repeat is answered. Only the server reads and writes it.
 */
export const actDocumentSchema = z.object({
  act: z.enum(actNames),
  by: z.string(),
  input: z.string(),
  answer: actAnswerSchema,
})
export type ActDocument = z.output<typeof actDocumentSchema>
