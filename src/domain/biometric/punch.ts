import { z } from 'zod'
import { personTypeSchema } from '@/domain/attendance/attendance'
import { civilDateSchema } from '@/domain/shared/civilDate'

/**
 * 'counted': it is part of the person's attendance. 'unknownPin': nobody of the centre has this number; it is resolved when
 * somebody is given it. 'whileDisabled': the device should have stopped the person; no visit, and the desk is told. Of a number that
 * was nobody's it is resolved like the others (`isNobodys`).
 */
export const punchResults = ['counted', 'unknownPin', 'whileDisabled'] as const

/** DOMAIN 1.6 "punches/{sn}_{pin}_{YYYYMMDDHHmmss}_{status}". Only ever created, and resolved once. */
export const punchSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  sn: z.string().min(1),
  pin: z.string(),
  /** As the device wrote it, `YYYY-MM-DD HH:mm:ss`. */
  localTime: z.string(),
  /** When it was, by the device's clock, or by ours where that is not to be believed (`clockSuspect`). */
  at: z.date(),
  /** The day of `at` in the centre's zone, and its month: lists ask by them. */
  date: civilDateSchema,
  month: z.string(),
  clockSuspect: z.boolean().default(false),
  status: z.number().int(),
  verify: z.number().int(),
  /** The device's direction when it came. */
  direction: z.enum(['auto', 'in', 'out']).catch('auto'),
  personType: personTypeSchema.nullable().default(null),
  personId: z.string().default(''),
  /** Of a punch that is nobody's: who alone it can be given to, because the number had been taken off them by then; '' of anybody. */
  formerId: z.string().default(''),
  /** As the desk calls them, where it is told of the punch: it may not read the record of an employee. */
  name: z.string().default(''),
  result: z.enum(punchResults),
  receivedAt: z.date(),
  raw: z.string().default(''),
})
export type Punch = z.infer<typeof punchSchema>

/**
 * Was kept for nobody, and is given to whoever comes to have the number, or to `formerId` alone; of a number that was shut too, if no
 * person stands by it.
 */
export const isNobodys = ({ result, personId }: { result?: unknown; personId?: unknown }): boolean =>
  result === 'unknownPin' || (result === 'whileDisabled' && personId === '')

const DEVICE = 'device:'

/** Who marked, where it was a device: stands in a day's line in the place of a uid. */
export const byDevice = (sn: string) => `${DEVICE}${sn}`

export const isByDevice = (by: string): boolean => by.startsWith(DEVICE)
