import dayjs from 'dayjs'
import type { CivilDate } from '@/domain/shared/civilDate'

/** `14 last Sunday`: the same day of the week before. */
export const lastWeekText = (value: string, today: CivilDate): string =>
  `${value} last ${dayjs(today).format('dddd')}`
