import { isRefused } from '@/domain/shared/refusal'
import type { Handler } from '../http/handler'
import { messageProvider } from '../messages/messageProvider'
import { queueMessages } from '../messages/queueMessages'

/** By e-mail, the one channel on which free text may be sent everywhere (DOMAIN 4.1). */
export const messageOwner: Handler<'messageOwner'> = async ({ gymId, key, message }, acting) => {
  const wish = { gymId, to: [{ owner: true as const }], templateKey: 'platform', vars: {}, message }
  const outcome = await queueMessages(
    { ...wish, channel: 'email', dedupeKey: key, isPlatforms: true },
    acting,
    messageProvider,
  )
  return isRefused(outcome) ? outcome : { kind: 'done' }
}
