import type { Attachment, Message } from './message'

const MINUTE_MS = 60_000

/** DOMAIN 4.5: waits after the first, second, … failure, in minutes; after the last one the message has failed. */
const waits = [1, 5, 30, 120, 360]

/** A message that was taken up and not settled by then is taken up again: its sender must have died. */
const LEASE_MS = 2 * MINUTE_MS

/** `attached` is what went along, where something did. */
export type SendOutcome = { id: string; attached?: Attachment } | { error: string; permanent: boolean }

type Change = Partial<Message>

/** Whether the message may be sent now; a lease that has run out counts as not sent. */
export const isDue = ({ status, nextAttemptAt }: Message, now: Date): boolean =>
  (status === 'queued' || status === 'sending') && nextAttemptAt !== null && nextAttemptAt <= now

/** `nextAttemptAt` is the end of the lease, so that one query finds what waits and what was left lying. */
export function leased({ attempts }: Message, now: Date): Change {
  const leaseUntil = new Date(now.getTime() + LEASE_MS)
  return { status: 'sending', attempts: attempts + 1, leaseUntil, nextAttemptAt: leaseUntil }
}

const failed = (errorMessage: string, errorCode: string): Change => ({
  status: 'failed',
  errorCode,
  errorMessage,
  nextAttemptAt: null,
  leaseUntil: null,
})

/** Taken up as often as it may be and never settled: whoever sent it died each time. null while it may be tried again. */
export const givenUp = ({ status, attempts }: Message): Change | null =>
  status === 'sending' && attempts > waits.length
    ? failed('Its sending was begun again and again and never came to an end.', 'given-up')
    : null

/** What the attempt that `message` counts already comes to. `delivers` is for a provider that need not report back. */
export function settled(
  { attempts }: Message,
  outcome: SendOutcome,
  now: Date,
  { provider, delivers }: { provider: string; delivers: boolean },
): Change {
  if ('id' in outcome)
    return {
      status: delivers ? 'delivered' : 'sent',
      provider,
      providerMessageId: outcome.id,
      ...(outcome.attached && { attachment: outcome.attached }),
      errorCode: '',
      errorMessage: '',
      nextAttemptAt: null,
      leaseUntil: null,
      sentAt: now,
      deliveredAt: delivers ? now : null,
    }
  const wait = waits[attempts - 1]
  if (outcome.permanent || wait === undefined)
    return { ...failed(outcome.error, outcome.permanent ? 'permanent' : 'given-up'), provider }
  return {
    status: 'queued',
    provider,
    errorCode: 'passing',
    errorMessage: outcome.error,
    nextAttemptAt: new Date(now.getTime() + wait * MINUTE_MS),
    leaseUntil: null,
  }
}

/** A message whose centre was shut before it went out. */
export const suppressed: Change = {
  status: 'suppressed',
  errorCode: 'centre-disabled',
  errorMessage: 'The centre is disabled.',
  nextAttemptAt: null,
  leaseUntil: null,
}
