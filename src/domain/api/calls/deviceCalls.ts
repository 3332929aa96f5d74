import { z } from 'zod'
import { personTypeSchema } from '@/domain/attendance/attendance'
import { accessStrategies, deviceAuths, deviceDirections, deviceProtocols } from '@/domain/biometric/device'
import { pinOf, pinSchema } from '@/domain/biometric/pin'
import { isSerial } from '@/domain/biometric/serial'
import { daysBetween } from '@/domain/shared/calendar'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { idSchema } from '@/domain/shared/id'
import { isWholeText } from '@/domain/shared/isWholeText'
import { tidy } from '@/domain/shared/text'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/** Days of punches that a device is asked for at once, both ends counted. */
export const MOST_PUNCH_DAYS = 31

/** As it is printed on the device (DOMAIN 1.5). */
export const serialSchema = z
  .string()
  .trim()
  .refine(isSerial, 'Enter the serial number printed on the device')

const choose = 'Choose one'

/** What the owner sets of a device, each with the sentence that is said at its field. */
export const deviceFields = {
  name: z
    .string()
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(1, 'Enter a name, such as Front door')
        .max(60, 'At most 60 characters')
        .refine(isWholeText, 'Enter plain text'),
    ),
  strategy: z.enum(accessStrategies, choose),
  direction: z.enum(deviceDirections, choose),
  protocol: z.enum(deviceProtocols, choose),
  auth: z.enum(deviceAuths, choose),
  /** Where the device calls from; only where it is known by that alone (`auth` is `ip`). */
  address: z
    .string()
    .trim()
    .max(45, 'At most 45 characters')
    .regex(/^[0-9A-Fa-f.:]*$/, 'Enter an address like 203.0.113.7'),
} as const

const group = z.number().int('Enter a whole number').min(1, 'Enter 1 to 99').max(99, 'Enter 1 to 99')

export const punchRange = z
  .strictObject({ gymId: idSchema, fromDate: civilDateSchema, toDate: civilDateSchema })
  .superRefine(({ fromDate, toDate }, ctx) => {
    const problem = (message: string) => ctx.addIssue({ code: 'custom', path: ['toDate'], message })
    if (toDate < fromDate) problem('The last day comes before the first')
    else if (daysBetween(fromDate, toDate) >= MOST_PUNCH_DAYS)
      problem(`At most ${MOST_PUNCH_DAYS} days at a time`)
  })

const ofDevice = { gymId: idSchema, sn: serialSchema }
const done = z.object({ kind: z.literal('done') })
const orRefused = <T extends z.ZodRawShape>(more: T) =>
  z.discriminatedUnion('kind', [done.extend(more), refusedSchema])

/** Shown this once: the server keeps its hash. '' where there is none, or it stays. */
const secret = { secret: z.string() }
const queuedCommand = { commandId: z.number() }

/** The devices at a centre's doors, and whose number is whose on them (DOMAIN 1.5, 1.6). */
export const deviceCalls = {
  /** Lets a terminal call for the centre, as many as its package allows. Everybody who is linked is queued for it soon after. */
  registerDevice: {
    method: 'POST',
    path: '/api/registerDevice',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({
      ...ofDevice,
      ...deviceFields,
      address: deviceFields.address.default(''),
    }),
    output: orRefused({ sn: z.string(), ...secret }),
    onFailure: 'log',
    isIdempotent: false,
    perMinute: 10,
    patience: 60_000,
  },
  /** What is not named stays. Told by another strategy, or on again, everybody is queued for it soon after; a device that is switched off is refused. */
  changeDevice: {
    method: 'POST',
    path: '/api/changeDevice',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({
      ...ofDevice,
      ...z.object(deviceFields).partial().shape,
      enabled: z.boolean().optional(),
      /** Another secret in place of the one there is, which no longer counts. */
      newSecret: z.boolean().optional(),
      /** For `group`: the groups on the device of who is let in, and of who is not. */
      normalGroup: group.optional(),
      blockedGroup: group.optional(),
    }),
    output: orRefused(secret),
    onFailure: 'log',
    isIdempotent: false,
    perMinute: 30,
    patience: 60_000,
  },
  /** The device is refused from then on; its punches stay. */
  removeDevice: {
    method: 'POST',
    path: '/api/removeDevice',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject(ofDevice),
    output: done,
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    patience: 60_000,
  },
  /** Queues again what the device is to know of one person, and answers of how many; of everybody soon after, and answers null. */
  sendAgain: {
    method: 'POST',
    path: '/api/sendAgain',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: z.strictObject({ ...ofDevice, pin: pinSchema.optional() }),
    output: orRefused({ queued: z.number().nullable() }),
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
    patience: 60_000,
  },
  /** Asks one device again for the punches of the days, both inclusive; from the desk too, where a visit is missing. */
  refetchDevice: {
    method: 'POST',
    path: '/api/refetchDevice',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: z.strictObject({ ...punchRange.shape, sn: serialSchema }).superRefine((input, ctx) => {
      const { gymId, fromDate, toDate } = input
      const issues = punchRange.safeParse({ gymId, fromDate, toDate }).error?.issues ?? []
      for (const { path, message } of issues) ctx.addIssue({ code: 'custom', path, message })
    }),
    output: orRefused(queuedCommand),
    onFailure: 'log',
    isIdempotent: true,
  },
  /** Asks the device who is on it; its roster follows when it has answered. */
  askRoster: {
    method: 'POST',
    path: '/api/askRoster',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject(ofDevice),
    output: orRefused(queuedCommand),
    onFailure: 'log',
    isIdempotent: true,
  },
  /** Starts the device again, which also sets its clock. */
  rebootDevice: {
    method: 'POST',
    path: '/api/rebootDevice',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject(ofDevice),
    output: orRefused(queuedCommand),
    onFailure: 'log',
    isIdempotent: true,
  },
  /**
   * Gives a person the number that they have on the devices, '' or 0 for none. One space of numbers a centre: one that
   * somebody else has is refused. `punches`: how many of before became theirs.
   */
  linkPin: {
    method: 'POST',
    path: '/api/linkPin',
    roles: ['ADMIN', 'CLIENT', 'MANAGER'],
    input: z.strictObject({
      gymId: idSchema,
      personType: personTypeSchema,
      personId: idSchema,
      pin: z.union([z.string().max(40), z.number().int().nonnegative()]).transform((typed, ctx) => {
        const pin = pinOf(typed)
        if (pin === '' && !/^\s*0*\s*$/.test(String(typed)))
          ctx.addIssue({ code: 'custom', message: 'Enter the number shown on the device' })
        return pin
      }),
    }),
    output: orRefused({ pin: z.string(), punches: z.number() }),
    onFailure: 'log',
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>
