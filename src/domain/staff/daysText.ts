import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

/** The days on which something that was agreed held, until the day on which the next began: `From 01 Nov, 2026`. */
export function daysText(from: CivilDate | null, next: CivilDate | null): string {
  const until = next === null ? '' : formatCivil(addDays(next, -1))
  if (from === null) return until === '' ? 'Since joining' : `Until ${until}`
  return until === '' ? `From ${formatCivil(from)}` : `${formatCivil(from)} to ${until}`
}
