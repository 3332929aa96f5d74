import {
  platformMonthOf,
  platformMonthSchema,
  upgradePlatformMonth,
  type PlatformMonth,
} from '@/domain/gymPackages/platformMonth'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { pageOf, typedCollection, type ListedAnywhere } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { heldGym } from '@/data/gyms/publicGyms'

const COLLECTION = 'platformMonths'

/** Newest first, so that a page is the latest ones. */
export const platformMonthList: ListedAnywhere = {
  ...{ path: COLLECTION, gymId: null, where: [] },
  orderBy: [{ field: 'month', direction: 'desc' }],
}

/** What the platform came to by month, for its plots: a read a month. History begins with the first night that kept it. */
export function platformMonthRepository(parts: RepositoryParts) {
  const months = typedCollection<PlatformMonth>(parts, {
    collection: COLLECTION,
    isTenanted: false,
    schema: platformMonthSchema,
    upgrade: ({ data }) => upgradePlatformMonth(data),
  })
  return {
    latest: (count: number): LiveQuery<PageOf<PlatformMonth>> =>
      months.page(pageOf(platformMonthList, { pageSize: count })),
  }
}

/**
 * Keeps the month of the day that has just ended in the market's zone, out of centres that the night has read anyway. An
 * unreadable centre is passed by; a repeat writes the same.
 */
export async function keepPlatformMonth(
  store: Pick<DocumentStore, 'batch'>,
  gyms: readonly StoredDocument[],
  now: Date,
): Promise<PlatformMonth> {
  const held = gyms.flatMap((gym) => heldGym(gym) ?? [])
  const month = platformMonthOf(held, addDays(civilDateIn(now, DEFAULT_TIMEZONE), -1))
  await store.batch((writer) => writer.set(`${COLLECTION}/${month.month}`, month))
  return month
}
