import { z } from 'zod'
import { pictureSchema } from '@/domain/gyms/gymFields'
import { idSchema } from '@/domain/shared/id'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/** The staff or user record of SPECIFICATION 3, read for the signed-in user. */
export const userRecordSchema = z.object({
  id: z.string(),
  ref: z.string(),
  email: z.string(),
  employerId: z.string(),
  joiningDate: z.string(),
  name: z.string(),
  phone: z.string(),
  pincode: z.string(),
  role: z.string(),
  state: z.string(),
  address: z.string(),
  city: z.string(),
  dob: z.string(),
  gender: z.string(),
  createdAt: z.string(),
})

/** What concerns the signed-in person. */
export const userCalls = {
  getUser: {
    method: 'POST',
    path: '/api/getUser',
    roles: ['ADMIN', 'CLIENT', 'MANAGER', 'SALES'],
    input: z.strictObject({ uid: idSchema }),
    output: userRecordSchema,
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 120,
  },
  /** The picture an account is shown with; '' takes it away. A path in Storage lies in the account's own centre. */
  updatePhotoURL: {
    method: 'POST',
    path: '/api/updatePhotoURL',
    roles: ['ADMIN', 'CLIENT', 'MANAGER', 'SALES'],
    input: z.strictObject({ uid: idSchema, photoURL: pictureSchema }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), photoURL: z.string() }),
      refusedSchema,
    ]),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
  },
} as const satisfies Record<string, Endpoint>
