import { z } from 'zod'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { channelSchema, type Channel } from './channel'
import { categorySchema } from './message'
import { defaultText, kindOf } from './messageKinds'
import { templateParts } from './tokens'

/** DOMAIN 4.5 "messageTemplates". The n-th `{#var#}` of the body stands for the n-th name. */
export const messageTemplateSchema = z.object({
  gymId: z.string(),
  key: z.string(),
  channel: channelSchema,
  body: z.string().min(1),
  varNames: z.array(z.string()).default([]),
  dltTemplateId: z.string().default(''),
  providerTemplateId: z.string().default(''),
  header: z.string().default(''),
  language: z.string().default('en'),
  category: categorySchema.default('service'),
})
export type MessageTemplate = z.infer<typeof messageTemplateSchema>

/** A template out of a text with tokens. */
export const templateOf = (
  named: Pick<MessageTemplate, 'gymId' | 'key' | 'channel'> & Partial<Pick<MessageTemplate, 'category'>>,
  text: string,
): MessageTemplate => messageTemplateSchema.parse({ ...named, ...templateParts(text) })

/**
 * The messages that every centre has without registering one (DOMAIN 4.4); null for any other key. What is a text message or an e-mail
 * has the same words on a channel that it has no own ones for.
 */
export function builtInTemplate(
  gymId: string,
  key: string,
  channel: Channel,
  locale: string,
): MessageTemplate | null {
  const kind = kindOf(key)
  const text = defaultText(key, channel, locale) ?? kind?.texts.sms ?? kind?.texts.email
  return kind === null || text === undefined
    ? null
    : templateOf({ gymId, key, channel, category: kind.category }, text)
}

const PLACE = '{#var#}'

/** What an operator takes for one variable (DOMAIN 4.1), in characters. */
const LONGEST_VARIABLE = 30

/** The rupee sign would make two of one part (DOMAIN 4.1). */
const plain = (text: string) => text.replace(/₹\s?/g, 'Rs.')

const valueFor = (value: string, channel: Channel) =>
  channel === 'sms' ? [...plain(value)].slice(0, LONGEST_VARIABLE).join('') : value

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** The text as it is sent; refused when a variable of the template is missing, which is its field. */
export function renderMessage(
  { body, varNames, channel }: MessageTemplate,
  told: Readonly<Record<string, string>>,
): { kind: 'rendered'; text: string } | (Refusal & { field: string }) {
  const vars: Readonly<Record<string, string>> = { firstName: firstNameOf(told['name'] ?? ''), ...told }
  const parts = body.split(PLACE)
  const places = varNames.slice(0, parts.length - 1)
  const missing = places.find((name) => (vars[name] ?? '').trim() === '')
  if (missing !== undefined || places.length < parts.length - 1)
    return {
      ...refused(`The message needs a value for "${missing ?? 'a variable without a name'}".`),
      field: 'vars',
    }
  const text = parts.reduce(
    (before, part, at) => before + valueFor(vars[places[at - 1] ?? ''] ?? '', channel) + part,
  )
  return { kind: 'rendered', text: channel === 'sms' ? plain(text) : text }
}
