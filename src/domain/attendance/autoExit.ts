import type { GymSettings } from '@/domain/gyms/settings'
import type { AttendanceRecord, PersonType } from './attendance'
import { visitsOf } from './visits'

const HOUR_MS = 3_600_000

/**
 * PRODUCT 2.E: the halves that end visits which nobody ended, the centre's hours after their entry; none before that
 * time has come. The same visit always gets the same half, so a job that runs twice or late adds nothing more.
 */
export function autoExitsOf(
  records: readonly AttendanceRecord[],
  personType: PersonType,
  settings: Pick<GymSettings, 'autoExitHours' | 'staffAutoExitHours'>,
  now: Date,
): AttendanceRecord[] {
  const hours = personType === 'employee' ? settings.staffAutoExitHours : settings.autoExitHours
  const dueIn = (known: readonly AttendanceRecord[]) =>
    visitsOf(known, personType).flatMap(({ entry, exit }): AttendanceRecord[] => {
      const due = new Date(entry.getTime() + hours * HOUR_MS)
      return exit === null && due <= now ? [{ entry: null, exit: due, isAutoExit: true }] : []
    })
  const added: AttendanceRecord[] = []
  // A later entry that counted as the same arrival is a visit of its own once the first has ended.
  for (let due = dueIn(records); due.length > 0; due = dueIn([...records, ...added])) added.push(...due)
  return added
}
