import { z } from 'zod'
import { driftSchema, type Drift } from './drift'
import { nightFailureSchema, type NightFailure } from './nightFailure'

/** What is kept of a long list; `count` says how many there were. */
const KEPT = 50

/** Days for which a correction stays to be read by an owner who does not look every day. */
const CORRECTIONS_STAY_DAYS = 30
const DAY_MS = 86_400_000

/**
 * `moneyChecks/{gymId}`: what the night found when it held status, dues, credit and months against the records, and what
 * it could not do. Expected: neither. `count` are the drifts it found, before the list was cut; `corrections` are those of
 * the last weeks that it wrote right, the latest first. `caughtUpTo` is the instant up to which the ledger was looked through.
 */
export const moneyCheckSchema = z.object({
  gymId: z.string().min(1),
  checkedAt: z.date(),
  caughtUpTo: z.date(),
  count: z.number().int().nonnegative(),
  /** What still differs. */
  drifts: z.array(driftSchema),
  corrections: z.array(driftSchema).default([]),
  failures: z.array(nightFailureSchema).default([]),
})
export type MoneyCheck = z.infer<typeof moneyCheckSchema>

const keyOf = ({ id, what }: Drift) => id || what

/** A drift that stands since an earlier night keeps the day it was found first. */
function sinceThen(found: readonly Drift[], before: readonly Drift[], now: Date): Drift[] {
  const known = new Map(before.map((drift) => [keyOf(drift), drift]))
  return found.map((drift) => {
    const earlier = known.get(keyOf(drift))
    const isSame = earlier?.stored === drift.stored && earlier.recomputed === drift.recomputed
    return { ...drift, at: (isSame ? earlier.at : null) ?? now }
  })
}

/** Yesterday's corrections and tonight's; the same value corrected again replaces its line. */
function correctionsOf(found: readonly Drift[], before: readonly Drift[], now: Date): Drift[] {
  const fresh = new Set(found.map(keyOf))
  const oldest = now.getTime() - CORRECTIONS_STAY_DAYS * DAY_MS
  const kept = before.filter((drift) => !fresh.has(keyOf(drift)) && (drift.at?.getTime() ?? 0) > oldest)
  return [...found.map((drift) => ({ ...drift, at: now })), ...kept]
}

type Found = { drifts: readonly Drift[]; failures: readonly NightFailure[] }

/** What is kept of a night's findings; `before` is what stood there. Failures are tonight's alone: done ones are gone. */
export function moneyCheckOf(
  gymId: string,
  { drifts, failures }: Found,
  before: MoneyCheck | null,
  now: Date,
): MoneyCheck {
  const open = drifts.filter(({ isCorrected }) => !isCorrected)
  const corrected = drifts.filter(({ isCorrected }) => isCorrected)
  return {
    gymId,
    checkedAt: now,
    caughtUpTo: now,
    count: drifts.length,
    drifts: sinceThen(open, before?.drifts ?? [], now).slice(0, KEPT),
    corrections: correctionsOf(corrected, before?.corrections ?? [], now).slice(0, KEPT),
    failures: failures.slice(0, KEPT),
  }
}

/** The last night's check with what an upgrade of older records wrote right since. */
export const withCorrections = (
  gymId: string,
  corrected: readonly Drift[],
  before: MoneyCheck | null,
  now: Date,
): MoneyCheck => ({
  ...(before ?? moneyCheckOf(gymId, { drifts: [], failures: [] }, null, now)),
  corrections: correctionsOf(corrected, before?.corrections ?? [], now).slice(0, KEPT),
})
