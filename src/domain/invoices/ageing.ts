import { addDays } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'

/** PRODUCT 4.15: how many days an overdue invoice is late: 0 to 7, 8 to 30, more than 30. */
export const ageingBands = ['week', 'month', 'older'] as const
export type AgeingBand = (typeof ageingBands)[number]

const FIRST_DATE = civil('1900-01-01')

/** The due dates, both inclusive, of what is so late today. Every day belongs to exactly one band. */
export function bandSpan(band: AgeingBand, today: CivilDate): { from: CivilDate; to: CivilDate } {
  switch (band) {
    case 'week':
      return { from: addDays(today, -7), to: today }
    case 'month':
      return { from: addDays(today, -30), to: addDays(today, -8) }
    case 'older':
      return { from: FIRST_DATE, to: addDays(today, -31) }
  }
}
