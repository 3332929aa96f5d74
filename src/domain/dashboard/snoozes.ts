import { z } from 'zod'
import { addDays } from '@/domain/shared/calendar'
import { dateOrEdgeSchema, LAST_DATE, type CivilDate } from '@/domain/shared/civilDate'

/** The centre's whole list stands in one document, `snoozes/{gymId}_todo`: opening the dashboard costs one read for it. */
export const snoozeListSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  /** `2026-11-25 expired abc 2026-11-20`: hidden until that day, it included; after it what is hidden. */
  hidden: z.array(z.string()).default([]),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
})
export type SnoozeList = z.infer<typeof snoozeListSchema>

/** Nobody hides more; the rules hold it. */
export const MOST_HIDDEN = 1000

/** For what is put away for good, such as the first steps. */
export const FOR_GOOD = LAST_DATE

/** How long a thing may be put off, in days, today being the first. */
export const snoozeDays = [1, 3, 7] as const

/** The last day on which what is put off for so many days is hidden. */
export const snoozedUntil = (today: CivilDate, days: (typeof snoozeDays)[number]): CivilDate =>
  addDays(today, days - 1)

type Hidden = { until: CivilDate; key: string }

function read(line: string): Hidden | null {
  const until = dateOrEdgeSchema.safeParse(line.slice(0, 10))
  return until.success && line[10] === ' ' ? { until: until.data, key: line.slice(11) } : null
}

const inForce = (hidden: readonly string[], today: CivilDate): Hidden[] =>
  hidden
    .map(read)
    .filter((one) => one !== null)
    .filter(({ until }) => until >= today)

/** What is hidden today, by key, and until when. */
export const hiddenOn = (
  list: Pick<SnoozeList, 'hidden'> | null,
  today: CivilDate,
): ReadonlyMap<string, CivilDate> =>
  new Map(inForce(list?.hidden ?? [], today).map(({ key, until }) => [key, until]))

/**
 * The list with these keys hidden until that day, or shown again where it is null. What is over is dropped; of too many those
 * stay that are hidden longest.
 */
export function withHidden(
  hidden: readonly string[],
  keys: readonly string[],
  until: CivilDate | null,
  today: CivilDate,
): string[] {
  const others = inForce(hidden, today).filter(({ key }) => !keys.includes(key))
  const now = [...others, ...(until === null ? [] : keys.map((key) => ({ until, key })))]
  return now
    .map((one) => `${one.until} ${one.key}`)
    .sort()
    .slice(-MOST_HIDDEN)
}
