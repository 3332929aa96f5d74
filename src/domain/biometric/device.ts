import { z } from 'zod'
import { personTypeSchema } from '@/domain/attendance/attendance'
import { civilDateSchema } from '@/domain/shared/civilDate'

export const deviceProtocols = ['att', 'acc'] as const
/** How a device proves that it is the one (DOMAIN 1.5). Its secret is taken from wherever it comes; `ip` has none. */
export const deviceAuths = ['commkey', 'host', 'relay', 'ip'] as const
/** How it is told to stop somebody (DOMAIN 1.3). */
export const accessStrategies = ['validity', 'authorize', 'group', 'delete'] as const
export type AccessStrategy = (typeof accessStrategies)[number]
export const deviceDirections = ['auto', 'in', 'out'] as const
/**
 * What the device's strategy was found out to be: '' works as far as we know; 'refused' by the device with −1002 or −1004;
 * 'ineffective' because people whom it should stop kept coming in. Cleared when the strategy is changed.
 */
export const strategyProblems = ['', 'refused', 'ineffective'] as const

export const commandKinds = ['ENABLE', 'DISABLE', 'UPSERT', 'DELETE', 'OPTION', 'QUERY', 'REBOOT'] as const
export const commandStatuses = ['QUEUED', 'SENT', 'DONE', 'FAILED', 'SUPERSEDED', 'EXPIRED'] as const

/**
 * DOMAIN 1.6 "biometricDevices/{sn}". Its secret is not here: see `deviceSecretSchema`. The registration writes what the owner
 * sets; the terminal's side writes `pushver`, `firmware`, `options`, the counts and times.
 */
export const biometricDeviceSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  name: z.string().default(''),
  enabled: z.boolean().default(false),
  protocol: z.enum(deviceProtocols).catch('att'),
  auth: z.enum(deviceAuths).catch('commkey'),
  /** Another with each new secret or address, so that what a server instance remembers of the old one no longer counts. */
  secretId: z.string().default(''),
  strategy: z.enum(accessStrategies).catch('validity'),
  strategyProblem: z.enum(strategyProblems).catch(''),
  /** Punches of people it should have stopped, since the last time that its strategy was set. */
  ineffectiveCount: z.number().int().nonnegative().default(0),
  /** Who stands on it otherwise than wished: the command of each number that failed, until one is taken. */
  failed: z.record(z.string(), z.number()).catch({}),
  /** What its centre's zone is ahead of UTC, which it is told when it starts. */
  tzOffsetMinutes: z.number().int().min(-720).max(840).default(330),
  /** What its clock goes by since it was told so; null: by what the zone is. And what it went by until then, for punches of before. */
  clockOffsetMinutes: z.number().int().nullable().catch(null).default(null),
  earlierClock: z
    .object({ offsetMinutes: z.number().int(), until: z.date() })
    .nullable()
    .catch(null)
    .default(null),
  timezone: z.string().default('Asia/Kolkata'),
  direction: z.enum(deviceDirections).catch('auto'),
  blockedGroup: z.number().int().nonnegative().default(99),
  normalGroup: z.number().int().nonnegative().default(1),
  /** A bit a door, of one that does not say how many it has (`doorMask`). */
  doors: z.number().int().positive().default(1),
  pushver: z.string().default(''),
  firmware: z.string().default(''),
  options: z.record(z.string(), z.string()).catch({}),
  /** How often a controller that greets was asked to register; as often as any is asked, once it has (`asksRegistry`). */
  registryAsked: z.number().int().nonnegative().catch(0).default(0),
  /** When everybody was sent to it because it writes days otherwise or has other doors, and whether it has said so once more since (`deviceNews`). */
  sentAnew: z.object({ at: z.date(), isDue: z.boolean() }).nullable().catch(null).default(null),
  /** Where it called from last. */
  address: z.string().default(''),
  /** People and punches on the device, as its last call said. */
  userCount: z.number().int().nonnegative().nullable().default(null),
  punchCount: z.number().int().nonnegative().nullable().default(null),
  /** Seconds between two of its calls. */
  delay: z.number().positive().default(30),
  nextCmdId: z.number().int().positive().default(1),
  /** Every command before it is settled; the poll's own. */
  oldestCmdId: z.number().int().positive().default(1),
  /** Commands that are QUEUED or SENT. */
  pendingCount: z.number().int().nonnegative().default(0),
  lastSeenAt: z.date().nullable().default(null),
  lastPunchAt: z.date().nullable().default(null),
  /** Lines about punches and people that nobody can read (`biometricRejects`), and when the last one came: shown for a while (`isTold`). */
  unread: z.object({ count: z.number().int().positive(), at: z.date() }).nullable().catch(null).default(null),
  /** The device's clock less ours; null until a punch was sent at once. */
  clockSkewSec: z.number().nullable().default(null),
  /** What lines say of a clock that is off by half a day and more, until several agree (`skewAfter`). */
  farSkew: z
    .object({ sec: z.number(), since: z.date(), times: z.number().int() })
    .nullable()
    .catch(null)
    .default(null),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
})
export type BiometricDevice = z.infer<typeof biometricDeviceSchema>

/**
 * DOMAIN 1.6 "commands/{id}". `pin` is '' for what is about no person. `payload` holds what `commandPayloads` says of its
 * kind. Its text is made when it is first sent and repeated byte for byte; `told` is that text as pages may read it (`toldText`), ''
 * until then. `raw` is what the device answered.
 */
