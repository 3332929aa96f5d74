import { gymSchema, type Gym } from '@/domain/gyms/gym'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import { pageQuery, type PageRequest } from '@/data/store/page'
import { pagesOf } from '@/data/store/pagesOf'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { mergeRepairs } from '@/data/store/repair'
import { gymPath } from './gymOf'
import { gymCountsOf, gymList, gymTotal, keptTotal, type GymFilter } from './gymQueries'

export const repairGym = mergeRepairs(({ id, data }) => upgradeGym(id, data).repairs)

/** The centres (SPECIFICATION 3 "Gym"). Lists are for administrators and Sales only; the rules hold that. */
export function gymRepository(parts: RepositoryParts) {
  const { store } = parts
  const gyms = typedCollection<Gym>(parts, {
    collection: 'gyms',
    isTenanted: false,
    schema: gymSchema,
    upgrade: ({ id, data }) => upgradeGym(id, data).data,
  })
  return {
    one: (id: string): LiveQuery<Gym | null> => gyms.one(id, gymPath(id)),
    page(filter: GymFilter, request: PageRequest): LiveQuery<PageOf<Gym>> {
      const { path, where, orderBy } = gymList(filter)
      return gyms.page(pageQuery(path, where, orderBy, request))
    },
    /** Every centre that the filter finds, in its order, read page by page. */
    async *all(filter: GymFilter): AsyncGenerator<Gym> {
      const { path, where, orderBy } = gymList(filter)
      for await (const documents of pagesOf(store, { collection: path, where, orderBy }))
        for (const document of documents) {
          const gym = gyms.decode(document)
          if (gym !== null) yield gym
        }
    },
    /** Asked once a watch. */
    count(filter: GymFilter): LiveQuery<number> {
      const total = gymTotal(filter)
      return askedOnce(`count ${JSON.stringify(total)}`, () => store.count(total))
    },
    /** How many each filter finds; asked once a watch, and again when `seen` is another. */
    counts: (filters: readonly GymFilter[], seen: string): LiveQuery<number[]> =>
      gymCountsOf(
        store,
        filters.map((filter) => gymTotal(filter)),
        seen,
      ),
    /** Over all centres, in rupees, as their last nights kept it. Asked once a watch. */
    kept: (field: 'monthly' | 'monthlyBefore'): LiveQuery<number> => {
      const total = keptTotal(field)
      return askedOnce(`sum ${JSON.stringify(total)}`, () => store.sum(total, `activity.${field}`))
    },
  }
}
