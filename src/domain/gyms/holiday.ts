import { z } from 'zod'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'

/** As many as a centre keeps; years of them. */
export const MOST_HOLIDAYS = 400

/** A day on which the centre is closed, or nobody has to come (PRODUCT 4.13). */
export const holidaySchema = z.object({ date: civilDateSchema, name: z.string().trim().min(1).max(80) })
export type Holiday = z.infer<typeof holidaySchema>

/** Out of a preference: what is no holiday is left out, by date. */
export const holidaysSchema = z
  .array(z.unknown())
  .catch([])
  .transform((list) =>
    list
      .flatMap((each): Holiday[] => {
        const { data } = holidaySchema.safeParse(each)
        return data ? [data] : []
      })
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
  )

/** Its name; null on any other day. */
export const holidayOn = (date: CivilDate, holidays: readonly Holiday[]): string | null =>
  holidays.find((holiday) => holiday.date === date)?.name ?? null
