import type { Message } from '@/domain/messages/message'
import type { DocumentStore } from '@/data/store/documentStore'
import type { MessageFile } from './provider'

/** What goes along with a message, made now; null where nothing does. The code that makes it loads with the first. */
export async function fileOf(store: DocumentStore, message: Message): Promise<MessageFile | null> {
  if (message.attachment === null || message.channel !== 'email') return null
  const { invoiceFile } = await import('../invoicePapers/invoiceFile')
  return invoiceFile(store, message.gymId, message.attachment.invoiceId)
}
