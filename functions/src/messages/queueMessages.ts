import type { CallOutput } from '@/domain/api/contract'
import { capProblem, dailyCapOf } from '@/domain/messages/dailyCap'
import type { Channel } from '@/domain/messages/channel'
import type { Message } from '@/domain/messages/message'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import { mapOf } from '@/domain/shared/readers'
import { gymPath, storedSettings } from '@/data/gyms/centreOf'
import { invoicePath } from '@/data/invoices/invoiceRecords'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { recordAct } from '../audit/recordAct'
import type { Acting } from '../http/handler'
import { accountDisabled, HttpError } from '../http/httpError'
import { freeText, refusedAt, templateText, type MessageText, type Refused } from './messageText'
import { capPath, messageIdOf, outboxPath, templatePath } from './outbox'
import type { Provider } from './provider'
import { addressesOf, type Recipient } from './recipients'

export type MessageWish = {
  gymId: string
  to: Recipient[]
  templateKey: string
  vars: Record<string, string>
  channel: Channel
  dedupeKey?: string | undefined
  message?: string | undefined
  /** Its document is attached; by e-mail only. */
  invoiceId?: string | undefined
}

type Answer = CallOutput<'sendSMS'>

/** Who queues: a caller, or the server by itself. */
type Queueing = Pick<Acting, 'store' | 'now' | 'requestId'> & { caller: { uid: string; role: string } }

/** The count is only asked for on its own day; it may go some days later. */
const CAP_KEPT_DAYS = 3

async function textIn(
  transaction: StoreTransaction,
  wish: MessageWish,
  recipients: string[],
  centre: StoredDocument,
  provider: Provider,
): Promise<MessageText | Refused> {
  const { gymId, templateKey, channel, message } = wish
  if (message !== undefined) return freeText(message, channel, recipients, provider.isDry)
  const name: unknown = centre.data['name']
  const vars = { centre: typeof name === 'string' ? name : '', ...wish.vars }
  return templateText(await transaction.get(templatePath(gymId, templateKey, channel)), { ...wish, vars })
}

/** null: its document may go along. An invoice of another centre is none that this one knows. */
async function attachmentProblem(
  transaction: StoreTransaction,
  { gymId, channel, invoiceId }: MessageWish,
): Promise<Refused | null> {
  if (invoiceId === undefined) return null
  if (channel !== 'email') return refusedAt('invoiceId', 'A document goes along by e-mail only.')
  const data = (await transaction.get(invoicePath(invoiceId)))?.data
  if (data === undefined || data['gymId'] !== gymId || data['isDeleted'] === true)
    return refusedAt('invoiceId', 'There is no such invoice any more. Reload the list.')
  return typeof data['invoiceNumber'] === 'string' && data['invoiceNumber'] !== ''
    ? null
    : refusedAt('invoiceId', 'This invoice is a draft. Issue it first.')
}

const messageOf = (
  { gymId, channel, templateKey, vars, dedupeKey, invoiceId }: MessageWish,
  { text, category, dltTemplateId, header }: MessageText,
  { id, to, source, now }: { id: string; to: string; source: string; now: Date },
): Message => ({
  id,
  gymId,
  channel,
  to,
  templateKey,
  vars,
  rendered: text,
  category,
  dedupeKey: dedupeKey ?? '',
  status: 'queued',
  attempts: 0,
  nextAttemptAt: now,
  leaseUntil: null,
  provider: '',
  providerMessageId: '',
  errorCode: '',
  errorMessage: '',
  source,
  dltTemplateId,
  header,
  attachment: invoiceId === undefined ? null : { invoiceId, name: '', bytes: 0 },
  createdAt: now,
  sentAt: null,
  deliveredAt: null,
})

function countedIn(stored: StoredDocument | null): number {
  const used: unknown = stored?.data['used']
  return typeof used === 'number' ? used : 0
}

/**
 * Queues a message for each recipient, all or none, and counts them against the centre's day in the same transaction,
 * so that no rush gets past the cap (ENGINEERING 4.5). What was queued under the same `dedupeKey` stays as it is.
 */
export async function queueMessages(
  wish: MessageWish,
  acting: Queueing,
  provider: Provider,
): Promise<Answer> {
  const { store, caller, now, requestId } = acting
  const { gymId, channel, templateKey, dedupeKey } = wish
  const freshIds = wish.to.map(() => store.newId())

  const outcome = await store.transactByVersion(
    async (transaction): Promise<Answer | 'missing' | 'disabled'> => {
      const centre = await transaction.get(gymPath(gymId))
      if (centre === null) return 'missing'
      if ((centre.data['isDisabled'] ?? false) !== false) return 'disabled'
      const { timezone } = storedSettings(centre)
      const unattached = await attachmentProblem(transaction, wish)
      if (unattached !== null) return unattached
      const recipients = await addressesOf(transaction, centre, wish.to, channel)
      if ('kind' in recipients) return recipients
      const text = await textIn(transaction, wish, recipients, centre, provider)
      if (text.kind === 'refused') return text

      const idOf = new Map<string, string>()
      for (const [at, to] of recipients.entries()) {
        const fresh = freshIds[at] ?? ''
        const id =
          dedupeKey === undefined ? fresh : messageIdOf({ gymId, channel, to, templateKey, dedupeKey })
        if (!idOf.has(to)) idOf.set(to, id)
      }
      const known =
        dedupeKey === undefined
          ? []
          : await Promise.all([...idOf.values()].map((id) => transaction.get(outboxPath(id))))
      const queued = new Set(known.flatMap((document) => document?.id ?? []))
      const fresh = [...idOf].filter(([, id]) => !queued.has(id))

      const today = civilDateIn(now, timezone)
      const limit = dailyCapOf(mapOf(centre.data['preference']) ?? {})
      const used = countedIn(await transaction.get(capPath(gymId, today)))
      const problem = fresh.length === 0 ? null : capProblem(limit, used, fresh.length)
      if (problem !== null) return refusedAt('to', problem)

      for (const [to, id] of fresh)
        transaction.create(outboxPath(id), messageOf(wish, text, { id, to, source: caller.uid, now }))
      const total = used + fresh.length
      const [first] = fresh
      if (first !== undefined) {
        const expiresAt = instantAt(addDays(today, CAP_KEPT_DAYS), '00:00', timezone)
        transaction.set(capPath(gymId, today), { gymId, used: total, expiresAt })
        recordAct(transaction, {
          source: requestId,
          gymId,
          at: now,
          by: caller.uid,
          byRole: caller.role,
          act: 'message.queue',
          collection: 'outbox',
          documentId: first[1],
          before: null,
          after: { channel, templateKey, to: fresh.length },
        })
      }
      const ids = recipients.map((to) => idOf.get(to) ?? '')
      const cap = { limit, used: total }
      return { kind: 'done', ok: true, id: ids[0] ?? '', ids, status: 'queued', cap }
    },
  )

  if (outcome === 'missing') throw new HttpError(422, 'not-found', 'There is no such centre.')
  if (outcome === 'disabled') throw accountDisabled()
  return outcome
}
