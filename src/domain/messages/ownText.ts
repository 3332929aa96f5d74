import { z } from 'zod'
import type { Channel } from './channel'

export const LONGEST_TEXT = 1000

/**
 * A centre's own text of a message. `body` holds tokens like `{name}`; '' leaves the default one, as where only its registration is
 * kept. DOMAIN 4.1: in India a text message goes out with the id of its registered template and a header of six letters.
 */
export const ownTextSchema = z.object({
  body: z.string().trim().max(LONGEST_TEXT, 'At most 1,000 characters'),
  dltTemplateId: z
    .string()
    .trim()
    .regex(/^(\d{19})?$/, 'Enter all 19 digits, or leave it blank')
    .default(''),
  header: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{6})?$/, 'Enter 6 letters, or leave it blank')
    .default(''),
})
export type OwnText = z.output<typeof ownTextSchema>

/** By `textIdOf`. */
export type OwnTexts = Readonly<Record<string, OwnText>>

export const textIdOf = (key: string, channel: Channel): string => `${key}_${channel}`

/** As they are kept and sent, one by one, so that two people who change different texts keep both; null takes one away. */
export const ownTextChangesSchema = z.record(
  z.string(),
  ownTextSchema.nullable(),
  'Texts are set one by one. Reload the page and try again',
)

/** Out of a preference; what is no text is left out. */
export const ownTextsSchema = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((stored): OwnTexts =>
    Object.fromEntries(
      Object.entries(stored).flatMap(([id, text]) => {
        const { data } = ownTextSchema.safeParse(text)
        return data ? [[id, data]] : []
      }),
    ),
  )
