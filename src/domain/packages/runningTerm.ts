import { addDays, daysBetween, daysUntil, earliest, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { MemberPackage, PackageTerm } from './memberPackage'

type Held = Pick<
  MemberPackage,
  'type' | 'startDate' | 'endDate' | 'billedThrough' | 'term' | 'freezes' | 'extensions' | 'invoiceIds'
>

/** What moved the end of an older record: each freeze and extension moved its `billedThrough` as well. */
const movesOf = ({ freezes, extensions }: Held) =>
  [
    ...freezes.map(({ from, to }) => ({ on: from, days: daysUntil(from, to), given: 0 })),
    ...extensions.map(({ on, days }) => ({ on, days, given: days })),
  ].sort((one, other) => (one.on < other.on ? 1 : -1))

/** The term of an older record, whose `billedThrough` to `endDate` is as long as what was sold. */
function olderTerm(pkg: Held, to: CivilDate): PackageTerm {
  const { type, startDate, billedThrough, invoiceIds } = pkg
  const movedStart = billedThrough ?? startDate ?? to
  const found = movesOf(pkg).reduce(
    ({ from, freeDays }, { on, days, given }) => {
      const before = addDays(from, -days)
      return on >= before && before >= (startDate ?? before)
        ? { from: before, freeDays: freeDays + given }
        : { from, freeDays }
    },
    { from: movedStart, freeDays: 0 },
  )
  return {
    // Nothing but a bill begins another term.
    from: type === 'Recurring' ? found.from : (startDate ?? movedStart),
    to,
    soldDays: Math.max(1, daysUntil(movedStart, to)),
    freeDays: found.freeDays,
    invoiceId: invoiceIds.at(-1) ?? '',
    listed: null,
    given: 0,
  }
}

/** The term that a held package is in, found out for an older record; null where it has no end. */
export const termOf = (pkg: Held): PackageTerm | null =>
  pkg.term ?? (pkg.endDate === null ? null : olderTerm(pkg, pkg.endDate))

/** Whether freezes or extensions moved the end of that term. */
export const wasMoved = ({ from, to, soldDays }: Pick<PackageTerm, 'from' | 'to' | 'soldDays'>): boolean =>
  daysUntil(from, to) !== soldDays

/** Days of the term before `on` on which the package did not stand still. */
function runDaysOf(
  { freezes }: Pick<MemberPackage, 'freezes'>,
  { from }: Pick<PackageTerm, 'from'>,
  on: CivilDate,
): number {
  const last = addDays(on, -1)
  const frozen = freezes.reduce(
    (days, freeze) => days + Math.max(0, daysUntil(latest(freeze.from, from), earliest(freeze.to, last))),
    0,
  )
  return Math.max(0, daysBetween(from, on) - frozen)
}

/** Sold days that are used before `on`: the first ones of the term, but for those that were frozen. */
export const usedDaysOf = (
  pkg: Pick<MemberPackage, 'freezes'>,
  term: Pick<PackageTerm, 'from' | 'soldDays'>,
  on: CivilDate,
): number => Math.min(term.soldDays, runDaysOf(pkg, term, on))

/** The package with its term cut off: `on` is the first day without it, and what was not used is not sold any more. */
export function endedBefore(pkg: MemberPackage, on: CivilDate): MemberPackage {
  const term = termOf(pkg)
  const soldDays = term && usedDaysOf(pkg, term, on)
  const endDate = addDays(on, -1)
  return {
    ...pkg,
    endDate,
    nextBillDate: null,
    term: term && {
      ...term,
      to: endDate,
      soldDays: soldDays ?? 0,
      freeDays: runDaysOf(pkg, term, on) - (soldDays ?? 0),
    },
  }
}
