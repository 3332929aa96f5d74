import { z } from 'zod'
import { idSchema, keySchema } from '@/domain/shared/id'
import type { Endpoint } from './endpoint'

/** Somebody who can sign in to the centre; null where that has never happened. Instants as ISO texts. */
const signInSchema = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['Owner', 'Manager', 'Sales']),
  isDisabled: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
  /** When the app last had its token renewed for the account, once an hour while it is open. */
  lastSeenAt: z.iso.datetime().nullable(),
})
export type SignIn = z.infer<typeof signInSchema>

/** Who may enter a centre, and shutting everybody out at once. */
export const securityCalls = {
  /** The accounts of the centre, owner and employees, with when each signed in last. */
  listSignIns: {
    method: 'POST',
    path: '/api/listSignIns',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({ gymId: idSchema }),
    output: z.object({ accounts: z.array(signInSchema) }),
    onFailure: 'log',
    isOpenWhenLapsed: true,
    isIdempotent: true,
    perMinute: 20,
  },
  /**
   * Ends every sign-in of the centre's accounts that is older than the call, the caller's own too. A repeat with the same key
   * signs out nobody who has come back meanwhile. `accounts` were signed out.
   */
  signOutEverybody: {
    method: 'POST',
    path: '/api/signOutEverybody',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({ gymId: idSchema, key: keySchema }),
    output: z.object({ kind: z.literal('done'), accounts: z.number() }),
    onFailure: 'log',
    isOpenWhenLapsed: true,
    isIdempotent: true,
    perMinute: 3,
  },
} as const satisfies Record<string, Endpoint>
