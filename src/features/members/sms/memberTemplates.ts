import { builtInTemplate, messageTemplateSchema, type MessageTemplate } from '@/domain/messages/template'
import type { DocumentStore } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'

/** The service messages that are about a member alone; a receipt belongs to its invoice. */
export const memberTemplates = [
  { key: 'renewalDue', label: 'The package ends soon' },
  { key: 'expired', label: 'The package has ended' },
  { key: 'welcome', label: 'Welcome' },
] as const
export type MemberTemplateKey = (typeof memberTemplates)[number]['key']

/** The text of a message as the server takes it: the centre's own, else the one everybody has (DOMAIN 4.5). */
export const templateInUse = (
  store: Pick<DocumentStore, 'get'>,
  gymId: string,
  key: MemberTemplateKey,
): LiveQuery<MessageTemplate | null> => {
  const path = `messageTemplates/${gymId}_${key}_sms`
  return askedOnce(path, async () => {
    const own = messageTemplateSchema.safeParse((await store.get(path))?.data)
    const isOwn = own.success && own.data.gymId === gymId && own.data.key === key
    return isOwn ? own.data : builtInTemplate(gymId, key, 'sms')
  })
}
