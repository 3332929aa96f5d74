import type { BusinessType } from '@/domain/shared/businessType'
import type { ScenarioName } from './scenarios'
import type { Population } from './person'
import { indore, pune } from './places'

/** How many members each scenario is given to. */
export type Census = Readonly<Partial<Record<ScenarioName, number>>>

/** 170 of iron's 180 members; the other ten are olderRecords.ts. */
export const gymCensus: Census = {
  active: 30,
  newcomer: 8,
  absent: 7,
  expiring: 12,
  grace: 5,
  expired: 11,
  lapsed30: 9,
  lapsed90: 8,
  lapsed180: 6,
  frozen: 6,
  thawed: 4,
  upcoming: 5,
  early: 7,
  blocked: 2,
  deactivated: 8,
  deleted: 3,
  none: 4,
  upgraded: 3,
  keptEnd: 2,
  downgraded: 2,
  creditor: 1,
  cancelled: 3,
  extended: 3,
  owesOpen: 4,
  owesUnpaid: 3,
  owesPart: 5,
  owesOverdue: 4,
  owesPartOverdue: 2,
  forgiven: 2,
  bounced: 1,
}

export const rinkCensus: Census = {
  active: 10,
  newcomer: 3,
  absent: 3,
  expiring: 5,
  grace: 2,
  expired: 4,
  lapsed30: 3,
  lapsed90: 3,
  lapsed180: 2,
  frozen: 3,
  thawed: 1,
  upcoming: 3,
  early: 3,
  blocked: 1,
  deactivated: 2,
  deleted: 1,
  none: 2,
  upgraded: 1,
  cancelled: 1,
  extended: 1,
  owesOpen: 1,
  owesUnpaid: 1,
  owesPart: 1,
  owesOverdue: 2,
  forgiven: 1,
}

/** The same mix for any number of members; what rounding leaves over is active. */
export function censusFor(size: number): Census {
  const total = Object.values(gymCensus).reduce((sum, count) => sum + count, 0)
  const scaled = Object.entries(gymCensus).map(
    ([scenario, count]) => [scenario, Math.floor((count * size) / total)] as const,
  )
  const given = scaled.reduce((sum, [, count]) => sum + count, 0)
  const census: Census = Object.fromEntries(scaled)
  return { ...census, active: (census.active ?? 0) + size - given }
}

const gymAges = [
  [17, 19, 6],
  [20, 24, 24],
  [25, 34, 38],
  [35, 44, 20],
  [45, 58, 10],
  [60, 71, 2],
] as const

const rinkAges = [
  [6, 9, 34],
  [10, 13, 36],
  [14, 17, 16],
  [18, 24, 8],
  [25, 42, 6],
] as const

export const populationOf = (type: BusinessType, phoneBlock: number): Population => ({
  town: type === 'GYM' ? indore : pune,
  region: type === 'GYM' ? 'central' : 'western',
  ages: type === 'GYM' ? gymAges : rinkAges,
  phoneBlock,
  taken: new Set(),
})
