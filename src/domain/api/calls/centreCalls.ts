import { z } from 'zod'
import { centreChangeFields, centreFields, centrePackageInputSchema } from '@/domain/gyms/centreFields'
import { businessTypeSchema } from '@/domain/gyms/gym'
import { idSchema, keySchema, type Endpoint } from '../endpoint'
import { refusedSchema } from './refusedSchema'

/** What concerns a centre as a whole. */
export const centreCalls = {
  /**
   * Registers a centre with its owner's account, all or nothing. `key` is made when the form opens: a repeat with the
   * same key answers as the first did and changes nothing. `isLinkSent` is false when the mail with the link to set a
   * password could not be sent; the centre stands all the same, and a repeat sends it.
   */
  createGym: {
    method: 'POST',
    path: '/api/createGym',
    roles: ['ADMIN'],
    input: centreFields.extend({ key: keySchema, package: centrePackageInputSchema }),
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('done'),
        gymId: z.string(),
        referralCode: z.string(),
        isLinkSent: z.boolean(),
      }),
      refusedSchema,
    ]),
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
  },
  /** Only the named fields change; `preference` is merged (SPECIFICATION 3). `email` and `type` are an administrator's. */
  updateGym: {
    method: 'POST',
    path: '/api/updateGym',
    roles: ['ADMIN', 'CLIENT'],
    input: centreChangeFields.extend({ gymId: idSchema }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), gymId: z.string() }),
      refusedSchema,
    ]),
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 60,
  },
  /**
   * Shuts a centre with all its accounts out, or lets it in again (SPECIFICATION 4 "Centre disable"). Names what is to
   * be, not a flip, so that a repeat is harmless. A reason is needed to disable. `accounts` were brought in step.
   */
  toggleUserDisable: {
    method: 'POST',
    path: '/api/toggleUserDisable',
    roles: ['ADMIN'],
    input: z
      .strictObject({
        gymId: idSchema,
        isDisabled: z.boolean(),
        reason: z
          .string()
          .trim()
          .max(300, 'At most 300 characters')
          .regex(/^[^\p{Cs}]*$/u, 'Write it in words'),
      })
      .refine(({ isDisabled, reason }) => !isDisabled || reason !== '', {
        path: ['reason'],
        message: 'Enter why the centre is disabled',
      }),
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('done'),
        gymId: z.string(),
        isDisabled: z.boolean(),
        accounts: z.number(),
      }),
      refusedSchema,
    ]),
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 60,
  },
  /** For who has nothing but a centre's code: its id, name and type, and nothing else. An unknown code is a 422. */
  gymByReferralCode: {
    method: 'GET',
    path: '/api/gymByReferralCode',
    roles: 'anyone',
    input: z.strictObject({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9-]{4,32}$/, 'This is no referral code'),
    }),
    output: z.object({ id: z.string(), name: z.string(), type: businessTypeSchema }),
    onFailure: 'reject',
    isIdempotent: true,
    perMinute: 20,
    guessed: 'code',
  },
  /** PRODUCT 2.M: brings a centre's older records up to date at once instead of at night. */
  upgradeRecords: {
    method: 'POST',
    path: '/api/upgradeRecords',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: z.strictObject({ gymId: idSchema }),
    output: z.object({ upgraded: z.number(), left: z.number() }),
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 60,
  },
} as const satisfies Record<string, Endpoint>
