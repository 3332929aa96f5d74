import { z } from 'zod'
import { supportDays } from '@/domain/gyms/gymSupport'
import { idSchema, keySchema } from '@/domain/shared/id'
import { isWholeText } from '@/domain/shared/isWholeText'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/** What the platform writes to the owner of a centre. */
export const ownerMessageSchema = z
  .string()
  .trim()
  .min(1, 'Enter the text')
  .max(1000, 'At most 1000 characters')
  .refine(isWholeText, 'Enter plain text')

const done = z.object({ kind: z.literal('done') })
/** The end of the consent or of the visit, as an ISO text. */
const doneUntil = done.extend({ until: z.iso.datetime() })

/** Why support opens a centre: the owner reads it in the log. */
export const supportReasonSchema = z
  .string()
  .trim()
  .min(3, 'Enter a reason')
  .max(300, 'At most 300 characters')
  .refine(isWholeText, 'Enter plain text')

/**
 * Support by consent (decision 51): the owner lets it in, an administrator opens the centre with a reason and leaves it. Clock and
 * ends are the server's. A repeat with the same key changes nothing.
 */
export const supportCalls = {
  grantSupport: {
    method: 'POST',
    path: '/api/grantSupport',
    roles: ['CLIENT'],
    input: z.strictObject({ gymId: idSchema, key: keySchema, days: z.literal(supportDays) }),
    output: doneUntil,
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 10,
  },
  /** Takes the consent back; whoever is inside is out at once. */
  endSupport: {
    method: 'POST',
    path: '/api/endSupport',
    roles: ['CLIENT'],
    input: z.strictObject({ gymId: idSchema }),
    output: done,
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 10,
  },
  /** Refused without a running consent, and while somebody is inside. */
  openSupport: {
    method: 'POST',
    path: '/api/openSupport',
    roles: ['ADMIN'],
    input: z.strictObject({ gymId: idSchema, key: keySchema, reason: supportReasonSchema }),
    output: z.discriminatedUnion('kind', [doneUntil, refusedSchema]),
    isPlatforms: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
  },
  leaveSupport: {
    method: 'POST',
    path: '/api/leaveSupport',
    roles: ['ADMIN'],
    input: z.strictObject({ gymId: idSchema }),
    output: done,
    isPlatforms: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
  },
  /**
   * Queues an e-mail of the platform to the owner of a centre, which takes nothing from what the centre may send. A repeat with the
   * same key queues nothing more.
   */
  messageOwner: {
    method: 'POST',
    path: '/api/messageOwner',
    roles: ['ADMIN'],
    input: z.strictObject({ gymId: idSchema, key: keySchema, message: ownerMessageSchema }),
    output: z.discriminatedUnion('kind', [done, refusedSchema]),
    isPlatforms: true,
    onFailure: 'log',
    isIdempotent: true,
    isOncePerRow: true,
    perMinute: 240,
  },
} as const satisfies Record<string, Endpoint>
