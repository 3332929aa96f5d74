import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { Invoice } from '@/domain/invoices/invoice'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { issuedDocument } from '../invoiceDocuments/issuedDocument'
import type { Provider } from './provider'
import type { MessageWish } from './messageOf'
import { queueMessages } from './queueMessages'

/** An event that is delivered late still counts; an invoice of long ago that is brought in is nobody's news. */
const NEWS_DAYS = 7

/** Imports and demo data bear no writer's name: nobody waits for their mail. */
const isOfSomebody = ({ data }: StoredDocument): boolean =>
  typeof data[UPDATED_BY] === 'string' && data[UPDATED_BY] !== ''

type Addressee = Pick<MessageWish, 'templateKey' | 'to'>

/** `needEmailCommToClient` and `needEmailCommToOwner` gate the two e-mails (DOMAIN 4.4). */
function addressees({ id, needEmailCommToClient, needEmailCommToOwner }: Invoice): Addressee[] {
  return [
    ...(needEmailCommToClient ? [{ templateKey: 'invoiceIssued', to: [{ customerOf: id }] }] : []),
    ...(needEmailCommToOwner ? [{ templateKey: 'invoiceIssuedOwner', to: [{ owner: true as const }] }] : []),
  ]
}

export type Issue = {
  before: StoredDocument | null
  after: StoredDocument
  /** The event's id and time. */
  source: string
  at: Date
}

/**
 * Queues the e-mails of an invoice in the moment it gets its number. Their keys are the invoice's, so that an event
 * that comes twice queues nothing again. What finds the centre's messages used up stays as failed, for the invoice and the
 * work list to say. Answers the templates queued, and what was refused in words.
 */
export async function mailIssuedInvoice(
  store: DocumentStore,
  provider: Provider,
  { before, after, source, at }: Issue,
): Promise<{ queued: string[]; refused: string[] }> {
  const none = { queued: [], refused: [] }
  const { gymId } = after.data
  if (!isOfSomebody(after) || typeof gymId !== 'string' || (before?.data['invoiceNumber'] ?? '') !== '')
    return none
  const gym = await store.get(gymPath(gymId))
  if (gym === null || gym.data['isDisabled'] === true) return none
  const { timezone } = storedSettings(gym)
  const invoice = readInvoice(after, timezone)
  if (invoice === null || invoice.invoiceNumber === '' || invoice.isDeleted) return none
  if (invoice.issuedOn === null || invoice.issuedOn < addDays(civilDateIn(at, timezone), -NEWS_DAYS))
    return none
  const wanted = addressees(invoice)
  const document = wanted.length === 0 ? null : await issuedDocument(store, gym, invoice.id)
  if (document === null) return none
  const queued: string[] = []
  const refused: string[] = []
  for (const { templateKey, to } of wanted) {
    const answer = await queueMessages(
      {
        gymId,
        to,
        templateKey,
        vars: {},
        channel: 'email',
        dedupeKey: invoice.id,
        invoiceId: invoice.id,
        staysRefused: true,
      },
      { store, now: at, requestId: `${source}:${templateKey}`, caller: { uid: 'server', role: 'SERVER' } },
      provider,
    )
    if (answer.kind === 'refused') refused.push(answer.reason)
    else queued.push(templateKey)
  }
  return { queued, refused }
}
