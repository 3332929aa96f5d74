import { z } from 'zod'
import type { Drift } from './drift'

/** What is kept of a long list; `count` says how many there were. */
const KEPT = 50

/**
 * `moneyChecks/{gymId}`: what the night found when it held the months and the dues against the records. Expected: no
 * drift. `caughtUpTo` is the instant up to which the ledger was looked through.
 */
export const moneyCheckSchema = z.object({
  gymId: z.string().min(1),
  checkedAt: z.date(),
  caughtUpTo: z.date(),
  count: z.number().int().nonnegative(),
  drifts: z.array(z.object({ what: z.string(), stored: z.number(), recomputed: z.number() })),
})
export type MoneyCheck = z.infer<typeof moneyCheckSchema>

export const moneyCheckOf = (gymId: string, drifts: readonly Drift[], now: Date): MoneyCheck => ({
  gymId,
  checkedAt: now,
  caughtUpTo: now,
  count: drifts.length,
  drifts: drifts.slice(0, KEPT),
})

/** Those that both looks saw: what one saw alone was under way at that moment. */
export const lastingDrifts = (first: readonly Drift[], second: readonly Drift[]): Drift[] =>
  second.filter((drift) =>
    first.some(
      ({ what, stored, recomputed }) =>
        what === drift.what && stored === drift.stored && recomputed === drift.recomputed,
    ),
  )
