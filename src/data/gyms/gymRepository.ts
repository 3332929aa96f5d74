import { gymSchema, type Gym } from '@/domain/gyms/gym'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import { pageQuery, type PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { mergeRepairs } from '@/data/store/writeBack'
import { gymPath } from './centreOf'
import { gymList, gymTotal, type GymFilter } from './gymQueries'

export type GymRepository = ReturnType<typeof gymRepository>

export const repairGym = mergeRepairs(({ id, data }) => upgradeGym(id, data).repairs)

/** The centres (SPECIFICATION 3 "Gym"). Lists are for administrators and Sales only; the rules hold that. */
export function gymRepository(parts: RepositoryParts) {
  const { store } = parts
  const gyms = typedCollection<Gym>(parts, {
    collection: 'gyms',
    isTenanted: false,
    schema: gymSchema,
    upgrade: ({ id, data }) => ({ data: upgradeGym(id, data).data, isOld: false }),
    writeBack: null,
  })
  return {
    one: (id: string): LiveQuery<Gym | null> => gyms.one(id, gymPath(id)),
    page(filter: GymFilter, request: PageRequest): LiveQuery<PageOf<Gym>> {
      const { path, where, orderBy } = gymList(filter)
      return gyms.page(pageQuery(path, where, orderBy, request))
    },
    /** Asked once a watch. */
    count(filter: GymFilter): LiveQuery<number> {
      const total = gymTotal(filter)
      return askedOnce(`count ${JSON.stringify(total)}`, () => store.count(total))
    },
  }
}
