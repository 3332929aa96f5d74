import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { Staff } from './staff'

/** Why that day can't be the last one of work; null where it can. Whoever has not begun yet may leave today. */
export function lastDayProblem(
  day: CivilDate,
  { joiningDate }: Pick<Staff, 'joiningDate'>,
  today: CivilDate,
): string | null {
  if (day > today) return 'Choose a day that isn’t in the future'
  return joiningDate !== null && day < joiningDate && day !== today
    ? `Choose ${formatCivil(joiningDate)} or later: they joined then`
    : null
}
