import { z } from 'zod'

function exists(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

/** A calendar date in the centre's zone, `YYYY-MM-DD`. Sorts as text; never an instant. */
export const civilDateSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter a date')
  .refine(exists, 'This date does not exist')
  .brand<'CivilDate'>()

export type CivilDate = z.infer<typeof civilDateSchema>

/** For literals and decoded values that must be a civil date; throws on anything else. */
export const civil = (text: string): CivilDate => civilDateSchema.parse(text)

/** The last date there is; ISO text would not sort beyond it. Stands for "without end" where a date is needed. */
export const LAST_DATE = civil('9999-12-31')
