import { createHash } from 'node:crypto'
import type { Endpoint } from '@/domain/api/calls/endpoint'
import { increasedBy, type DocumentStore } from '@/data/store/documentStore'
import type { Caller } from './caller'
import { MINUTE_MS, spentFrom, takeFrom, type BucketState } from './tokenBucket'

/**
 * `minutes`: so many minutes' worth may come at once, and are counted together; 1 where not said. `isStrict`: somebody may be
 * guessing, so an instance asks what the others gave before it gives its first.
 */
export type Bucket = { key: string; perMinute: number; minutes?: number; isStrict?: boolean }

/** Takes one of each bucket, or none: then the seconds to wait. */
export type Limiter = { take(buckets: Bucket[], now: Date): Promise<number | null> }

const USUAL_PER_MINUTE = 60
/** A centre has several people, a beginning of a code several addresses that ask for it. */
const SHARED_BY = 5
/** A header that names the address can be made up, so all addresses together have a bucket as well. */
const ADDRESSES_AT_ONCE = 30
const GUESSED_LETTERS = 3
/** What writes to one centre leaves room in the bucket of its letters: whoever floods it shuts nobody else out. */
const WRITTEN_TO_BY = 3
/** Beyond this the buckets unused for longest are forgotten. */
const MOST_IN_MEMORY = 10_000

/** An instance tells the others when it gave this share of what a bucket holds, or has less than that left. */
const TOLD_SHARE = 0.1
/** And not sooner than so many milliseconds after the last time. */
const TOLD_EVERY_MS = 3_000
/** The window's document may go (a TTL policy on `expiresAt`) so many windows after its beginning. */
const KEPT_WINDOWS = 3
const HOUR_MINUTES = 60

/** No address and no code lies readable in a document's id. */
const hashed = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)

/** Which buckets a call draws from: the caller's and the centre's, and its hour's where that is limited; for 'anyone' the address's, the guessed text's and, where it writes, that of the whole text. */
export function bucketsOf(
  { method, path, perMinute = USUAL_PER_MINUTE, perHour, hourlyBy, guessed }: Endpoint,
  caller: Caller | null,
  address: string,
  input: unknown,
): Bucket[] {
  const bucket = (kind: string, of: string, times: number) => ({
    key: hashed(path, kind, of),
    perMinute: perMinute * times,
  })
  const hourly = (times: number, of: string): Bucket => ({
    ...{ key: hashed(path, 'hour', of), perMinute: times / HOUR_MINUTES },
    ...{ minutes: HOUR_MINUTES, isStrict: true },
  })
  const fields =
    typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : new Map<string, unknown>()
  const isHourly = hourlyBy?.some((name) => (fields.get(name) ?? '') !== '') ?? true
  if (caller !== null)
    return [
      bucket('uid', caller.uid, 1),
      ...(caller.gymId === '' ? [] : [bucket('centre', caller.gymId, SHARED_BY)]),
      ...(perHour === undefined || !isHourly ? [] : [hourly(perHour, caller.gymId || caller.uid)]),
    ]
  const text: unknown = guessed === undefined ? undefined : fields.get(guessed)
  return [
    { ...bucket('address', address, 1), isStrict: true },
    bucket('addresses', '', ADDRESSES_AT_ONCE),
    ...(typeof text === 'string'
      ? [{ ...bucket('guessed', text.slice(0, GUESSED_LETTERS), SHARED_BY), isStrict: true }]
      : []),
    ...(typeof text === 'string' && method === 'POST'
      ? [{ ...bucket('written', text, WRITTEN_TO_BY), isStrict: true }]
      : []),
  ]
}

/** What this instance knows of one bucket in one window: a minute, or as many as it holds. */
type Held = {
  state: BucketState | null
  window: number
  /** Given here in this window: all of it, and what of it the others have been told. */
  given: number
  told: number
  /** Given by the others in this window, as far as it came off `state`. */
  elsewhere: number
  askedAt: number
  asking: Promise<void> | null
  /** Whether the others were ever asked; a strict bucket gives nothing before. */
  isAnswered: boolean
}

