import { z } from 'zod'
import { idSchema } from '@/domain/shared/id'
import { isWholeText } from '@/domain/shared/isWholeText'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/** DOMAIN 8. */
export const privacyCalls = {
  /**
   * Takes the person out of a member who has left, and out of all that was copied from the record; `name` as it is written there. What the
   * tax law keeps stays. A repeat goes on with what was begun; `isFinished` false: there is more, which the night goes on with too.
   */
  eraseMember: {
    method: 'POST',
    path: '/api/eraseMember',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({
      gymId: idSchema,
      memberId: idSchema,
      name: z
        .string()
        .trim()
        .min(1, 'Enter the name of the member')
        .max(200, 'At most 200 characters')
        .refine(isWholeText, 'Enter plain text'),
    }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), isFinished: z.boolean() }),
      refusedSchema,
    ]),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 60,
    patience: 60_000,
  },
} as const satisfies Record<string, Endpoint>
