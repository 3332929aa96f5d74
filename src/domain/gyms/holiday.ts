import { z } from 'zod'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import type { StoredRecord } from '@/domain/shared/readers'

/** As many as a centre keeps; years of them. */
export const MOST_HOLIDAYS = 400

export const holidayName = z
  .string('Enter what is celebrated')
  .trim()
  .min(1, 'Enter what is celebrated')
  .max(80, 'At most 80 characters')

/** A day on which the centre is closed, or nobody has to come (PRODUCT 4.13). */
export const holidaySchema = z.object({ date: civilDateSchema, name: holidayName })
export type Holiday = z.infer<typeof holidaySchema>

/** As they are kept and sent: names by date, so that two people who change different days at once keep both; null takes one away. */
export const holidayChangesSchema = z
  .record(z.string(), holidayName.nullable(), 'Holidays are set day by day. Reload the page and try again')
  .refine((byDate) => Object.keys(byDate).every((date) => civilDateSchema.safeParse(date).success), {
    error: 'Enter the day of the holiday',
  })

/** Out of a preference, in their order; what is no holiday is left out. An older centre keeps a list of them. */
export const holidaysSchema = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .catch([])
  .transform((stored) =>
    (Array.isArray(stored) ? stored : Object.entries(stored).map(([date, name]) => ({ date, name })))
      .flatMap((each): Holiday[] => {
        const { data } = holidaySchema.safeParse(each)
        return data ? [data] : []
      })
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
  )

/** A preference whose holidays can be merged day by day, from one that keeps them as a list. */
export const withHolidaysByDate = (preference: StoredRecord): StoredRecord =>
  Array.isArray(preference['holidays'])
    ? {
        ...preference,
        holidays: Object.fromEntries(
          holidaysSchema.parse(preference['holidays']).map(({ date, name }) => [date, name]),
        ),
      }
    : preference

/** Its name; null on any other day. */
export const holidayOn = (date: CivilDate, holidays: readonly Holiday[]): string | null =>
  holidays.find((holiday) => holiday.date === date)?.name ?? null
