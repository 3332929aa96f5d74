import type { Channel } from './channel'
import { textIdOf, type OwnTexts } from './ownText'
import { builtInTemplate, messageTemplateSchema, type MessageTemplate } from './template'
import { textProblem } from './textProblem'
import { templateParts } from './tokens'

type Asked = { gymId: string; key: string; channel: Channel }

/** What decides a text of the centre: its settings. */
export type TextSettings = { messageTexts: OwnTexts; locale: string }

/** Its own text, as Site config has it; null where it has none there. */
export function ownTemplate(asked: Asked, { messageTexts, locale }: TextSettings): MessageTemplate | null {
  const { key, channel, gymId } = asked
  const id = textIdOf(key, channel)
  const own = Object.hasOwn(messageTexts, id) ? messageTexts[id] : undefined
  const usual = builtInTemplate(gymId, key, channel, locale)
  if (own === undefined || usual === null || textProblem(key, channel, own.body) !== null) return null
  const { body, dltTemplateId, header } = own
  return { ...usual, ...(body !== '' && templateParts(body)), dltTemplateId, header }
}

/**
 * The text that is sent: of Site config, else a stored template (DOMAIN 4.5), else the one that everybody has. `stored` is the
 * document's data.
 */
export function templateInUse(stored: unknown, asked: Asked, settings: TextSettings): MessageTemplate | null {
  const own = ownTemplate(asked, settings)
  if (own !== null) return own
  const { gymId, key, channel } = asked
  const template = messageTemplateSchema.safeParse(stored).data
  if (template?.gymId === gymId && template.key === key) return template
  return builtInTemplate(gymId, key, channel, settings.locale)
}
