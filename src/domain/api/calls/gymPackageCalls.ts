import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { idSchema, keySchema } from '@/domain/shared/id'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/**
 * `key` is made when the dialog opens: a repeat is answered as the first was and changes nothing. `seenEnd` is the last day
 * of the centre's package as the dialog showed it: where another stands by then, the call is refused.
 */
const giving = z.strictObject({
  gymId: idSchema,
  key: keySchema,
  packageId: idSchema,
  seenEnd: civilDateSchema.nullable(),
})

/** The term the centre has now; inclusive civil dates. */
const output = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    gymId: z.string(),
    startDate: civilDateSchema,
    endDate: civilDateSchema,
  }),
  refusedSchema,
])

const call = {
  method: 'POST',
  roles: ['ADMIN'],
  output,
  isPlatforms: true,
  onFailure: 'log',
  isIdempotent: true,
} as const

/** A centre's own package (SPECIFICATION 4 "Centre packages"). Price, limits and days are the server's to say. */
export const gymPackageCalls = {
  /** The package replaces the current one; `isTrial`: for its trial days, at no price. */
  assignGymPackage: {
    ...call,
    path: '/api/assignGymPackage',
    input: giving.extend({ startDate: civilDateSchema, isTrial: z.boolean() }),
  },
  /** The current package goes to the history first; the new one begins the day after it, or today where it has ended. */
  renewGymPackage: {
    ...call,
    path: '/api/renewGymPackage',
    input: giving,
    isOncePerRow: true,
    perMinute: 240,
  },
} as const satisfies Record<string, Endpoint>
