import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Endpoint } from '@/domain/api/endpoint'
import type { DocumentStore } from '@/data/store/documentStore'
import type { Caller } from './caller'
import { fullAgain, takeFrom, type BucketState } from './tokenBucket'

export type Bucket = { key: string; perMinute: number }

/** Takes one of each bucket, or none: then the seconds to wait. */
export type Limiter = { take(buckets: Bucket[], now: Date): Promise<number | null> }

const USUAL_PER_MINUTE = 60
/** A centre has several people, a beginning of a code several addresses that ask for it. */
const SHARED_BY = 5
/** A header that names the address can be made up, so all addresses together have a bucket as well. */
const ADDRESSES_AT_ONCE = 30
const GUESSED_LETTERS = 3
/** Beyond this the in-memory buckets start anew. */
const MOST_IN_MEMORY = 10_000

const stateSchema = z.object({ tokens: z.number(), at: z.date() })

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
    bucket('address', address, 1),
    bucket('addresses', '', ADDRESSES_AT_ONCE),
    ...(typeof text === 'string' ? [bucket('guessed', text.slice(0, GUESSED_LETTERS), SHARED_BY)] : []),
  ]
}

/** All or nothing, so that what one bucket refuses does not empty the others. */
function takeAll(buckets: Bucket[], states: (BucketState | null)[], now: Date) {
  const taken = buckets.map(({ perMinute }, at) => takeFrom(states[at] ?? null, perMinute, now))
  const waits = taken.flatMap(({ wait }) => wait ?? [])
  return { taken, wait: waits.length === 0 ? null : Math.max(...waits) }
}

export function memoryLimiter(): Limiter {
  const states = new Map<string, BucketState>()
  return {
    take(buckets, now) {
      const { taken, wait } = takeAll(
        buckets,
        buckets.map(({ key }) => states.get(key) ?? null),
        now,
      )
      if (states.size > MOST_IN_MEMORY) states.clear()
      if (wait === null) taken.forEach(({ state }, at) => states.set(buckets[at]?.key ?? '', state))
      return Promise.resolve(wait)
    },
  }
}

/**
 * Buckets in `rateLimits/{key}`, so that all instances of the function share them. When the store fails, this
 * instance's own hold: a limit must not be what stops the calls.
 */
export function storeLimiter(store: DocumentStore, failed: (error: unknown) => void): Limiter {
  const own = memoryLimiter()
  return {
    async take(buckets, now) {
      try {
        return await store.transact(async (transaction) => {
          const documents = await Promise.all(buckets.map(({ key }) => transaction.get(`rateLimits/${key}`)))
          const states = documents.map((document) => stateSchema.safeParse(document?.data).data ?? null)
          const { taken, wait } = takeAll(buckets, states, now)
          if (wait !== null) return wait
          taken.forEach(({ state }, at) => {
            const key = buckets[at]?.key
            if (key !== undefined)
              transaction.set(`rateLimits/${key}`, { ...state, expiresAt: fullAgain(state) })
          })
          return null
        })
      } catch (error) {
        failed(error)
        return own.take(buckets, now)
      }
    },
  }
}
