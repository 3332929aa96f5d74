import type { GymPackage } from '@/domain/gyms/gym'
import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

type Term = Pick<GymPackage, 'startDate' | 'endDate'>
type Held = { currentPackage: Term | null; packageHistory: readonly Term[] }

/** The first day from `today` on that no package covers once the current one is replaced; null: one has no end. One that is still to begin is replaced whole. */
function firstUncovered({ currentPackage, packageHistory }: Held, today: CivilDate): CivilDate | null {
  const begins = ({ startDate }: Term) => startDate ?? ''
  const stays = currentPackage !== null && begins(currentPackage) <= today ? [currentPackage] : []
  const terms = [...packageHistory, ...stays].sort((one, other) => (begins(one) < begins(other) ? -1 : 1))
  let day = today
  for (const term of terms) {
    if (begins(term) > day) break
    if (term.endDate === null) return null
    day = latest(day, addDays(term.endDate, 1))
  }
  return day
}

/**
 * What an administrator gives away who assigns a package that begins later, in a sentence; null: nothing. On days without a package
 * a centre works as on any other: only an end that has passed stops it (`gymTermOf`).
 */
export function uncoveredText(firstDay: CivilDate, held: Held, today: CivilDate): string | null {
  const from = firstUncovered(held, today)
  if (from === null || from >= firstDay) return null
  const to = addDays(firstDay, -1)
  const when = from === to ? `On ${formatCivil(from)}` : `From ${formatCivil(from)} to ${formatCivil(to)}`
  return `${when} the centre has no package: it can use everything, and nothing is billed.`
}
