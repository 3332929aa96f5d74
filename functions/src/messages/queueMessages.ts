import type { CallOutput } from '@/domain/api/contract'
import { capProblem } from '@/domain/messages/dailyCap'
import { usedUp } from '@/domain/messages/usedUp'
import type { MessageTemplate } from '@/domain/messages/template'
import { templateInUse } from '@/domain/messages/templateInUse'
import { messageCountSchema, messagesInMonthOf, type MessageCount } from '@/domain/messages/messageCount'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { limitProblemIn, writeProblemIn } from '@/data/gyms/gymTermIn'
import { messageCountPath } from '@/data/messages/messageCountRepository'
import { invoicePath } from '@/data/invoices/invoiceRecords'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { byCaller, recordAct } from '../audit/recordAct'
import type { Caller } from '../http/caller'
import type { Acting } from '../http/handler'
import { accountDisabled, HttpError } from '../http/httpError'
import { mayWriteFreely, typedWords, type Words, type Writer } from './knownWords'
import { freeText, noTemplate, refusedAt, templateText, type Refused } from './messageText'
import { messageOf, type MessageWish, type Text } from './messageOf'
import { isOf, moneyVars, saysMoney } from './moneyWords'
import { capPath, messageIdOf, outboxPath, templatePath } from './outbox'
import type { Provider } from './provider'
import { addressesOf, type Addressed } from './recipients'

type Answer = CallOutput<'sendSMS'>

/** Who queues: a caller, or the server by itself. */
type Queueing = Pick<Acting, 'store' | 'now' | 'requestId'> & {
  caller: Pick<Caller, 'uid' | 'support'> & { role: Writer }
}

/** The count is only asked for on its own day; it may go some days later. */
const CAP_KEPT_DAYS = 3

/** What is said to whom: in a template each recipient has their own name, and the centre has its own. */
async function textsIn(
  transaction: StoreTransaction,
  wish: MessageWish,
  template: MessageTemplate | null,
  recipients: readonly Addressed[],
  gym: StoredDocument,
  { provider, role }: { provider: Provider; role: Writer },
): Promise<Text[] | Refused> {
  const { channel, message } = wish
  if (message !== undefined) {
    const numbers = recipients.map(({ address }) => address)
    const free = freeText(message, channel, numbers, {
      isDry: provider.isDry,
      mayWrite: mayWriteFreely(role),
    })
    return free.kind === 'refused' ? free : recipients.map(() => ({ ...free, vars: {} }))
  }
  const name: unknown = gym.data['name']
  const ofGym = { centre: typeof name === 'string' ? name : '' }
  if (template === null) return noTemplate()
  if (!saysMoney(template) && channel !== 'email' && wish.invoiceId !== undefined)
    return refusedAt('invoiceId', 'A document goes along by e-mail only.')
  const shared = saysMoney(template)
    ? await moneyVars(transaction, gym, wish)
    : typedWords(template, wish.vars, { role, currency: storedSettings(gym).currency })
  if (isRefusedText(shared)) return shared
  const texts: Text[] = []
  for (const { words } of recipients) {
    const vars = saysMoney(template) ? { ...shared, ...ofGym } : { ...shared, ...words, ...ofGym }
    const text = templateText(template, vars)
    if (text.kind === 'refused') return text
    texts.push({ ...text, vars })
  }
  return texts
}

const isRefusedText = (vars: Words | Refused): vars is Refused => vars['kind'] === 'refused'

/** null: those may be told of it, and its document goes along. An invoice of another centre is none that this one knows. */
async function invoiceProblem(
  transaction: StoreTransaction,
  { gymId, invoiceId, to }: MessageWish,
): Promise<Refused | null> {
  if (invoiceId === undefined) return null
  const data = (await transaction.get(invoicePath(invoiceId)))?.data
  if (data === undefined || data['gymId'] !== gymId || data['isDeleted'] === true)
    return refusedAt('invoiceId', 'There is no such invoice any more. Reload the list.')
  const { invoiceNumber, memberId } = data
  if (typeof invoiceNumber !== 'string' || invoiceNumber === '')
    return refusedAt('invoiceId', 'This invoice is a draft. Issue it first.')
  const invoice = { id: invoiceId, memberId: typeof memberId === 'string' ? memberId : '' }
  return to.every((each) => isOf(each, invoice))
    ? null
    : refusedAt('to', 'This message goes to the customer of its invoice and to nobody else.')
}

function countedIn(stored: StoredDocument | null): number {
  const used: unknown = stored?.data['used']
  return typeof used === 'number' ? used : 0
}

