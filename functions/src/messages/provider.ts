import type { SendOutcome } from '@/domain/messages/attempt'
import type { Message, MessageFile } from '@/domain/messages/message'

/** Who carries messages out (DOMAIN 4.5). */
export type Provider = {
  name: string
  /** Only plays at sending: then free text needs no registered template, and a message counts as delivered. */
  isDry: boolean
  /** `message.attempts` counts this attempt. Never rejects: what goes wrong is an outcome. */
  send(message: Message, file: MessageFile | null): Promise<SendOutcome>
}
