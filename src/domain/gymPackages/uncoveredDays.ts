import type { GymPackage } from '@/domain/gyms/gym'
import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

type Held = Pick<GymPackage, 'startDate' | 'endDate'>

/**
 * The days from today on, before the first day of a package that is assigned, on which the one that it replaces does not run either; null
 * where there are none. A centre works on them as on any other day: only an end that has passed stops it (`gymTermOf`).
 */
function uncoveredDays(
  firstDay: CivilDate,
  current: Held | null,
  today: CivilDate,
): { from: CivilDate; to: CivilDate } | null {
  const runs = current !== null && (current.startDate === null || current.startDate <= today)
  if (runs && current.endDate === null) return null
  const from = runs && current.endDate !== null ? latest(today, addDays(current.endDate, 1)) : today
  return from < firstDay ? { from, to: addDays(firstDay, -1) } : null
}

/** What an administrator who assigns it gives away by them, in a sentence; null: nothing. */
export function uncoveredText(firstDay: CivilDate, current: Held | null, today: CivilDate): string | null {
  const days = uncoveredDays(firstDay, current, today)
  if (days === null) return null
  const { from, to } = days
  const when = from === to ? `On ${formatCivil(from)}` : `From ${formatCivil(from)} to ${formatCivil(to)}`
  return `${when} the centre has no package: it can use everything, and nothing is billed.`
}
