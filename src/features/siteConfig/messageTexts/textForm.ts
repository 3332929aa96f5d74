import { z } from 'zod'
import { LONGEST_TEXT, ownTextSchema, type OwnText } from '@/domain/messages/ownText'
import { textProblem } from '@/domain/messages/textProblem'
import type { TextPlace } from './channelWords'

/** The form of one text. What is typed in it may name only what the message knows. */
export const textSchemaOf = ({ key, channel }: Pick<TextPlace, 'key' | 'channel'>) =>
  z.object({
    body: z
      .string()
      .trim()
      .min(1, 'Enter the text')
      .max(LONGEST_TEXT, 'At most 1,000 characters')
      .superRefine((body, context) => {
        const problem = textProblem(key, channel, body)
        if (problem !== null) context.addIssue({ code: 'custom', message: problem })
      }),
    dltTemplateId: ownTextSchema.shape.dltTemplateId.unwrap(),
    header: ownTextSchema.shape.header.unwrap(),
  })
export type TextForm = { body: string; dltTemplateId: string; header: string }

/** `usual` is the default text. */
export const textFormOf = (own: OwnText | undefined, usual: string): TextForm => ({
  body: own?.body || usual,
  dltTemplateId: own?.dltTemplateId ?? '',
  header: own?.header ?? '',
})

/** What is to be kept of it: nothing where all of it is as it is by default. */
export function keptText({ body, dltTemplateId, header }: TextForm, usual: string): OwnText | null {
  const own = { body: body === usual ? '' : body, dltTemplateId, header }
  return Object.values(own).every((value) => value === '') ? null : own
}
