import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { billedSchema } from './billed'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { wayKinds, type Ways } from '@/domain/gyms/wayKind'

/** The rupee notes and coins in use, the largest first. */
export const denominations = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const

/**
 * What was counted of a mode: by one person, or of all together (`by` ''). Rupees. Cash may come with how many of each
 * note and coin; then their sum is the amount.
 */
const countSchema = z.object({
  mode: z.string().min(1),
  by: z.string().default(''),
  amount: rupees(),
  pieces: z.record(z.string(), z.number().int().nonnegative()).nullable().default(null),
})
export type Count = z.infer<typeof countSchema>

/** Expected against counted, in rupees; `variance` is above 0 where there is more than expected. */
const tallySchema = z.object({
  mode: z.string(),
  by: z.string(),
  expected: rupees(),
  counted: rupees(),
  variance: rupees(),
})
export type Tally = z.infer<typeof tallySchema>

/** `kind` as its way of paying was counted then; not there in days sealed before ways had one. */
const sealedMoveSchema = z.object({
  id: z.string(),
  amount: rupees(),
  mode: z.string(),
  kind: z.enum(wayKinds).optional(),
})

/**
 * `dayCloses/{gymId}_{YYYY-MM-DD}`: a day that was counted and sealed. `moves` are what it was reckoned from, so that
 * anything entered, altered or gone since shows; `chain` is where the ledger of the day stood.
 */
export const dayCloseSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  day: civilDateSchema,
  opening: rupees().default(0),
  tallies: z.array(tallySchema),
  counts: z.array(countSchema),
  variance: rupees(),
  reason: z.string().default(''),
  moves: z.array(sealedMoveSchema),
  /** What each way of paying was counted as then; not there in days sealed before ways had a kind. */
  paymentKinds: z.record(z.string(), z.enum(wayKinds)).optional(),
  /** What was billed that day by kind of line; [] in days sealed before it was kept. */
  billed: z.array(billedSchema).default([]),
  chain: z.object({ count: z.number().int().nonnegative(), hash: z.string() }),
  closedBy: z.string(),
  closedAt: z.date().nullable(),
})
export type DayClose = z.infer<typeof dayCloseSchema>

/** How the money of a sealed day is read, whatever its ways of paying are counted as since: as it was sealed, or by their names alone. */
export const waysSealed = ({ paymentKinds = {} }: DayClose): Ways => ({ paymentKinds })

export const dayCloseId = (gymId: string, day: string): string => `${gymId}_${day}`
