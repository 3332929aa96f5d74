import {
  refuseDeletion,
  registrationPackageSchema,
  type RegistrationPackage,
} from '@/domain/gymPackages/registrationPackage'
import { upgradeRegistrationPackage } from '@/domain/gymPackages/upgradeRegistrationPackage'
import { gymSchema, type Gym } from '@/domain/gyms/gym'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { lowerName, tidy } from '@/domain/shared/text'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { recordList, recordRepository } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { setOrders } from '@/data/store/setOrders'
import { wholeList } from '@/data/store/wholeList'

const COLLECTION = 'gymRegPackages'

export const registrationPackagePath = (id: string) => `${COLLECTION}/${id}`

/** How many centres have the package now, in whatever state. */
export const holdersOf = (packageId: string) => ({
  collection: 'gyms',
  where: [{ field: 'currentPackage.packageId', op: '==', value: packageId } as const],
})

/** What the platform sells to centres (SPECIFICATION 3 "Gym registration package"), in the order it is offered in. */
export function gymPackageRepository(parts: RepositoryParts) {
  const { store } = parts
  const gyms = typedCollection<Gym>(parts, {
    collection: 'gyms',
    isTenanted: false,
    schema: gymSchema,
    upgrade: ({ id, data }) => upgradeGym(id, data).data,
  })
  return {
    ...recordRepository<RegistrationPackage>(parts, {
      collection: COLLECTION,
      isPlatforms: true,
      schema: registrationPackageSchema,
      upgrade: upgradeRegistrationPackage,
      order: (one, other) => one.order - other.order,
      derived: ({ name }) => (name === undefined ? {} : { name: tidy(name), nameLower: lowerName(name) }),
      archived: { isActive: false },
      restored: { isActive: true, deleted: false },
      removed: { isActive: false, deleted: true },
      refuseRemoval: async (offered) => refuseDeletion(offered, await store.count(holdersOf(offered.id))),
    }),
    /** Every centre, for who has which package and what it brings. */
    gyms: (): LiveQuery<PageOf<Gym>> => wholeList(gyms, recordList('gyms', null)),
    setOrders: setOrders(store, COLLECTION),
  }
}
