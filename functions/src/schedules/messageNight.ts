import { unsentOf } from '@/domain/messages/mailStanding'
import type { Message } from '@/domain/messages/message'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { storedSettings } from '@/data/gyms/gymOf'
import { mailsOfInvoice, refusedOn } from '@/data/messages/messageQueries'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { readMessage } from '../messages/outbox'
import type { NightReport } from './nightReport'

/** So many are named; whoever has used up the messages of a day knows of the others by then. */
const MOST = 20
/** Who does not look for a day still learns of it. */
const DAYS_BACK = 2

async function* messagesOf(
  store: DocumentStore,
  { path, gymId, where, orderBy }: Listed,
): AsyncGenerator<Message> {
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const page of pagesOf(store, question))
    for (const stored of page) {
      const message = readMessage(stored)
      if (message !== null) yield message
    }
}

/** What was to go to the customer by itself and still has not; the owner's own copy is nothing to do. */
async function stillUnsent(store: DocumentStore, gymId: string, days: CivilDate[]): Promise<Message[]> {
  const unsent = new Map<string, Message>()
  for await (const message of messagesOf(store, refusedOn(gymId, 'invoiceIssued', days))) {
    if (message.attachment === null) continue
    const mails: Message[] = []
    const { invoiceId } = message.attachment
    for await (const mail of messagesOf(store, mailsOfInvoice(gymId, invoiceId))) mails.push(mail)
    const mail = unsentOf(mails)
    if (mail !== null) unsent.set(invoiceId, mail)
    if (unsent.size === MOST) break
  }
  return [...unsent.values()]
}

/** Names the invoices' e-mails of the last days that the centre's messages were used up for, each with its invoice. */
export async function messageNight(
  store: DocumentStore,
  gym: StoredDocument,
  now: Date,
  report: NightReport,
): Promise<void> {
  const today = civilDateIn(now, storedSettings(gym).timezone)
  const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, -back - 1))
  const unsent = await stillUnsent(store, gym.id, days)
  report.add(
    unsent.map(({ id, to, vars, attachment, errorMessage }) => ({
      id: `message ${id}`,
      task: 'message',
      who: `${vars['invoiceNumber'] ?? ''} to ${to}`,
      why: errorMessage,
      memberId: '',
      invoiceId: attachment?.invoiceId ?? '',
      at: now,
    })),
  )
}
