import { z } from 'zod'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { channelSchema, type Channel } from './channel'
import { categorySchema } from './message'

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

const builtIn: Record<string, { body: string; varNames: string[] }> = {
  welcome: {
    body: 'Dear {#var#}, welcome to {#var#}. Your {#var#} membership runs until {#var#}.',
    varNames: ['name', 'centre', 'package', 'endDate'],
  },
  renewalDue: {
    body: 'Dear {#var#}, your {#var#} membership at {#var#} ends on {#var#}. Renew in time to keep training.',
    varNames: ['name', 'package', 'centre', 'endDate'],
  },
  receipt: {
    body: 'Dear {#var#}, {#var#} has received {#var#} for {#var#} on {#var#}. Thank you.',
    varNames: ['name', 'centre', 'amount', 'invoiceNumber', 'date'],
  },
  invoiceIssued: {
    body: 'Dear {#var#}, here is your invoice {#var#} from {#var#} for {#var#}: {#var#}. {#var#} It is attached as a PDF. Thank you.',
    varNames: ['name', 'invoiceNumber', 'centre', 'package', 'amount', 'standing'],
  },
  invoiceIssuedOwner: {
    body: '{#var#} has issued invoice {#var#} to {#var#} for {#var#}: {#var#}. {#var#} It is attached as a PDF.',
    varNames: ['centre', 'invoiceNumber', 'name', 'package', 'amount', 'standing'],
  },
  leadFollowUp: {
    body: 'Dear {#var#}, thank you for asking about {#var#}. Visit us any day, or call {#var#}.',
    varNames: ['name', 'centre', 'phone'],
  },
  leadTrial: {
    body: 'Dear {#var#}, your trial at {#var#} is on {#var#}. See you then.',
    varNames: ['name', 'centre', 'trialOn'],
  },
  expired: {
    body: 'Dear {#var#}, your {#var#} membership at {#var#} ended on {#var#}. Visit us to renew it.',
    varNames: ['name', 'package', 'centre', 'endDate'],
  },
}

/** The service messages that every centre has without registering one (DOMAIN 4.4); null for any other key. */
export function builtInTemplate(gymId: string, key: string, channel: Channel): MessageTemplate | null {
  const known = Object.hasOwn(builtIn, key) ? builtIn[key] : undefined
  return known === undefined ? null : messageTemplateSchema.parse({ ...known, gymId, key, channel })
}

const PLACE = '{#var#}'

/** What an operator takes for one variable (DOMAIN 4.1), in characters. */
const LONGEST_VARIABLE = 30

/** The rupee sign would make two of one part (DOMAIN 4.1). */
const plain = (text: string) => text.replace(/₹\s?/g, 'Rs.')

const valueFor = (value: string, channel: Channel) =>
  channel === 'sms' ? [...plain(value)].slice(0, LONGEST_VARIABLE).join('') : value

/** The text as it is sent; refused when a variable of the template is missing, which is its field. */
export function renderMessage(
  { body, varNames, channel }: MessageTemplate,
  vars: Record<string, string>,
): { kind: 'rendered'; text: string } | (Refusal & { field: string }) {
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
