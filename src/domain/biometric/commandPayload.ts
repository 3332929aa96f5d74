import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'

const accessPayload = z.object({
  /** As the device shows it, where its own roster has none. */
  name: z.string().default(''),
  validFrom: civilDateSchema.nullable().default(null),
  /** The last day on which the person is let in; null: no end. */
  validUntil: civilDateSchema.nullable().default(null),
})

/** Options that a device may be told to set: no other text of ours reaches it (DOMAIN 1.2, "never"). */
export const settableOptions = ['UserValidTimeFun', 'Delay', 'ErrorDelay', 'TimeZone'] as const

/** What a command of each kind holds in `payload`; the pin stands beside it. */
export const commandPayloads = {
  ENABLE: accessPayload,
  DISABLE: accessPayload,
  /** Puts the person's record on the device as it stands, without touching who may enter. */
  UPSERT: accessPayload,
  /** Takes the person off the device, templates and all. */
  DELETE: z.object({}),
  OPTION: z.object({ name: z.enum(settableOptions), value: z.number().int() }),
  /**
   * Punches of whole days in the device's own time, or its roster (of one person where the command has a pin). A controller knows no
   * days: `onlyNew` asks it for what it has not sent yet, else for all that it has.
   */
  QUERY: z.discriminatedUnion('table', [
    z.object({
      table: z.literal('ATTLOG'),
      fromDate: civilDateSchema,
      toDate: civilDateSchema,
      onlyNew: z.boolean().default(false),
    }),
    z.object({ table: z.literal('USERINFO') }),
  ]),
  REBOOT: z.object({}),
} as const

export type AccessPayload = z.infer<typeof accessPayload>
