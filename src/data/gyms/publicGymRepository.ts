import { publicGymSchema, type PublicGym } from '@/domain/gyms/publicGym'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import { pageQuery, type PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { gymList, gymTotal, type GymFilter } from './gymQueries'
import { publicGymPath } from './publicGyms'

export type PublicGymRepository = ReturnType<typeof publicGymRepository>

/** The centres as Sales may see them: the same lists as the administrator's, over the public copies. */
export function publicGymRepository(parts: RepositoryParts) {
  const gyms = typedCollection<PublicGym>(parts, {
    collection: 'gymsPublic',
    isTenanted: false,
    schema: publicGymSchema,
    // The server writes them whole, so none is ever of an older shape.
    upgrade: ({ id, data }) => ({ data: { ...data, id }, isOld: false }),
    writeBack: null,
  })
  return {
    one: (id: string): LiveQuery<PublicGym | null> => gyms.one(id, publicGymPath(id)),
    page(filter: GymFilter, request: PageRequest): LiveQuery<PageOf<PublicGym>> {
      const { path, where, orderBy } = gymList(filter, 'gymsPublic')
      return gyms.page(pageQuery(path, where, orderBy, request))
    },
    /** Asked once a watch. */
    count(filter: GymFilter): LiveQuery<number> {
      const total = gymTotal(filter, 'gymsPublic')
      return askedOnce(`count ${JSON.stringify(total)}`, () => parts.store.count(total))
    },
  }
}
