import type { Channel } from '@/domain/messages/channel'
import type { Message } from '@/domain/messages/message'
import type { MessageText } from './messageText'
import type { Words } from './knownWords'
import type { Recipient } from './recipients'

export type MessageWish = {
  gymId: string
  to: Recipient[]
  templateKey: string
  vars: Record<string, string>
  channel: Channel
  dedupeKey?: string | undefined
  message?: string | undefined
  /** The platform's own to the owner: it takes nothing from what the centre may send. */
  isPlatforms?: true
  /** The invoice it is about; by e-mail its document is attached. */
  invoiceId?: string | undefined
  /** The payment a receipt is about. */
  paymentId?: string | undefined
  /** Nobody waits for the answer: what finds the centre's messages used up stays in the outbox as failed, with the reason. */
  staysRefused?: true
}

/** What is said to one of them, and out of which words. */
export type Text = MessageText & { vars: Words }

export const messageOf = (
  { gymId, channel, templateKey, dedupeKey, invoiceId }: MessageWish,
  { text, vars, category, dltTemplateId, header }: Text,
  { id, to, source, now, personId }: { id: string; to: string; source: string; now: Date; personId: string },
): Message => ({
  id,
  gymId,
  channel,
  to,
  personId,
  templateKey,
  vars,
  rendered: text,
  category,
  dedupeKey: dedupeKey ?? '',
  status: 'queued',
  attempts: 0,
  nextAttemptAt: now,
  leaseUntil: null,
  provider: '',
  providerMessageId: '',
  errorCode: '',
  errorMessage: '',
  source,
  dltTemplateId,
  header,
  attachment: invoiceId === undefined || channel !== 'email' ? null : { invoiceId, name: '', bytes: 0 },
  createdAt: now,
  sentAt: null,
  deliveredAt: null,
  refusedOn: null,
})