type Use = { bucket: Bucket; held: Held }

const lengthOf = ({ minutes = 1 }: Bucket) => minutes * MINUTE_MS
const windowOf = (bucket: Bucket, now: Date) => Math.floor(now.getTime() / lengthOf(bucket))
const mostOf = ({ perMinute, minutes = 1 }: Bucket) => perMinute * minutes

const windowPath = (key: string, window: number) => `rateLimits/${key}_${window}`

/** All or nothing, so that what one bucket refuses does not empty the others. */
function takeAll(uses: Use[], now: Date): number | null {
  const taken = uses.map(({ bucket, held }) => ({
    held,
    ...takeFrom(held.state, bucket.perMinute, now, bucket.minutes),
  }))
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
 * instance adds what it gave to the window's `rateLimits/{key}_{window}`, by an increase that reads nothing and so
 * contends with nobody, and takes what the others gave off its own. What ten instances (maxInstances) give before they
 * tell one another is about a minute's worth beyond the limit. When the store fails, this instance's own buckets hold:
 * a limit must not be what stops the calls.
 */
export function limiterOver(
  store: Pick<DocumentStore, 'batch' | 'get'>,
  failed: (error: unknown) => void,
): Limiter {
  const known = new Map<string, Held>()

  function heldOf(bucket: Bucket, now: Date): Held {
    const { key } = bucket
    const window = windowOf(bucket, now)
    const before = known.get(key)
    const held: Held = before ?? {
      state: null,
      window,
      given: 0,
      told: 0,
      elsewhere: 0,
      askedAt: 0,
      asking: null,
      isAnswered: false,
    }
    if (held.window !== window) Object.assign(held, { window, given: 0, told: 0, elsewhere: 0 })
    // Written again, so that the map's first is the one unused for longest.
    known.delete(key)
    known.set(key, held)
    for (const oldest of known.keys()) {
      if (known.size <= MOST_IN_MEMORY) break
      known.delete(oldest)
    }
    return held
  }

  async function settle(bucket: Bucket, held: Held, now: Date): Promise<void> {
    const { key, perMinute, minutes } = bucket
    const { window } = held
    // A strict bucket's first is told before it is given, so that of many at once each counts those before it.
    const spent = Math.max(1, held.given - held.told)
    const path = windowPath(key, window)
    held.told += spent
    held.askedAt = now.getTime()
    try {
      const expiresAt = new Date((window + KEPT_WINDOWS) * lengthOf(bucket))
      await store.batch((writer) => writer.merge(path, { used: increasedBy(spent), expiresAt }))
      const used: unknown = (await store.get(path))?.data['used']
      if (typeof used !== 'number' || held.window !== window) return
      const elsewhere = Math.max(held.elsewhere, used - held.told)
      held.state = spentFrom(held.state, perMinute, now, elsewhere - held.elsewhere, minutes)
      held.elsewhere = elsewhere
    } catch (error) {
      if (held.window === window) held.told -= spent
      failed(error)
    } finally {
      held.isAnswered = true
      held.asking = null
    }
  }

  const ask = ({ bucket, held }: Use, now: Date): Promise<void> => (held.asking ??= settle(bucket, held, now))

  function isTimeToTell({ bucket, held }: Use, now: Date): boolean {
    const most = mostOf(bucket)
    const share = Math.max(1, most * TOLD_SHARE)
    const untold = held.given - held.told
    const isDue = untold >= share || (untold > 0 && (held.state?.tokens ?? most) < share)
    return isDue && now.getTime() - held.askedAt >= TOLD_EVERY_MS
  }

  return {
    async take(buckets, now) {
      const uses = buckets.map((bucket) => ({ bucket, held: heldOf(bucket, now) }))
      const unasked = uses.filter(({ bucket, held }) => bucket.isStrict === true && !held.isAnswered)
      await Promise.all(unasked.map((use) => ask(use, now)))
      const wait = takeAll(uses, now)
      for (const use of uses) if (isTimeToTell(use, now)) void ask(use, now)
      return wait
    },
  }
}