type Counted = { gymId: string; today: CivilDate; timezone: string; used: number; month: number }

/** How many messages the centre has sent on its day and in its month. */
function count(transaction: StoreTransaction, { gymId, today, timezone, used, month }: Counted): void {
  const expiresAt = instantAt(addDays(today, CAP_KEPT_DAYS), '00:00', timezone)
  transaction.set(capPath(gymId, today), { gymId, used, expiresAt })
  const ofMonth: MessageCount = { gymId, month: monthOf(today), used: month }
  transaction.set(messageCountPath(gymId), ofMonth)
}

/**
 * Queues a message for each recipient, all or none, and counts them against the centre's day in the same transaction,
 * so that no rush gets past the cap (ENGINEERING 4.5). What was queued under the same `dedupeKey` stays as it is, but for one that
 * has failed: it is queued anew where a person asks, and never by an event, which may come twice.
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
      const gym = await transaction.get(gymPath(gymId))
      if (gym === null) return 'missing'
      if ((gym.data['isDisabled'] ?? false) !== false) return 'disabled'
      const settings = storedSettings(gym)
      const { timezone, smsDailyCap } = settings
      const lapsed = caller.role === 'ADMIN' ? null : writeProblemIn(gym, now)
      if (lapsed !== null) return refusedAt('to', lapsed)
      const untold = await invoiceProblem(transaction, wish)
      if (untold !== null) return untold
      const template =
        wish.message === undefined
          ? templateInUse(
              (await transaction.get(templatePath(gymId, templateKey, channel)))?.data,
              { gymId, key: templateKey, channel },
              settings,
            )
          : null
      const category = template?.category ?? 'service'
      const addressed = await addressesOf(transaction, gym, wish.to, channel, category)
      if ('kind' in addressed) return addressed
      const texts = await textsIn(transaction, wish, template, addressed, gym, {
        provider,
        role: caller.role,
      })
      if ('kind' in texts) return texts

      const recipients = addressed.map(({ address }) => address)
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
      const found = known.flatMap((document) => document ?? [])
      const failed = found.filter(({ data }) => caller.role !== 'SERVER' && data['status'] === 'failed')
      const again = new Set(failed.map(({ id }) => id))
      const queued = new Set(found.flatMap(({ id }) => (again.has(id) ? [] : id)))
      const fresh = [...idOf].filter(([, id]) => !queued.has(id))

      const today = civilDateIn(now, timezone)
      const used = countedIn(await transaction.get(capPath(gymId, today)))
      const stored = await transaction.get(messageCountPath(gymId))
      const month = messagesInMonthOf(today, messageCountSchema.safeParse(stored?.data).data ?? null)
      const isCounted = fresh.length > 0 && !wish.isPlatforms
      const overMonth = isCounted ? limitProblemIn(gym, now, 'messages', month, fresh.length) : null
      const problem = overMonth ?? (isCounted ? capProblem(smsDailyCap, used, fresh.length) : null)
      if (problem !== null && !wish.staysRefused) return refusedAt('to', problem)

      const refusal = problem === null ? {} : usedUp(overMonth === null ? 'day' : 'month', today)
      for (const [to, id] of fresh) {
        const text = texts[recipients.indexOf(to)]
        if (text === undefined) continue
        const personId = addressed[recipients.indexOf(to)]?.personId ?? ''
        const message = messageOf(wish, text, { id, to, source: caller.uid, now, personId })
        if (again.has(id)) transaction.set(outboxPath(id), message)
        else transaction.create(outboxPath(id), { ...message, ...refusal })
      }
      if (problem !== null) return refusedAt('to', problem)
      const total = used + fresh.length
      const [first] = fresh
      if (first !== undefined) {
        if (!wish.isPlatforms)
          count(transaction, { gymId, today, timezone, used: total, month: month + fresh.length })
        recordAct(transaction, {
          source: requestId,
          gymId,
          ...byCaller({ caller, now }),
          act: 'message.queue',
          collection: 'outbox',
          documentId: first[1],
          before: null,
          after: { channel, templateKey, to: fresh.length },
        })
      }
      const ids = recipients.map((to) => idOf.get(to) ?? '')
      const cap = { limit: smsDailyCap, used: total, usedInMonth: month + fresh.length }
      const alreadyQueued = idOf.size - fresh.length
      return { kind: 'done', ok: true, id: ids[0] ?? '', ids, status: 'queued', alreadyQueued, cap }
    },
  )

  if (outcome === 'missing') throw new HttpError(422, 'not-found', 'There is no such centre.')
  if (outcome === 'disabled') throw accountDisabled()
  return outcome
}
