import { createHash } from 'node:crypto'
import type { Endpoint } from '@/domain/api/calls/endpoint'
import { increasedBy, type DocumentStore } from '@/data/store/documentStore'
import type { Caller } from './caller'
import { MINUTE_MS, spentFrom, takeFrom, type BucketState } from './tokenBucket'

/** `isStrict`: somebody may be guessing, so an instance asks what the others gave before it gives its first. */
export type Bucket = { key: string; perMinute: number; isStrict?: boolean }

/** Takes one of each bucket, or none: then the seconds to wait. */
export type Limiter = { take(buckets: Bucket[], now: Date): Promise<number | null> }

const USUAL_PER_MINUTE = 60
/** A centre has several people, a beginning of a code several addresses that ask for it. */
const SHARED_BY = 5
/** A header that names the address can be made up, so all addresses together have a bucket as well. */
const ADDRESSES_AT_ONCE = 30
const GUESSED_LETTERS = 3
/** Beyond this the buckets unused for longest are forgotten. */
const MOST_IN_MEMORY = 10_000

/** An instance tells the others when it gave this share of a minute's worth, or has less than that left. */
const TOLD_SHARE = 0.1
/** And not sooner than so many milliseconds after the last time. */
const TOLD_EVERY_MS = 3_000
/** The window's document may go (a TTL policy on `expiresAt`) so many minutes after its beginning. */
const KEPT_MINUTES = 3

/** No address and no code lies readable in a document's id. */
const hashed = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)

/** Which buckets a call draws from: the caller's and the centre's; for 'anyone' the address's and the guessed text's. */
export function bucketsOf(
  { path, perMinute = USUAL_PER_MINUTE, guessed }: Endpoint,
  caller: Caller | null,
  address: string,
  input: unknown,
): Bucket[] {
  const bucket = (kind: string, of: string, times: number) => ({
    key: hashed(path, kind, of),
    perMinute: perMinute * times,
  })
  if (caller !== null)
    return [
      bucket('uid', caller.uid, 1),
      ...(caller.gymId === '' ? [] : [bucket('centre', caller.gymId, SHARED_BY)]),
    ]
  const fields =
    typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : new Map<string, unknown>()
  const text: unknown = guessed === undefined ? undefined : fields.get(guessed)
  return [
    { ...bucket('address', address, 1), isStrict: true },
    bucket('addresses', '', ADDRESSES_AT_ONCE),
    ...(typeof text === 'string'
      ? [{ ...bucket('guessed', text.slice(0, GUESSED_LETTERS), SHARED_BY), isStrict: true }]
      : []),
  ]
}

/** What this instance knows of one bucket in one minute. */
type Held = {
  state: BucketState | null
  minute: number
  /** Given here in this minute: all of it, and what of it the others have been told. */
  given: number
  told: number
  /** Given by the others in this minute, as far as it came off `state`. */
  elsewhere: number
  askedAt: number
  asking: Promise<void> | null
  /** Whether the others were ever asked; a strict bucket gives nothing before. */
  isAnswered: boolean
}

type Use = { bucket: Bucket; held: Held }

const minuteOf = (now: Date) => Math.floor(now.getTime() / MINUTE_MS)

const windowPath = (key: string, minute: number) => `rateLimits/${key}_${minute}`

/** All or nothing, so that what one bucket refuses does not empty the others. */
function takeAll(uses: Use[], now: Date): number | null {
  const taken = uses.map(({ bucket, held }) => ({ held, ...takeFrom(held.state, bucket.perMinute, now) }))
  const waits = taken.flatMap(({ wait }) => wait ?? [])
  if (waits.length > 0) return Math.max(...waits)
  for (const { held, state } of taken) {
    held.state = state
    held.given += 1
  }
  return null
}

/**
 * A limit is an estimate: the buckets lie in this instance's memory, so that nobody waits for the store. Now and then an
 * instance adds what it gave to the minute's `rateLimits/{key}_{minute}`, by an increase that reads nothing and so
 * contends with nobody, and takes what the others gave off its own. What ten instances (maxInstances) give before they
 * tell one another is about a minute's worth beyond the limit. When the store fails, this instance's own buckets hold:
 * a limit must not be what stops the calls.
 */
export function limiterOver(
  store: Pick<DocumentStore, 'batch' | 'get'>,
  failed: (error: unknown) => void,
): Limiter {
  const known = new Map<string, Held>()

  function heldOf(key: string, now: Date): Held {
    const minute = minuteOf(now)
    const before = known.get(key)
    const held: Held = before ?? {
      state: null,
      minute,
      given: 0,
      told: 0,
      elsewhere: 0,
      askedAt: 0,
      asking: null,
      isAnswered: false,
    }
    if (held.minute !== minute) Object.assign(held, { minute, given: 0, told: 0, elsewhere: 0 })
    // Written again, so that the map's first is the one unused for longest.
    known.delete(key)
    known.set(key, held)
    for (const oldest of known.keys()) {
      if (known.size <= MOST_IN_MEMORY) break
      known.delete(oldest)
    }
    return held
  }

  async function settle({ key, perMinute }: Bucket, held: Held, now: Date): Promise<void> {
    const { minute } = held
    // A strict bucket's first is told before it is given, so that of many at once each counts those before it.
    const spent = Math.max(1, held.given - held.told)
    const path = windowPath(key, minute)
    held.told += spent
    held.askedAt = now.getTime()
    try {
      const expiresAt = new Date((minute + KEPT_MINUTES) * MINUTE_MS)
      await store.batch((writer) => writer.merge(path, { used: increasedBy(spent), expiresAt }))
      const used: unknown = (await store.get(path))?.data['used']
      if (typeof used !== 'number' || held.minute !== minute) return
      const elsewhere = Math.max(held.elsewhere, used - held.told)
      held.state = spentFrom(held.state, perMinute, now, elsewhere - held.elsewhere)
      held.elsewhere = elsewhere
    } catch (error) {
      if (held.minute === minute) held.told -= spent
      failed(error)
    } finally {
      held.isAnswered = true
      held.asking = null
    }
  }

  const ask = ({ bucket, held }: Use, now: Date): Promise<void> => (held.asking ??= settle(bucket, held, now))

  function isTimeToTell({ bucket: { perMinute }, held }: Use, now: Date): boolean {
    const share = Math.max(1, perMinute * TOLD_SHARE)
    const untold = held.given - held.told
    const isDue = untold >= share || (untold > 0 && (held.state?.tokens ?? perMinute) < share)
    return isDue && now.getTime() - held.askedAt >= TOLD_EVERY_MS
  }

  return {
    async take(buckets, now) {
      const uses = buckets.map((bucket) => ({ bucket, held: heldOf(bucket.key, now) }))
      const unasked = uses.filter(({ bucket, held }) => bucket.isStrict === true && !held.isAnswered)
      await Promise.all(unasked.map((use) => ask(use, now)))
      const wait = takeAll(uses, now)
      for (const use of uses) if (isTimeToTell(use, now)) void ask(use, now)
      return wait
    },
  }
}
