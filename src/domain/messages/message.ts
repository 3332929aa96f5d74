import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { channelSchema } from './channel'

/** DOMAIN 4.1: `promotional` waits for the daytime, `service` does not. */
export const categories = ['service', 'promotional'] as const
export const categorySchema = z.enum(categories)
export type Category = z.infer<typeof categorySchema>

/** queued → sending → sent → delivered, or failed; `suppressed` is never sent. */
export const messageStatuses = ['queued', 'sending', 'sent', 'delivered', 'failed', 'suppressed'] as const
export const messageStatusSchema = z.enum(messageStatuses)

/**
 * The invoice whose document goes along, made when the message is sent. `name` and `bytes` are noted then: what was
 * really attached.
 */
export const attachmentSchema = z.object({
  invoiceId: z.string().min(1),
  name: z.string().default(''),
  bytes: z.number().int().nonnegative().default(0),
})
export type Attachment = z.infer<typeof attachmentSchema>

/** DOMAIN 4.5 "outbox". `to` is E.164, or an e-mail address on that channel; instants are Date. */
export const messageSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  channel: channelSchema,
  to: z.string().min(1),
  /** The member or lead whose number or address it is; '' where it is of somebody else, and in older ones. */
  personId: z.string().default(''),
  templateKey: z.string(),
  vars: z.record(z.string(), z.string()).default({}),
  rendered: z.string(),
  category: categorySchema.default('service'),
  dedupeKey: z.string().default(''),
  status: messageStatusSchema,
  attempts: z.number().int().nonnegative().default(0),
  nextAttemptAt: z.date().nullable(),
  leaseUntil: z.date().nullable().default(null),
  provider: z.string().default(''),
  providerMessageId: z.string().default(''),
  errorCode: z.string().default(''),
  errorMessage: z.string().default(''),
  /** uid of who had it sent, or 'server'. */
  source: z.string().default('server'),
  dltTemplateId: z.string().default(''),
  header: z.string().default(''),
  attachment: attachmentSchema.nullable().default(null),
  createdAt: z.date().nullable(),
  sentAt: z.date().nullable().default(null),
  deliveredAt: z.date().nullable().default(null),
  /** The centre's day on which it could not go out because its messages were used up; null: it was not refused. */
  refusedOn: civilDateSchema.nullable().default(null),
})
export type Message = z.infer<typeof messageSchema>

/** A file that goes along with an e-mail. */
export type MessageFile = { name: string; type: string; bytes: Uint8Array }
