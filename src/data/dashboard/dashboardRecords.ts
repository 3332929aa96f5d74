import { DIRECTORY_SHARDS } from '@/domain/members/directoryEntry'

/** Documents of a centre's dashboard: in one, 10,000 members would come too near to 1 MiB. */
export const DASHBOARD_HALVES = 2

export const dashboardPath = (gymId: string, half: number) => `dashboards/${gymId}_${String(half)}`

/** The document that holds what is made of shard `n` of the directory. */
export const halfOf = (n: number): number => Math.floor((n * DASHBOARD_HALVES) / DIRECTORY_SHARDS)

export const dashboardPaths = (gymId: string): string[] =>
  Array.from({ length: DASHBOARD_HALVES }, (_, half) => dashboardPath(gymId, half))
