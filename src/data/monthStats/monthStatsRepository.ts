import { monthStatsSchema, type Month, type StatsByMonth } from '@/domain/monthStats/monthStats'
import { roundToPaisa } from '@/domain/shared/money'
import { mapOf } from '@/domain/shared/readers'
import { typedCollection, type Listed } from '@/data/store/collection'
import type { LiveQuery } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { monthStatsPath } from './writeStats'

type StoredMonth = StatsByMonth[string] & { gymId: string; month: Month }

/** Sums of many decimals end in the dust of binary fractions: what is read is whole paise. */
const settled = (value: unknown): unknown => {
  if (typeof value === 'number') return roundToPaisa(value)
  const map = mapOf(value)
  return map ? Object.fromEntries(Object.entries(map).map(([key, part]) => [key, settled(part)])) : value
}

/** In the order of their ids, which end with the month. */
export const everyMonth = (gymId: string): Listed => ({
  path: 'monthStats',
  gymId,
  where: [],
  orderBy: [],
})

/** A centre's money by month: kept by every act in its own transaction, held against the records by the night. */
export function monthStatsRepository(parts: RepositoryParts) {
  const months = typedCollection<StoredMonth>(parts, {
    collection: 'monthStats',
    isTenanted: true,
    schema: monthStatsSchema,
    upgrade: ({ data }) => ({ data: settled(data), isOld: false }),
    writeBack: null,
  })
  return {
    /** null where nothing happened in that month. */
    month: (gymId: string, month: Month): LiveQuery<StoredMonth | null> =>
      months.one(gymId, monthStatsPath(gymId, month)),
    all: (gymId: string): AsyncIterable<StoredMonth> => months.all(everyMonth(gymId)),
  }
}
