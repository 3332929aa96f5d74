import { z } from 'zod'
import { personTypeSchema } from '@/domain/attendance/attendance'
import { MOST_REASON } from '@/domain/attendance/reports/correction'
import { pinSchema } from '@/domain/biometric/pin'
import { newPinSchema, typedPinSchema } from '@/domain/gyms/kioskPin'
import { channelSchema } from '@/domain/messages/channel'
import { isWholeText } from '@/domain/shared/isWholeText'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { idSchema } from '@/domain/shared/id'
import { isPlausiblePhone } from '@/domain/shared/phone'
import { punchRange } from './deviceCalls'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/** Recipients of one call; more are sent by several. */
export const MOST_RECIPIENTS = 100

/** Somebody the centre knows: the number or the address is the record's, never one that was typed. */
const recipient = z.union(
  [
    z.strictObject({ memberId: idSchema }),
    z.strictObject({ leadId: idSchema }),
    z.strictObject({ staffId: idSchema }),
    /** The member an invoice is about. */
    z.strictObject({ customerOf: idSchema }),
  ],
  'Choose a member, a lead or an employee',
)
const instantText = z.iso.datetime()

/** Visits of one person on one day. */
const MOST_VISITS = 50

const visits = z
  .array(
    z.strictObject({
      entry: instantText.transform((text) => new Date(text)),
      exit: instantText.transform((text) => new Date(text)).nullable(),
      isAutoExit: z.boolean(),
    }),
  )
  .max(MOST_VISITS, `A day has ${String(MOST_VISITS)} visits at most`)

const biometricUser = z.strictObject({ biometricUserId: pinSchema, gymId: idSchema })

/** DOMAIN 1.6 step 5. No device: the list is empty, and the wish is kept for one that comes later. */
const accessQueued = z.object({
  kind: z.literal('done'),
  ok: z.literal(true),
  biometricUserId: z.string(),
  gymId: z.string(),
  desired: z.enum(['enabled', 'disabled']),
  version: z.number(),
  devices: z.array(
    z.object({
      sn: z.string(),
      commandId: z.number(),
      status: z.literal('queued'),
      online: z.boolean(),
      lastSeenAt: instantText.nullable(),
    }),
  ),
})

const biometricOutput = z.discriminatedUnion('kind', [accessQueued, refusedSchema])

