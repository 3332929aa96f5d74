import { messageSchema, type Message } from '@/domain/messages/message'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { mailsOfInvoice } from './messageQueries'

const MOST_MAILS = 50

/** The outbox, which the server alone writes. */
export function messageRepository(parts: RepositoryParts) {
  const messages = typedCollection<Message>(parts, {
    collection: 'outbox',
    isTenanted: true,
    schema: messageSchema,
    upgrade: ({ id, data }) => ({ ...data, id }),
  })
  return {
    ofInvoice: (gymId: string, invoiceId: string): LiveQuery<PageOf<Message>> =>
      messages.page(pageOf(mailsOfInvoice(gymId, invoiceId), { pageSize: MOST_MAILS })),
  }
}
