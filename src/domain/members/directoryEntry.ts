import { z } from 'zod'
import {
  civilDateSchema,
  dateOrEdgeSchema,
  isCivilDate,
  isDateOrEdge,
  type CivilDate,
} from '@/domain/shared/civilDate'
import { phoneDigits } from '@/domain/shared/phone'
import { mapOf } from '@/domain/shared/readers'

const BIRTHDAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const isBirthday = (stored: unknown): stored is string | null =>
  stored === null || (typeof stored === 'string' && BIRTHDAY.test(stored))

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
  g: z.string().regex(BIRTHDAY).nullable().catch(null),
  j: civilDateSchema.nullable().catch(null),
  w: z.string().catch(''),
  r: z.literal(true).optional(),
})

export type DirectoryEntry = z.infer<typeof directoryEntrySchema>

const isDateOrNone = (stored: unknown): stored is CivilDate | null => stored === null || isCivilDate(stored)

/** An entry as nearly all are; null for any other. */
function plainEntry(stored: unknown): DirectoryEntry | null {
  const map = mapOf(stored) ?? {}
  const { n, p, c, a, x, s, e, d, g, j, w, r } = map
  const { f = null, t = null, k = '', i = '', b = false } = map
  if (typeof n !== 'string' || typeof p !== 'string' || typeof c !== 'string') return null
  if (typeof k !== 'string' || typeof i !== 'string' || typeof w !== 'string') return null
  if (typeof a !== 'boolean' || typeof x !== 'boolean' || typeof b !== 'boolean') return null
  if (!isDateOrEdge(s) || !isDateOrEdge(e) || !isDateOrNone(f) || !isDateOrNone(t) || !isDateOrNone(j))
    return null
  if (typeof d !== 'number' || !Number.isFinite(d) || !isBirthday(g) || r !== undefined) return null
  return { n, p: phoneDigits(p), c, a, x, s, e, f, t, d, k, i, b, g, j, w }
}

/**
 * An entry as it is stored; null where it can't be read. By hand, ten times as fast: a page holds ten thousand. What is not as nearly
 * all are is left to the schema.
 */
export const readEntry = (stored: unknown): DirectoryEntry | null =>
  plainEntry(stored) ?? directoryEntrySchema.safeParse(stored).data ?? null

/** Shards per centre: `memberDirectory/{gymId}_{n}`; 8 keep one at about 400 kB with 10,000 members. */
export const DIRECTORY_SHARDS = 8
