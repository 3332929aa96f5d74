import { addDays, earliest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'

type Days = { startDate: CivilDate | null; endDate: CivilDate | null }

/**
 * The last day on which an earlier package holds: its own, or the day before `current` or a package after it begins. One that took
 * the place of a renewal began within its term. What was over before it began did not come after it, wherever it stands.
 */
export function throughOf(
  { startDate, endDate }: Days,
  current: CivilDate,
  later: readonly Days[],
): CivilDate {
  const isOver = (next: Days) => startDate !== null && next.endDate !== null && next.endDate < startDate
  const begins = later.flatMap((next) => (next.startDate === null || isOver(next) ? [] : [next.startDate]))
  const before = addDays(earliest(current, ...begins), -1)
  return endDate === null ? before : earliest(before, endDate)
}

/** The days of a package that ran or will; `through` is inclusive, null without an end. */
export type PackageTerm<Held> = { held: Held; from: CivilDate | null; through: CivilDate | null }

/** The packages of a centre, the earlier ones first, each until another took its place; those that this left no day are none. */
export function packageTerms<Held extends Days>({
  currentPackage,
  packageHistory,
}: {
  currentPackage: Held | null
  packageHistory: readonly Held[]
}): PackageTerm<Held>[] {
  const current = currentPackage?.startDate ?? null
  const earlier = packageHistory.map((held, at) => ({
    held,
    from: held.startDate,
    through: current === null ? held.endDate : throughOf(held, current, packageHistory.slice(at + 1)),
  }))
  const last =
    currentPackage === null
      ? []
      : [{ held: currentPackage, from: currentPackage.startDate, through: currentPackage.endDate }]
  return [...earlier, ...last].filter(
    ({ from, through }) => from === null || through === null || from <= through,
  )
}

/** Not where nobody knows since when. */
export const runsOn = ({ from, through }: PackageTerm<unknown>, day: CivilDate): boolean =>
  from !== null && from <= day && (through === null || day <= through)
