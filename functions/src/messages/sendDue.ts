import { givenUp, isDue, leased, settled, suppressed, type SendOutcome } from '@/domain/messages/attempt'
import type { Message, MessageFile } from '@/domain/messages/message'
import { isIndian as isIndianNumber } from '@/domain/messages/e164'
import { putOffUntil } from '@/domain/messages/quietHours'
import { countryOfLocale } from '@/domain/shared/callingCode'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'
import { OUTBOX, outboxPath, readMessage } from './outbox'
import type { Provider } from './provider'

/** What goes along with a message, made now; null where nothing does. The code that makes it loads with the first. */
async function fileOf(store: DocumentStore, message: Message): Promise<MessageFile | null> {
  if (message.attachment === null || message.channel !== 'email') return null
  const { invoiceFile } = await import('../invoiceDocuments/invoiceFile')
  return invoiceFile(store, message.gymId, message.attachment.invoiceId)
}

/** `putOff`: until the day begins. `skipped`: another worker has it, or it is not due. */
export type SendResult = 'delivered' | 'retried' | 'failed' | 'suppressed' | 'putOff' | 'skipped'

export type SendSummary = Record<SendResult, number>

const AT_ONCE = 4
const PAGE = 100

const write = (transaction: StoreTransaction, id: string, change: Partial<Message>) =>
  transaction.update(
    outboxPath(id),
    Object.entries(change).map(([field, value]) => ({ at: [field], value })),
  )

/** Takes the message for this worker alone, or says why not. */
const lease = (store: DocumentStore, id: string, now: Date): Promise<Message | SendResult> =>
  store.transact(async (transaction) => {
    const stored = await transaction.get(outboxPath(id))
    if (stored === null) return 'skipped'
    const message = readMessage(stored)
    if (message === null) {
      // Left standing it would come up again for ever.
      write(transaction, id, { status: 'failed', errorCode: 'unreadable', nextAttemptAt: null })
      return 'failed'
    }
    if (!isDue(message, now)) return 'skipped'
    const over = givenUp(message)
    if (over !== null) {
      write(transaction, id, over)
      return 'failed'
    }
    const gym = await transaction.get(gymPath(message.gymId))
    if (gym === null || (gym.data['isDisabled'] ?? false) !== false) {
      write(transaction, id, suppressed)
      return 'suppressed'
    }
    const settings = storedSettings(gym)
    const isIndian = countryOfLocale(settings.locale) === 'IN' || isIndianNumber(message.to)
    const later = putOffUntil(message.category, now, { ...settings, isIndian })
    if (later !== null) {
      write(transaction, id, { status: 'queued', nextAttemptAt: later })
      return 'putOff'
    }
    const change = leased(message, now)
    write(transaction, id, change)
    return { ...message, ...change }
  })

/** A document that cannot be made now is a failure like any other: the message waits and is tried again. */
async function sendWith(provider: Provider, message: Message, store: DocumentStore): Promise<SendOutcome> {
  const file = await fileOf(store, message).catch((error: unknown) => ({
    error: String(error),
    permanent: false,
  }))
  return file !== null && 'error' in file ? file : provider.send(message, file)
}

/** Sends one message if it is due and nobody else is at it. At least once: a provider's answer may get lost. */
export async function sendOne(
  store: DocumentStore,
  provider: Provider,
  id: string,
  now: Date,
): Promise<SendResult> {
  const message = await lease(store, id, now)
  if (typeof message === 'string') return message
  const outcome = await sendWith(provider, message, store)
  const change = settled(message, outcome, now, { provider: provider.name, delivers: provider.isDry })
  return store.transact(async (transaction) => {
    const stored = await transaction.get(outboxPath(id))
    const standing = stored && readMessage(stored)
    // The lease ran out meanwhile and another attempt is under way, maybe after the message was queued anew: its outcome counts.
    const isOwnLease = standing?.leaseUntil?.getTime() === message.leaseUntil?.getTime()
    if (standing?.status !== 'sending' || standing.attempts !== message.attempts || !isOwnLease)
      return 'skipped'
    write(transaction, id, change)
    if (change.status === 'failed') return 'failed'
    return change.status === 'queued' ? 'retried' : 'delivered'
  })
}

/** Everything that is due, the longest waiting first: what a trigger missed, what failed before, what was put off. */
export async function sendDue(store: DocumentStore, provider: Provider, now: Date): Promise<SendSummary> {
  const summary: SendSummary = { delivered: 0, retried: 0, failed: 0, suppressed: 0, putOff: 0, skipped: 0 }
  for (;;) {
    const due = await store.query({
      collection: OUTBOX,
      where: [{ field: 'nextAttemptAt', op: '<=', value: now }],
      orderBy: [{ field: 'nextAttemptAt', direction: 'asc' }],
      limit: PAGE,
    })
    const waiting = due.map(({ id }) => id)
    let moved = 0
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const result = await sendOne(store, provider, id, now)
        summary[result] += 1
        if (result !== 'skipped') moved += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    if (due.length < PAGE || moved === 0) return summary
  }
}
