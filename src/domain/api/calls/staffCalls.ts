import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { isWholeText } from '@/domain/shared/isWholeText'
import { noBankAccount } from '@/domain/staff/bankAccount'
import { employeeFields } from '@/domain/staff/employeeForm'
import { noPayRule } from '@/domain/staff/payRule'
import { staffDocumentFields } from '@/domain/staff/staffDocument'
import { idSchema, keySchema } from '@/domain/shared/id'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

const storagePath = z
  .string()
  .max(400, 'At most 400 characters')
  .regex(/^[!-~]*$/, 'This is no path of a file.')

/** Days of leave, with what they are for. */
const leaveInput = {
  gymId: idSchema,
  key: keySchema,
  from: civilDateSchema,
  to: civilDateSchema,
  kind: z.enum(['Casual', 'Sick', 'Earned', 'Other']),
  reason: z
    .string()
    .trim()
    .min(1, 'Enter a reason')
    .max(500, 'Use 500 letters at most')
    .refine(isWholeText, 'Write it in words'),
}

/** What concerns a centre's employees. */
export const staffCalls = {
  /**
   * Adds an employee and, for whoever has a role, the account to sign in with. `key` is made when the form opens: a repeat with the same key
   * answers as the first did and changes nothing, and is refused with other fields. `isInvited` is false when no mail with the link to set a password
   * was sent; record and account stand all the same. An address that another
   * centre invited and nobody used in two weeks is free again.
   */
  createEmployee: {
    method: 'POST',
    path: '/api/createEmployee',
    roles: ['ADMIN', 'CLIENT'],
    // A page that was opened before there were shifts, pay or bank accounts sends none.
    input: employeeFields.extend({
      shiftStart: employeeFields.shape.shiftStart.default(''),
      shiftEnd: employeeFields.shape.shiftEnd.default(''),
      weeklyOff: employeeFields.shape.weeklyOff.default(''),
      payBasis: employeeFields.shape.payBasis.default(noPayRule.payBasis),
      payRate: employeeFields.shape.payRate.default(noPayRule.payRate),
      overtimeRate: employeeFields.shape.overtimeRate.default(noPayRule.overtimeRate),
      commissionCategoryId: employeeFields.shape.commissionCategoryId.default(noPayRule.commissionCategoryId),
      commissionBasis: employeeFields.shape.commissionBasis.default(noPayRule.commissionBasis),
      commissionRate: employeeFields.shape.commissionRate.default(noPayRule.commissionRate),
      renewalRate: employeeFields.shape.renewalRate.default(noPayRule.renewalRate),
      commissionAmount: employeeFields.shape.commissionAmount.default(noPayRule.commissionAmount),
      renewalAmount: employeeFields.shape.renewalAmount.default(noPayRule.renewalAmount),
      payFrom: employeeFields.shape.payFrom.default(noPayRule.payFrom),
      bankHolder: employeeFields.shape.bankHolder.default(noBankAccount.bankHolder),
      bankAccount: employeeFields.shape.bankAccount.default(noBankAccount.bankAccount),
      bankCode: employeeFields.shape.bankCode.default(noBankAccount.bankCode),
      gymId: idSchema,
      key: keySchema,
    }),
    output: z.object({ uid: z.string(), isInvited: z.boolean() }),
    onFailure: 'reject',
    isIdempotent: true,
    // Each may mail somebody who never heard of the centre.
    perHour: 12,
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
      /** Kept beside the others, or in the place of the one with its id; `dropsDocument` is the id of one that goes. */
      document: staffDocumentFields.optional(),
      dropsDocument: idSchema.optional(),
      /**
       * The first day of a shift or weekly off that is changed, today where it is not named; '' for the day of joining. Days before it
       * stay as they were.
       */
      shiftFrom: z.union([civilDateSchema, z.literal('')]).optional(),
      isActive: z.boolean().optional(),
      deleted: z.boolean().optional(),
      /** Why somebody is deactivated; kept as `reasonForLeaving`, and emptied when they are let in again. */
      reason: z
        .string()
        .trim()
        .max(300, 'At most 300 characters')
        .refine(isWholeText, 'Write it in words')
        .optional(),
      /**
       * The last day of work of whoever is deactivated, today where it is not named; it may be corrected later. '' with letting in
       * again takes the leaving back, so that no day is missed.
       */
      leftOn: z.union([civilDateSchema, z.literal('')]).optional(),
      /** Who takes over the open leads and the members of whoever is deactivated; '' for nobody in particular. */
      handOverTo: z.union([idSchema, z.literal('')]).optional(),
    }),
    output: z.discriminatedUnion('kind', [
      /**
       * `isInvited`: whether the mail to set a password was sent, to whoever signs in from now on, and to the corrected address of who
       * never did yet.
       */
      z.object({ kind: z.literal('done'), uid: z.string(), isInvited: z.boolean().optional() }),
      refusedSchema,
    ]),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    // A role may mail somebody, as hiring does, and an address tells whether it has an account. Taking a sign-in away never waits.
    perHour: 12,
    hourlyBy: ['role', 'email'],
  },
  /** Says who trains a member; '' for nobody. */
  assignTrainer: {
    method: 'POST',
    path: '/api/assignTrainer',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({
      gymId: idSchema,
      memberId: idSchema,
      trainerId: z.union([idSchema, z.literal('')]),
    }),
    output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('done') }), refusedSchema]),
    onFailure: 'log',
    isIdempotent: true,
    isOncePerRow: true,
    perMinute: 240,
  },
  /**
   * What a month's pay would come to, for somebody to check before the act `generateContributions` writes it. `people` are
   * `domain/contributions/payPreview.ts`, which is not named here, because the sign-in page loads this.
   */
  payPreview: {
    method: 'POST',
    path: '/api/payPreview',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({
      gymId: idSchema,
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month'),
    }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), people: z.array(z.unknown()) }),
      refusedSchema,
    ]),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
    patience: 30_000,
  },
  /**
   * The caller's own pay statement of a month, of what the owner has approved. `statement` is `domain/contributions/payStatement.ts`,
   * which is not named here, because the sign-in page loads this.
   */
  ownPay: {
    method: 'POST',
    path: '/api/ownPay',
    roles: ['MANAGER', 'SALES'],
    input: z.strictObject({
      gymId: idSchema,
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month'),
    }),
    output: z.object({ statement: z.unknown() }),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
  },
  /** The caller's own leave of this year and later, with what is left of it: `domain/staffAttendance/ownLeave.ts`. */
  ownLeave: {
    method: 'POST',
    path: '/api/ownLeave',
    roles: ['MANAGER', 'SALES'],
    input: z.strictObject({ gymId: idSchema }),
    output: z.object({ leaves: z.array(z.unknown()), balances: z.array(z.unknown()) }),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
  },
  /** Asks the owner for leave; a repeat of the key asks once. */
  askLeave: {
    method: 'POST',
    path: '/api/askLeave',
    roles: ['MANAGER', 'SALES'],
    input: z.strictObject(leaveInput),
    output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('done') }), refusedSchema]),
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 10,
  },
  /** The owner gives leave, which counts at once; a repeat of the key gives it once. */
  giveLeave: {
    method: 'POST',
    path: '/api/giveLeave',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({ ...leaveInput, staffId: idSchema, isPaid: z.boolean() }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), leaveId: z.string() }),
      refusedSchema,
    ]),
    onFailure: 'log',
    isIdempotent: true,
  },
  /** The owner's answer to what was asked for; `Requested` takes an answer back. */
  answerLeave: {
    method: 'POST',
    path: '/api/answerLeave',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({
      gymId: idSchema,
      leaveId: idSchema,
      status: z.enum(['Approved', 'Declined', 'Requested']),
      isPaid: z.boolean(),
    }),
    output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('done') }), refusedSchema]),
    onFailure: 'log',
    isIdempotent: true,
  },
  /** Undo of leave that was taken back, as long as no other was given meanwhile. */
  restoreLeave: {
    method: 'POST',
    path: '/api/restoreLeave',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({ gymId: idSchema, leaveId: idSchema }),
    output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('done') }), refusedSchema]),
    onFailure: 'log',
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>
