import { z } from 'zod'
import { actNames } from '@/domain/acts/actNames'
import { idSchema, keySchema } from '@/domain/shared/id'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/**
 * Every act on money, packages and numbers (PRODUCT 2.O). `key` is made when the dialog opens: a repeat with the same key
 * is answered as the first was and changes nothing. `input` is the act's own, checked by `domain/acts/actInputs.ts`; what
 * is answered is `domain/acts/actAnswer.ts`: neither is named here, because the sign-in page loads this.
 */
export const actCall = {
  act: {
    method: 'POST',
    path: '/api/act',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: z.strictObject({
      gymId: idSchema,
      key: keySchema,
      act: z.enum(actNames),
      input: z.record(z.string(), z.unknown()),
    }),
    output: z.discriminatedUnion('kind', [z.looseObject({ kind: z.literal('done') }), refusedSchema]),
    isOpenWhenLapsed: true,
    onFailure: 'reject',
    isIdempotent: true,
    isOncePerRow: true,
    perMinute: 240,
  },
} as const satisfies Record<string, Endpoint>
