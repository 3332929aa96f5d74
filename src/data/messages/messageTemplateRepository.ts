import type { MessageTemplate } from '@/domain/messages/template'
import { ownTemplate, templateInUse, type TextSettings } from '@/domain/messages/templateInUse'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'

/** The texts of a centre's messages. */
export const messageTemplateRepository = ({ store }: RepositoryParts) => ({
  /**
   * The text of an SMS as the server takes it: of Site config, which costs no read, else a stored one, else the one everybody has (DOMAIN
   * 4.5).
   */
  smsInUse(
    gymId: string,
    key: MessageTemplate['key'],
    settings: TextSettings,
  ): LiveQuery<MessageTemplate | null> {
    const asked = { gymId, key, channel: 'sms' } as const
    const own = ownTemplate(asked, settings)
    if (own !== null) return askedOnce(`ownText ${JSON.stringify(own)}`, () => Promise.resolve(own))
    const path = `messageTemplates/${gymId}_${key}_sms`
    return askedOnce(path, async () => templateInUse((await store.get(path))?.data, asked, settings))
  },
})
