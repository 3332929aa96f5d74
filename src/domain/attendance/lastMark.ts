import type { AttendanceDay } from './attendance'

/** The last time that somebody was marked on a day, a member or an employee; what was ended automatically is no mark. */
export function lastMarkAt({ people }: Pick<AttendanceDay, 'people'>): Date | null {
  let last: Date | null = null
  for (const { visits } of Object.values(people))
    for (const { entry, exit, isAutoExit } of visits)
      for (const at of [entry, isAutoExit ? null : exit])
        if (at !== null && (last === null || at > last)) last = at
  return last
}
