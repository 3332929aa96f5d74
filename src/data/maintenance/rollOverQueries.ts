import type { CivilDate } from '@/domain/shared/civilDate'
import type { Listed } from '@/data/store/collection'
import type { Where } from '@/data/store/documentStore'

const membersWhere = (gymId: string, ranged: Where, ...where: Where[]): Listed => ({
  path: 'members',
  gymId,
  where: [...where, ranged],
  orderBy: [{ field: ranged.field, direction: 'asc' }],
})

/** Who may have something to do tonight: never the whole collection, only those whose day has come. */
export const rollOverLists = (gymId: string, today: CivilDate): Listed[] => [
  membersWhere(gymId, { field: 'currentPackage.nextBillDate', op: '<=', value: today }),
  membersWhere(gymId, { field: 'futurePackage.startDate', op: '<=', value: today }),
  membersWhere(
    gymId,
    { field: 'currentPackage.endDate', op: '<', value: today },
    { field: 'currentPackage.isExpired', op: '==', value: false },
  ),
]
