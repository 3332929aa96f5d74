import { addDays, daysBetween, daysUntil, earliest, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { MemberPackage, PackageTerm } from './memberPackage'

type Held = Pick<
  MemberPackage,
  'type' | 'startDate' | 'endDate' | 'billedThrough' | 'term' | 'freezes' | 'extensions' | 'invoiceIds'
>

/** What moved the end of an older record, the latest first: each freeze and extension moved its `billedThrough` as well. */
const movesOf = ({ freezes, extensions }: Held) =>
  [
    ...freezes.map(({ from, to }) => ({ on: from, days: daysUntil(from, to), given: 0 })),
    ...extensions.map(({ on, days }) => ({ on, days, given: days })),
  ].sort((one, other) => (one.on < other.on ? 1 : -1))

/** A bill bears the day that it begins a term on in its id (`billRecurring`); undefined of the invoice of a sale. */
const billedFrom = (invoiceId: string | undefined): string | undefined =>
  invoiceId?.match(/_(\d{4}-\d\d-\d\d)$/)?.[1]

/**
 * Where the running term of an older record began, and the days given in it. Its moves are the latest ones: those since the day
 * that its bill bears, else as many as all lie behind the beginning that they leave together. One by one they do not show it:
 * ten days frozen and five given on the day after moved the beginning past both.
 */
function olderStart(pkg: Held, movedStart: CivilDate): { from: CivilDate; freeDays: number } {
  const billed = billedFrom(pkg.invoiceIds.at(-1))
  let reached = { from: movedStart, freeDays: 0 }
  let found = reached
  for (const { on, days, given } of movesOf(pkg)) {
    if (reached.from === billed) return reached
    reached = { from: addDays(reached.from, -days), freeDays: reached.freeDays + given }
    if (reached.from < (pkg.startDate ?? reached.from)) break
    if (on >= reached.from) found = reached
  }
  return reached.from === billed ? reached : found
}

/** The term of an older record, whose `billedThrough` to `endDate` is as long as what was sold. */
function olderTerm(pkg: Held, to: CivilDate): PackageTerm {
  const { type, startDate, billedThrough, invoiceIds } = pkg
  const movedStart = billedThrough ?? startDate ?? to
  const { from, freeDays } = olderStart(pkg, movedStart)
  return {
    // Nothing but a bill begins another term.
    from: type === 'Recurring' ? from : (startDate ?? movedStart),
    to,
    soldDays: Math.max(1, daysUntil(movedStart, to)),
    freeDays,
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

/** It covers no day: what would have been its first stays as `billedThrough`. */
const neverBegun = (pkg: MemberPackage): MemberPackage => ({
  ...pkg,
  billedThrough: pkg.billedThrough ?? pkg.startDate,
  startDate: null,
  endDate: null,
  nextBillDate: null,
  nextRenewalDate: null,
  paidUntilDate: null,
  term: null,
})

/** Whether that is how a package is kept which stopped before its first day; earlier versions let it end before it. */
export const hasNeverBegun = ({
  startDate,
  endDate,
  billedThrough,
}: Pick<MemberPackage, 'startDate' | 'endDate' | 'billedThrough'>): boolean =>
  startDate === null ? endDate === null && billedThrough !== null : endDate !== null && endDate < startDate

/** The package with its term cut off: `on` is the first day without it, and what was not used is not sold any more. */
export function endedBefore(pkg: MemberPackage, on: CivilDate): MemberPackage {
  if (pkg.startDate !== null && on <= pkg.startDate) return neverBegun(pkg)
  const term = termOf(pkg)
  const soldDays = term && usedDaysOf(pkg, term, on)
  const endDate = addDays(on, -1)
  return {
    ...pkg,
    endDate,
    nextBillDate: null,
    paidUntilDate: pkg.paidUntilDate && earliest(pkg.paidUntilDate, endDate),
    term: term && {
      ...term,
      to: endDate,
      soldDays: soldDays ?? 0,
      freeDays: runDaysOf(pkg, term, on) - (soldDays ?? 0),
    },
  }
}
