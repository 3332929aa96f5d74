import { z } from 'zod'
import { civilDateSchema, dateOrEdgeSchema } from '@/domain/shared/civilDate'
import { phoneDigits } from '@/domain/shared/phone'

/**
 * One member in the search directory (ENGINEERING 1.5): short keys, because a shard holds over a thousand.
 * n name, p phone digits (older entries kept the 00 before a country), c member code, a isActive, x deleted, s first covered day, e last covered day,
 * f/t frozen from/to, d due in rupees, k package name, i photo path, g birthday as MM-DD (the year is nobody's business at
 * the desk), j day of joining, w what lists show and filter by (`listLineOf`), r erased. Entries of an older version lack g, j or w: the
 * member's next write, the list that finds such entries, or the night brings them.
 */
export const directoryEntrySchema = z.object({
  n: z.string(),
  p: z.string().transform(phoneDigits),
  c: z.string(),
  a: z.boolean(),
  x: z.boolean(),
  s: dateOrEdgeSchema,
  e: dateOrEdgeSchema,
  f: civilDateSchema.nullable().default(null),
  t: civilDateSchema.nullable().default(null),
  d: z.number(),
  k: z.string().default(''),
  i: z.string().default(''),
  b: z.boolean().default(false),
  g: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    .nullable()
    .catch(null),
  j: civilDateSchema.nullable().catch(null),
  w: z.string().catch(''),
  r: z.literal(true).optional(),
})

export type DirectoryEntry = z.infer<typeof directoryEntrySchema>

/** Shards per centre: `memberDirectory/{gymId}_{n}`; 8 keep one at about 400 kB with 10,000 members. */
export const DIRECTORY_SHARDS = 8