export const deviceCommandSchema = z.object({
  id: z.number().int().positive(),
  gymId: z.string().min(1),
  pin: z.string(),
  kind: z.enum(commandKinds),
  payload: z.record(z.string(), z.unknown()).default({}),
  status: z.enum(commandStatuses),
  attempts: z.number().int().nonnegative().default(0),
  desiredVersion: z.number().int().nonnegative().default(0),
  queuedAt: z.date().nullable().default(null),
  sentAt: z.date().nullable().default(null),
  ackAt: z.date().nullable().default(null),
  returnCode: z.number().nullable().default(null),
  told: z.string().default(''),
  raw: z.string().default(''),
})
export type DeviceCommand = z.infer<typeof deviceCommandSchema>

export const accesses = ['enabled', 'disabled'] as const
export type Access = (typeof accesses)[number]

/** What somebody said at the desk about one person, by "Let in" and "Stop at the door". */
const accessWishSchema = z.object({
  desired: z.enum(accesses),
  at: z.date(),
  by: z.string().default(''),
})
export type AccessWish = z.infer<typeof accessWishSchema>

/** DOMAIN 1.6 "biometricUsers/{gymId}_{pin}": whose the number is, what is wished for, and how far each device has come. */
export const biometricUserSchema = z.object({
  gymId: z.string().min(1),
  pin: z.string().min(1),
  personType: personTypeSchema,
  /** '' for a number that is nobody's any more: it stays shut. */
  personId: z.string(),
  desired: z.enum(accesses),
  /** What a person said last; what follows from it is `desired` (decision 67). */
  wish: accessWishSchema.nullable().catch(null).default(null),
  /** Who had the number last of those who have it no longer, and what had been said of them, until it stands with another number. */
  former: z
    .object({ personId: z.string().min(1), wish: accessWishSchema.nullable().catch(null).default(null) })
    .nullable()
    .catch(null)
    .default(null),
  /** What had been said of those who had it before `former`. `earlierOf`: who they are, for asking (`earlierKey`). */
  earlier: z
    .array(z.object({ personId: z.string().min(1), wish: accessWishSchema }))
    .catch([])
    .default([]),
  earlierOf: z.array(z.string()).catch([]).default([]),
  /** Since when whoever has it does, or nobody; null: nobody knows. */
  since: z.date().nullable().catch(null).default(null),
  /** The first and the last day on which somebody enabled is let in; null: no limit on that side. */
  validFrom: civilDateSchema.nullable().default(null),
  validUntil: civilDateSchema.nullable().default(null),
  version: z.number().int().nonnegative().default(0),
  /** Since when it is so; what a device answers, and the same wish once more, leave it as it is. */
  updatedAt: z.date().nullable().default(null),
  devices: z
    .record(
      z.string(),
      z.object({
        appliedVersion: z.number().int().nonnegative().default(0),
        /** The latest command that was queued for the person. */
        commandId: z.number().int().nonnegative().default(0),
        /** 'queued', 'sent', 'done' or 'failed'. */
        state: z.string().default('queued'),
        at: z.date().nullable().default(null),
        returnCode: z.number().nullable().default(null),
      }),
    )
    .default({}),
})
export type BiometricUser = z.infer<typeof biometricUserSchema>

/**
 * Who a number was taken off from, of a moment at which it was not yet its present holder's; '' where it was theirs, or nobody had had it
 * before them. What was pressed then is no visit of theirs.
 */
export function formerAt(user: BiometricUser | null, at: Date): string {
  if (user?.former == null) return ''
  const wasOthers = user.personId === '' || (user.since !== null && at < user.since)
  return wasOthers ? user.former.personId : ''
}

/** It was two when how many doors there are was not kept: whoever registered then is asked once more. */
export const MOST_REGISTRY_ASKED = 3

/**
 * Whether a controller that greets is asked to register first: what it is told by, it says only then. One that greets again and again
 * instead registers with nobody, and goes on without.
 */
export const asksRegistry = ({ registryAsked }: Pick<BiometricDevice, 'registryAsked'>): boolean =>
  registryAsked < MOST_REGISTRY_ASKED

const LEAST_SILENCE_MS = 5 * 60_000

/** DOMAIN 1.6 "Offline": a device that has called within five minutes, or three of its own pauses. */
export const isOnline = (
  { lastSeenAt, delay }: Pick<BiometricDevice, 'lastSeenAt' | 'delay'>,
  now: Date,
): boolean =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < Math.max(LEAST_SILENCE_MS, 3 * delay * 1000)

const DAY_MS = 24 * 3_600_000

/** A device that has not called for a day is not just out of power for the night. */
export const calledWithinDay = ({ lastSeenAt }: Pick<BiometricDevice, 'lastSeenAt'>, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < DAY_MS

type Wished = Pick<DeviceCommand, 'gymId' | 'pin' | 'kind' | 'payload' | 'desiredVersion'>

/** The device's next command, waiting for its call. */
export const nextCommand = (
  device: Pick<BiometricDevice, 'nextCmdId'>,
  wished: Wished,
  now: Date,
): DeviceCommand => ({
  ...wished,
  id: device.nextCmdId,
  status: 'QUEUED',
  attempts: 0,
  queuedAt: now,
  sentAt: null,
  ackAt: null,
  returnCode: null,
  told: '',
  raw: '',
})
