import {
  monthStatsSchema,
  type Month,
  type MonthFigures,
  type StatsByMonth,
} from '@/domain/monthStats/monthStats'
import { roundToPaisa } from '@/domain/shared/money'
import { mapOf } from '@/domain/shared/readers'
import { typedCollection, type Listed } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { combined } from '@/data/store/liveQueries'
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

/** One month of a centre, asked once; null where nothing happened in it, or nobody can read it. */
export async function monthIn(
  store: DocumentStore,
  gymId: string,
  month: Month,
): Promise<MonthFigures | null> {
  const stored = await store.get(monthStatsPath(gymId, month))
  return monthStatsSchema.safeParse(settled(stored?.data)).data ?? null
}

/** A centre's money by month: kept by every act in its own transaction, held against the records by the night. */
export function monthStatsRepository(parts: RepositoryParts) {
  const months = typedCollection<StoredMonth>(parts, {
    collection: 'monthStats',
    isTenanted: true,
    schema: monthStatsSchema,
    upgrade: ({ data }) => settled(data),
  })
  const month = (gymId: string, name: Month): LiveQuery<StoredMonth | null> =>
    months.one(gymId, monthStatsPath(gymId, name))
  return {
    /** null where nothing happened in that month. */
    month,
    /** Each of these months by its name: a document each. */
    several: (gymId: string, names: readonly Month[]): LiveQuery<ReadonlyMap<Month, StoredMonth | null>> =>
      combined(
        `months ${gymId} ${names.join(' ')}`,
        names.map((name) => month(gymId, name)),
        (found) => new Map(names.map((name, at) => [name, found[at] ?? null])),
      ),
    all: (gymId: string): AsyncIterable<StoredMonth> => months.all(everyMonth(gymId)),
  }
}
