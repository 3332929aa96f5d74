import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { MemberLimits } from '@/domain/gyms/settings'
import { memberDoneUntil } from './memberTodo'
import { snoozeDays, snoozedUntil } from './snoozes'
import type { TodoRow } from './todoRow'

/** Until when a thing is hidden once it is done; null for what goes only when its record changes. */
export function doneUntilOf(row: TodoRow, today: CivilDate, limits: MemberLimits): CivilDate | null {
  switch (row.kind) {
    case 'approval':
    case 'overdue':
    case 'pastDue':
      return null
    // The work list has the exits of two days.
    case 'staff':
      return addDays(row.exit.date, 1)
    // The next night, or the next look, finds what still stands; a lead is due until a contact is logged.
    case 'lead':
    case 'night':
    case 'drift':
    case 'device':
      return today
    default:
      return memberDoneUntil(row, today, limits)
  }
}

/** What leaves the list for good with its last day; the others stay, or stand under another group then. */
const goes: ReadonlySet<TodoRow['kind']> = new Set(['staff', 'expired', 'birthday'])

/** For how many days a thing may be put off, so that it is back on the list after them. */
export function putOffDays(row: TodoRow, today: CivilDate, limits: MemberLimits) {
  const last = goes.has(row.kind) ? doneUntilOf(row, today, limits) : null
  return snoozeDays.filter((days) => last === null || snoozedUntil(today, days) < last)
}
