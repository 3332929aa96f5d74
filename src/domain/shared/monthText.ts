import { addDuration, startOfMonth } from './calendar'
import { civilDateSchema, type CivilDate } from './civilDate'
import { formatCivil } from './formatDate'

/** `2026-11` in the address; the first of the month, and of this month where it says nothing or lies ahead. */
export function monthOf(text: string | null, today: CivilDate): CivilDate {
  const parsed = civilDateSchema.safeParse(`${text ?? ''}-01`)
  const thisMonth = startOfMonth(today)
  return parsed.success && parsed.data < thisMonth ? parsed.data : thisMonth
}

export const monthKey = (month: CivilDate): string => month.slice(0, 7)

/** `Nov 2026`. */
export const monthText = (month: CivilDate): string => formatCivil(month).slice(3).replace(',', '')

export const monthAfter = (month: CivilDate, count: number): CivilDate => addDuration(month, count, 'Month')
