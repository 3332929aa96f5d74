import { z } from 'zod'

function exists(text: string): boolean {
  // Every month has 28 days; a directory has some forty thousand dates.
  if (Number(text.slice(8)) <= 28) return true
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

/**
 * A calendar date in the centre's zone, `YYYY-MM-DD`, from 1900 to 2199 (PRODUCT 2.W): beyond it nothing a centre keeps has a
 * day. Sorts as text; never an instant.
 */
export const civilDateSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter a date')
  .regex(/^(19|20|21)/, 'Enter a date between 1900 and 2199')
  .refine(exists, 'This date does not exist')
  .brand<'CivilDate'>()

export type CivilDate = z.infer<typeof civilDateSchema>

/** Whether the schema takes it. By hand, because what is held of ten thousand members has fifty thousand dates. */
export const isCivilDate = (stored: unknown): stored is CivilDate =>
  typeof stored === 'string' &&
  /^(19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(stored) &&
  exists(stored)

/** For literals and decoded values that must be a civil date; throws on anything else. */
export const civil = (text: string): CivilDate => civilDateSchema.parse(text)

/** The first and the last day that a record may name. An older record that names a later one means "without end". */
export const FIRST_DAY = civil('1900-01-01')
export const LAST_DAY = civil('2199-12-31')

const edges = ['0001-01-01', '9999-12-30', '9999-12-31'] as const

/** What stands where lists look for a day and there is none: before all days, and after them. */
const edge = (text: (typeof edges)[number]) => text as CivilDate
export const LONG_AGO = edge('0001-01-01')
export const LAST_DATE = edge('9999-12-31')
/** The last end that a query may name: on the day after it stand those without an end. */
export const LAST_END = edge('9999-12-30')

/** A civil date, or one of those that stand for none; for what lists look for alone. */
export const dateOrEdgeSchema = z.union([civilDateSchema, z.enum(edges).transform(edge)])
export const isDateOrEdge = (stored: unknown): stored is CivilDate =>
  isCivilDate(stored) || edges.some((text) => text === stored)