/** What the front desk asks of the world outside: messages and devices. */
export const deskCalls = {
  /**
   * Queues messages (DOMAIN 4.5) to members, leads and staff of the centre, and to the countries that it allows. All of them or none; one that was queued with the same `dedupeKey` before is not
   * queued again and does not count, unless it has failed since; `alreadyQueued` says how many were not. `cap` is the centre's day: what may be sent, and what is used
   * with these; `usedInMonth` is of its calendar month, which its package may limit.
   */
  sendSMS: {
    method: 'POST',
    path: '/api/sendSMS',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: z.strictObject({
      gymId: idSchema,
      to: z.union([recipient, z.array(recipient).min(1).max(MOST_RECIPIENTS)]),
      templateKey: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, 'This is no key of a template.'),
      vars: z
        .record(
          z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/),
          z
            .union([
              z.string().max(200, 'At most 200 characters').refine(isWholeText, 'Enter plain text'),
              z.number(),
            ])
            .transform(String),
        )
        .default({}),
      channel: channelSchema.default('sms'),
      /**
       * The invoice it is about, which goes to its customer alone, whatever the text; by e-mail its document is attached. A template that
       * says an amount or an invoice's number needs it: the server fills it in from the invoice, or from the payment that is named,
       * whatever `vars` say.
       */
      invoiceId: idSchema.optional(),
      paymentId: idSchema.optional(),
      dedupeKey: z.string().min(1).max(200).refine(isWholeText, 'This is no key.').optional(),
      /** Free text instead of the template's: only where no template has to be registered (DOMAIN 4.1). */
      message: z
        .string()
        .trim()
        .min(1, 'Enter the text')
        .max(1000, 'At most 1000 characters')
        .refine(isWholeText, 'Enter plain text')
        .optional(),
    }),
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('done'),
        ok: z.literal(true),
        /** The first of `ids`. */
        id: z.string(),
        /** In the order of `to`. */
        ids: z.array(z.string()),
        status: z.literal('queued'),
        alreadyQueued: z.number().default(0),
        cap: z.object({ limit: z.number(), used: z.number(), usedInMonth: z.number().default(0) }),
      }),
      refusedSchema,
    ]),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: false,
    // A choice of many is one call a person, each with their own words; the day's cap holds the total.
    isOncePerRow: true,
    perMinute: 300,
  },
  /** Sets the PIN that leaves kiosk mode. The server keeps a slow salted hash of it, which nobody can read. */
  setKioskPin: {
    method: 'POST',
    path: '/api/setKioskPin',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({ gymId: idSchema, pin: newPinSchema }),
    output: z.object({ kind: z.literal('done') }),
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 10,
  },
  /**
   * Whether this is the PIN that leaves kiosk mode. A centre has five wrong tries in a quarter of an hour; from the
   * fifth on `wait` says for how many seconds none is looked at, a right one neither.
   */
  checkKioskPin: {
    method: 'POST',
    path: '/api/checkKioskPin',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: z.strictObject({ gymId: idSchema, pin: typedPinSchema }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('right') }),
      z.object({ kind: z.literal('wrong') }),
      z.object({ kind: z.literal('wait'), seconds: z.number() }),
      refusedSchema,
    ]),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: false,
    perMinute: 30,
  },
  /**
   * Corrects what a person's day says (PRODUCT 4, screen 8), with the reason and the old value, for good. `key` is made
   * when the form opens: a repeat changes nothing. `seen` is what the form began with, `visits` what stands there from
   * then on, sorted by entry. A refusal's field is `visits.{at}.entry` or `visits.{at}.exit`.
   */
  correctDay: {
    method: 'POST',
    path: '/api/correctDay',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({
      gymId: idSchema,
      key: idSchema,
      personId: idSchema,
      personType: personTypeSchema,
      date: civilDateSchema,
      seen: visits,
      visits,
      reason: z
        .string()
        .trim()
        .min(1, 'Enter a reason')
        .max(MOST_REASON, `Use ${String(MOST_REASON)} letters at most`)
        .refine(isWholeText, 'Enter plain text'),
    }),
    output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('done') }), refusedSchema]),
    onFailure: 'reject',
    isIdempotent: true,
  },
  /** Whether a number is a member's, for a centre's Sales, who may not see whose; everybody else finds it in the directory. */
  phoneOfMember: {
    method: 'POST',
    path: '/api/phoneOfMember',
    roles: ['ADMIN', 'CLIENT', 'MANAGER', 'SALES'],
    input: z.strictObject({
      gymId: idSchema,
      phone: z
        .string()
        .max(40, 'At most 40 characters')
        .refine(isPlausiblePhone, 'Enter a phone number that can be called'),
    }),
    output: z.object({ who: z.enum(['nobody', 'member', 'formerMember']) }),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 20,
  },
  /** Makes one lead of two with the same phone: a repeat finds them merged. */
  mergeLeads: {
    method: 'POST',
    path: '/api/mergeLeads',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: z.strictObject({ gymId: idSchema, staysId: idSchema, goesId: idSchema }),
    output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('done') }), refusedSchema]),
    onFailure: 'log',
    isIdempotent: true,
  },
  enableBiometricUser: {
    method: 'POST',
    path: '/api/biometric/user/enable',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: biometricUser,
    output: biometricOutput,
    onFailure: 'log',
    isIdempotent: true,
  },
  disableBiometricUser: {
    method: 'POST',
    path: '/api/biometric/user/disable',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: biometricUser,
    output: biometricOutput,
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
  },
  /**
   * The external function of SPECIFICATION 7, by default this one (PRODUCT 2.K): asks the devices again for the
   * punches of the days, both inclusive, and answers with the attendance of them as it stands. Punches that come in
   * later reach the attendance by themselves.
   */
  importPunches: {
    method: 'POST',
    path: '/api/importPunches',
    roles: ['ADMIN', 'CLIENT'],
    input: punchRange,
    output: z.object({
      queued: z.array(z.object({ sn: z.string(), commandId: z.number() })),
      rows: z.array(
        z.object({
          date: civilDateSchema,
          personId: z.string(),
          personType: personTypeSchema,
          name: z.string(),
          code: z.string(),
          visits: z.array(
            z.object({
              entry: instantText.nullable(),
              exit: instantText.nullable(),
              isAutoExit: z.boolean(),
            }),
          ),
        }),
      ),
    }),
    onFailure: 'log',
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>
