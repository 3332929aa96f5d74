import { z } from 'zod'
import { personTypeSchema } from '@/domain/attendance/attendance'

export const commandKinds = ['ENABLE', 'DISABLE', 'UPSERT', 'DELETE', 'OPTION', 'QUERY', 'REBOOT'] as const
export const commandStatuses = ['QUEUED', 'SENT', 'DONE', 'FAILED', 'SUPERSEDED', 'EXPIRED'] as const

/** DOMAIN 1.6 "biometricDevices/{sn}", as far as commands are queued for it; the device side adds the rest. */
export const biometricDeviceSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  name: z.string().default(''),
  enabled: z.boolean().default(false),
  /** Seconds between two of its calls. */
  delay: z.number().positive().default(30),
  nextCmdId: z.number().int().positive().default(1),
  pendingCount: z.number().int().nonnegative().default(0),
  lastSeenAt: z.date().nullable().default(null),
})
export type BiometricDevice = z.infer<typeof biometricDeviceSchema>

/** DOMAIN 1.6 "commands/{id}". `pin` is '' for what is about no person. */
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
  raw: z.string().default(''),
})
export type DeviceCommand = z.infer<typeof deviceCommandSchema>

export const accesses = ['enabled', 'disabled'] as const
export type Access = (typeof accesses)[number]

/** DOMAIN 1.6 "biometricUsers/{gymId}_{pin}": what is wished for, and how far each device has come. */
export const biometricUserSchema = z.object({
  gymId: z.string().min(1),
  pin: z.string().min(1),
  personType: personTypeSchema,
  personId: z.string().min(1),
  desired: z.enum(accesses),
  version: z.number().int().nonnegative().default(0),
  devices: z
    .record(
      z.string(),
      z.object({
        appliedVersion: z.number().int().nonnegative().default(0),
        /** The latest command that was queued for the person. */
        commandId: z.number().int().nonnegative().default(0),
        state: z.string().default('queued'),
        at: z.date().nullable().default(null),
        returnCode: z.number().nullable().default(null),
      }),
    )
    .default({}),
})
export type BiometricUser = z.infer<typeof biometricUserSchema>

const LEAST_SILENCE_MS = 5 * 60_000

/** DOMAIN 1.6 "Offline": a device that has called within five minutes, or three of its own pauses. */
export const isOnline = ({ lastSeenAt, delay }: BiometricDevice, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < Math.max(LEAST_SILENCE_MS, 3 * delay * 1000)

type Wished = Pick<DeviceCommand, 'gymId' | 'pin' | 'kind' | 'payload' | 'desiredVersion'>

/** The device's next command, waiting for its call. */
export const nextCommand = (device: BiometricDevice, wished: Wished, now: Date): DeviceCommand => ({
  ...wished,
  id: device.nextCmdId,
  status: 'QUEUED',
  attempts: 0,
  queuedAt: now,
  sentAt: null,
  ackAt: null,
  returnCode: null,
  raw: '',
})
