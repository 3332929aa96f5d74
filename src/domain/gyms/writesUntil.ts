import { z } from 'zod'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { limitsByDay, type Limited } from './gymLimits'
import { TERM_GRACE_DAYS } from './gymTerm'

/**
 * Until which instants pages may create and update a centre's records, by the names that firestore.rules know the methods
 * by, and take on a member (`enrol`): the end of its package with the days of grace, told to the rules, which know no time
 * zones and can't count. The server's alone; a centre without it has no end and no limit.
 */
export const writesUntilSchema = z.object({ create: z.date(), update: z.date(), enrol: z.date() })
export type WritesUntil = z.infer<typeof writesUntilSchema>

/** Stands for a package without an end, and for a centre without a package. */
const NO_END = new Date('9999-12-31T00:00:00Z')

/** Stands for a package that has no room for another member. */
const PAST = new Date(0)

type Standing = Limited & {
  /** As the server counts them: not deleted. */
  members: number
}

export function writesUntilOf(gym: Standing, timezone: string): WritesUntil {
  const endsOn = gym.currentPackage?.endDate ?? null
  const midnightAfter = (day: CivilDate) => instantAt(addDays(day, 1), '00:00', timezone)
  const end = endsOn === null ? NO_END : midnightAfter(addDays(endsOn, TERM_GRACE_DAYS))
  const enrol = limitsByDay(gym)
    .filter(({ limits: { members } }) => members === null || gym.members < members)
    .map(({ through }) => (through === null ? end : midnightAfter(through)))
    .reduce((one, other) => (one < other ? other : one), PAST)
  return { create: end, update: end, enrol }
}

/** What a centre that does not carry the field yet is written by: nothing has to be stored of it. */
export const isUnbounded = ({ create, enrol }: WritesUntil): boolean => create === NO_END && enrol === NO_END
