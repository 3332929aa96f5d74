import type { GymPackage } from '@/domain/gyms/gym'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

type Running = Pick<GymPackage, 'name' | 'startDate' | 'endDate'>

/**
 * What an administrator takes away who assigns a package that begins later, in a sentence; null: nothing. Assigning leaves nothing of
 * the package that runs (SPECIFICATION 4), so neither its limits nor its revenue last until the new one begins. What is still to begin
 * runs on no day before that; the one before it stands in the history and stays.
 */
export function endsEarlyText(
  firstDay: CivilDate,
  currentPackage: Running | null,
  today: CivilDate,
): string | null {
  if (currentPackage === null || firstDay <= today) return null
  const { name, startDate, endDate } = currentPackage
  if ((startDate !== null && startDate > today) || (endDate !== null && endDate < today)) return null
  const instead =
    endDate !== null && endDate < firstDay
      ? 'To keep it until its last day, renew it instead, with any package.'
      : 'To keep it until then, assign the new one on that day.'
  return `${name || 'The package that runs'} ends today: the limits of the new one hold at once, and until ${formatCivil(firstDay)} no revenue of the centre is counted. ${instead}`
}
