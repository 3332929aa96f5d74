import { z } from 'zod'
import {
  gymChangeFields,
  gymFields,
  gymPackageInputSchema,
  offeredPackageInputSchema,
} from '@/domain/gyms/gymFields'
import { referralCodeSchema } from '@/domain/gyms/referralCode'
import { businessTypeSchema } from '@/domain/shared/businessType'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { idSchema, keySchema } from '@/domain/shared/id'
import { isWholeText } from '@/domain/shared/isWholeText'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/** What concerns a centre as a whole. */
export const gymCalls = {
  /**
   * Registers a centre with its owner's account and its first package, typed or one on offer, all or nothing. `key` is made when the form opens: a repeat with the
   * same key answers as the first did and changes nothing, and is refused with other fields. `isLinkSent` is false when the mail with the link to set a
   * password could not be sent; the centre stands all the same, and a repeat sends it.
   */
  createGym: {
    method: 'POST',
    path: '/api/createGym',
    roles: ['ADMIN'],
    input: gymFields
      .extend({
        key: keySchema,
        package: gymPackageInputSchema.optional(),
        offered: offeredPackageInputSchema.optional(),
      })
      .refine((input) => (input.package === undefined) !== (input.offered === undefined), {
        path: ['package'],
        message: 'Choose one package',
        // Said together with what else is missing.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('done'),
        gymId: z.string(),
        referralCode: z.string(),
        isLinkSent: z.boolean(),
      }),
      refusedSchema,
    ]),
    isPlatforms: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
  },
  /**
   * Only the named fields change; `preference` is merged (SPECIFICATION 3). `email` and `type` are an administrator's, who changes
   * `preference` and `dp` as support alone.
   */
  updateGym: {
    method: 'POST',
    path: '/api/updateGym',
    roles: ['ADMIN', 'CLIENT'],
    input: gymChangeFields.extend({ gymId: idSchema }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), gymId: z.string() }),
      refusedSchema,
    ]),
    isPlatforms: true,
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
    isPlatforms: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 60,
  },
  /**
   * Gives a centre's trial a later last day, inclusive. Names the day and not how many days, so that a repeat is harmless. Only a
   * trial, only longer, and 90 days from today at the latest.
   */
  extendTrial: {
    method: 'POST',
    path: '/api/extendTrial',
    roles: ['ADMIN'],
    input: z.strictObject({ gymId: idSchema, endDate: civilDateSchema }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), gymId: z.string(), endDate: z.string() }),
      refusedSchema,
    ]),
    isPlatforms: true,
    onFailure: 'log',
    isIdempotent: true,
    isOncePerRow: true,
    perMinute: 240,
  },
  /**
   * Removes a centre without members, staff, leads, invoices, expenses and devices for good, with its owner's account. `name` is the
   * centre's, typed. A repeat finishes what broke off.
   */
  deleteGym: {
    method: 'POST',
    path: '/api/deleteGym',
    roles: ['ADMIN'],
    input: z.strictObject({
      gymId: idSchema,
      name: z
        .string()
        .trim()
        .min(1, 'Enter the name of the centre')
        .max(200, 'At most 200 characters')
        .refine(isWholeText, 'Enter plain text'),
    }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), gymId: z.string() }),
      refusedSchema,
    ]),
    isPlatforms: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
  },
  /** For who has nothing but a centre's code: its id, name and type, and nothing else. An unknown code is a 422. */
  gymByReferralCode: {
    method: 'GET',
    path: '/api/gymByReferralCode',
    roles: 'anyone',
    input: z.strictObject({ code: referralCodeSchema }),
    output: z.object({ id: z.string(), name: z.string(), type: businessTypeSchema }),
    onFailure: 'reject',
    isIdempotent: true,
    perMinute: 20,
    guessed: 'code',
  },
  /**
   * PRODUCT 2.M: brings a centre's older records up to date at once instead of at night. The owner's, once a minute.
   */
  upgradeRecords: {
    method: 'POST',
    path: '/api/upgradeRecords',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({ gymId: idSchema }),
    output: z.object({ upgraded: z.number(), left: z.number() }),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    // It reads a whole centre.
    perMinute: 1,
    patience: 60_000,
  },
  /**
   * Marks what has become late since a night that did not run. It reads what is stored otherwise than the day makes it and nothing
   * else, so pages that are opened at once may each ask.
   */
  markLate: {
    method: 'POST',
    path: '/api/markLate',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({ gymId: idSchema }),
    output: z.object({ marked: z.number() }),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 20,
    patience: 60_000,
  },
} as const satisfies Record<string, Endpoint>
