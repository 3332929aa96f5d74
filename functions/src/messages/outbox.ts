import { createHash } from 'node:crypto'
import type { Channel } from '@/domain/messages/channel'
import { messageSchema, type Message } from '@/domain/messages/message'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { StoredDocument } from '@/data/store/documentStore'

export const OUTBOX = 'outbox'

export const outboxPath = (id: string) => `${OUTBOX}/${id}`

/** Unique by its parts; a centre's id may hold the same sign, so the document names its centre as well. */
export const templatePath = (gymId: string, key: string, channel: Channel) =>
  `messageTemplates/${gymId}_${key}_${channel}`

/** What a centre has sent on one of its civil days. */
export const capPath = (gymId: string, date: CivilDate) => `rateLimits/sms_${gymId}_${date}`

type Identity = { gymId: string; channel: Channel; to: string; templateKey: string; dedupeKey: string }

/** The same message has the same id, so that nothing can queue it twice (DOMAIN 4.5). */
export const messageIdOf = ({ gymId, channel, to, templateKey, dedupeKey }: Identity): string =>
  createHash('sha256').update([gymId, channel, to, templateKey, dedupeKey].join('|')).digest('hex')

/** null when no schema can read it. */
export function readMessage(stored: StoredDocument): Message | null {
  const parsed = messageSchema.safeParse({ ...stored.data, id: stored.id })
  return parsed.success ? parsed.data : null
}
