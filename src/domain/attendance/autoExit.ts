import type { GymSettings } from '@/domain/gyms/settings'
import type { AttendanceRecord, PersonType } from './attendance'
import { MAX_OPEN_MS, visitsOf } from './visits'

const HOUR_MS = 3_600_000

type ExitSettings = Pick<GymSettings, 'autoExitHours' | 'staffAutoExitHours'>

/** So long after an entry its automatic exit comes; as long as the visit could be going on at most, for whoever comes then comes anew. */
export const autoExitMs = (
  personType: PersonType,
  { autoExitHours, staffAutoExitHours }: ExitSettings,
): number =>
  Math.min(
    MAX_OPEN_MS[personType],
    HOUR_MS * (personType === 'employee' ? staffAutoExitHours : autoExitHours),
  )

/**
 * PRODUCT 2.E: the halves that end visits which nobody ended, the centre's hours after their entry; none before that
 * time has come. The same visit always gets the same half, so a job that runs twice or late adds nothing more.
 */
export function autoExitsOf(
  records: readonly AttendanceRecord[],
  personType: PersonType,
  settings: ExitSettings,
  now: Date,
): AttendanceRecord[] {
  const after = autoExitMs(personType, settings)
  const dueIn = (known: readonly AttendanceRecord[]) =>
    visitsOf(known, personType).flatMap(({ entry, exit }): AttendanceRecord[] => {
      const due = new Date(entry.getTime() + after)
      return exit === null && due <= now ? [{ entry: null, exit: due, isAutoExit: true }] : []
    })
  const added: AttendanceRecord[] = []
  // A later entry that counted as the same arrival is a visit of its own once the first has ended. None is added twice, so that this ends
  // whatever stands there.
  const isNew = ({ exit }: AttendanceRecord) => added.every((one) => one.exit?.getTime() !== exit?.getTime())
  for (let due = dueIn(records); due.length > 0; due = dueIn([...records, ...added]).filter(isNew))
    added.push(...due)
  return added
}
