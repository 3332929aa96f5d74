import { messageCountSchema, type MessageCount } from '@/domain/messages/messageCount'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'

export const messageCountPath = (gymId: string) => `gyms/${gymId}/counters/messages`

/** What a centre has sent this month; written by the server alone. */
export function messageCountRepository(parts: RepositoryParts) {
  const counts = typedCollection<MessageCount>(parts, {
    collection: 'gyms/counters',
    isTenanted: true,
    schema: messageCountSchema,
    upgrade: ({ data }) => data,
  })
  return {
    /** null before the first message. */
    ofGym: (gymId: string): LiveQuery<MessageCount | null> => counts.one(gymId, messageCountPath(gymId)),
  }
}
