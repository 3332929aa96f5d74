import type { KeptMark } from '@/data/attendance/markJournal'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'

/** What a mark was that the server would not have: "Asha Rao, in at 09:14 on 20 Nov, 2026". */
export function refusedMark({ person, record, date, isUndone }: KeptMark, timezone: string): string {
  const act = record.exit ? 'out' : 'in'
  const at = formatTime(record.exit ?? record.entry, timezone)
  const what = `${person.name}, ${act} at ${at} on ${formatCivil(date)}`
  return isUndone ? `${what}, taken back` : what
}

const CORRECT = 'ask the owner to correct that day in Attendance Reports.'

/** Why, and what to do about it. A desk writes today and adds to yesterday; older days are the owner's to correct. */
export function refusalReason({ date, isUndone }: KeptMark, today: CivilDate): string {
  if (date < addDays(today, -1)) return `It reached the server too late for the desk to add it: ${CORRECT}`
  if (isUndone) return `It could not be taken back and still stands: ${CORRECT}`
  return `The server did not accept it. See whether this person is still on the list and mark them again, or ${CORRECT}`
}
