import { publicGymSchema, type PublicGym } from '@/domain/gyms/publicGym'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { pageQuery, type PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { gymCountsOf, gymList, gymTotal, type GymFilter } from './gymQueries'
import { publicGymPath } from './publicGyms'

/** The centres as Sales may see them: the same lists as the administrator's, over the public copies. */
export function publicGymRepository(parts: RepositoryParts) {
  const gyms = typedCollection<PublicGym>(parts, {
    collection: 'gymsPublic',
    isTenanted: false,
    schema: publicGymSchema,
    // The server writes them whole, so none is ever of an older shape.
    upgrade: ({ id, data }) => ({ ...data, id }),
  })
  return {
    one: (id: string): LiveQuery<PublicGym | null> => gyms.one(id, publicGymPath(id)),
    page(filter: GymFilter, request: PageRequest): LiveQuery<PageOf<PublicGym>> {
      const { path, where, orderBy } = gymList(filter, 'gymsPublic')
      return gyms.page(pageQuery(path, where, orderBy, request))
    },
    /** How many each filter finds; asked once a watch, and again when `seen` is another. */
    counts: (filters: readonly GymFilter[], seen: string): LiveQuery<number[]> =>
      gymCountsOf(
        parts.store,
        filters.map((filter) => gymTotal(filter, 'gymsPublic')),
        seen,
      ),
  }
}
