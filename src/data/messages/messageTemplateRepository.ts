import { builtInTemplate, messageTemplateSchema, type MessageTemplate } from '@/domain/messages/template'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'

/** The texts of a centre's messages. */
export const messageTemplateRepository = ({ store }: RepositoryParts) => ({
  /** The text of an SMS as the server takes it: the centre's own, else the one everybody has (DOMAIN 4.5). */
  smsInUse(gymId: string, key: MessageTemplate['key']): LiveQuery<MessageTemplate | null> {
    const path = `messageTemplates/${gymId}_${key}_sms`
    return askedOnce(path, async () => {
      const own = messageTemplateSchema.safeParse((await store.get(path))?.data)
      const isOwn = own.success && own.data.gymId === gymId && own.data.key === key
      return isOwn ? own.data : builtInTemplate(gymId, key, 'sms')
    })
  },
})
