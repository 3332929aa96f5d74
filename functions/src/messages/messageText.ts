import { isIndian } from '@/domain/messages/e164'
import type { Channel } from '@/domain/messages/channel'
import { renderMessage, type MessageTemplate } from '@/domain/messages/template'

export type Refused = { kind: 'refused'; reason: string; field: string }
export type MessageText = Pick<MessageTemplate, 'category' | 'dltTemplateId' | 'header'> & {
  kind: 'rendered'
  text: string
}

export const refusedAt = (field: string, reason: string): Refused => ({ kind: 'refused', reason, field })

/** DOMAIN 4.1: in India every text message stands in a registered template; WhatsApp begins with one everywhere. */
function mayBeFree(channel: Channel, recipients: readonly string[], isDry: boolean): boolean {
  if (isDry || channel === 'email') return true
  return channel === 'sms' && !recipients.some(isIndian)
}

export function freeText(
  message: string,
  channel: Channel,
  recipients: readonly string[],
  { isDry, mayWrite }: { isDry: boolean; mayWrite: boolean },
): MessageText | Refused {
  if (!mayWrite) return refusedAt('message', 'Only the owner writes words of their own. Choose a template.')
  if (!mayBeFree(channel, recipients, isDry))
    return refusedAt('message', 'Only registered templates may be sent to these numbers. Choose a template.')
  return { kind: 'rendered', text: message, category: 'service', dltTemplateId: '', header: '' }
}

export const noTemplate = () => refusedAt('templateKey', 'There is no such template. Choose another one.')

export function templateText(template: MessageTemplate, vars: Record<string, string>): MessageText | Refused {
  const rendered = renderMessage(template, vars)
  return rendered.kind === 'refused' ? rendered : { ...template, ...rendered }
}
