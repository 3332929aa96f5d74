import { z } from 'zod'
import { isWholeText } from '@/domain/shared/isWholeText'
import { employeeFields } from '@/domain/staff/employeeForm'
import { idSchema, keySchema, type Endpoint } from '../endpoint'
import { refusedSchema } from './refusedSchema'

const storagePath = z
  .string()
  .max(400, 'At most 400 characters')
  .regex(/^[!-~]*$/, 'This is no path of a file.')

/** What concerns a centre's employees. */
export const staffCalls = {
  /**
   * Makes the account an employee signs in with. `key` is made when the form opens: a repeat with the same key
   * answers as the first did and changes nothing. `isInvited` is false when the mail with the link to set a password
   * could not be sent; the account stands all the same.
   */
  createEmployee: {
    method: 'POST',
    path: '/api/createEmployee',
    roles: ['ADMIN', 'CLIENT'],
    // A page that was opened before there were shifts sends none.
    input: employeeFields.extend({
      shiftStart: employeeFields.shape.shiftStart.default(''),
      shiftEnd: employeeFields.shape.shiftEnd.default(''),
      weeklyOff: employeeFields.shape.weeklyOff.default(''),
      gymId: idSchema,
      key: keySchema,
    }),
    output: z.object({ uid: z.string(), isInvited: z.boolean() }),
    onFailure: 'reject',
    isIdempotent: true,
  },
  /** Only the named fields change. Deactivating and deleting sign the employee out at once; restoring lets in again. */
  updateEmployee: {
    method: 'POST',
    path: '/api/updateEmployee',
    roles: ['ADMIN', 'CLIENT'],
    input: employeeFields.partial().extend({
      gymId: idSchema,
      uid: idSchema,
      /** A Storage path of the employee's own folder; '' for none. The ID proof is putFile's. */
      dp: storagePath.optional(),
      isActive: z.boolean().optional(),
      deleted: z.boolean().optional(),
      /** Why somebody is deactivated; kept as `reasonForLeaving`, and emptied when they are let in again. */
      reason: z
        .string()
        .trim()
        .max(300, 'At most 300 characters')
        .refine(isWholeText, 'Write it in words')
        .optional(),
    }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), uid: z.string() }),
      refusedSchema,
    ]),
    onFailure: 'log',
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>
