import { promoUseSchema, type PromoUse } from '@/domain/promoCodes/promoUse'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { StoredDocument } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import { pagesOf } from '@/data/store/pagesOf'
import type { RepositoryParts } from '@/data/store/repositoryParts'

export const promoUseList = (gymId: string, promoId: string): Listed => ({
  path: `promoCodes/${promoId}/uses`,
  gymId,
  where: [],
  orderBy: [],
})

function readUse({ id, data }: StoredDocument): PromoUse | null {
  const parsed = promoUseSchema.safeParse({ ...data, id })
  return parsed.success ? parsed.data : null
}

/** What came of a code. */
export const promoUseRepository = ({ store }: RepositoryParts) => ({
  /**
   * The uses of a code, the latest first: in no order from the store, which would want an index for it. `most` are read,
   * a page at a time; `usedCount` has it asked again when one comes.
   */
  list: (
    gymId: string,
    { id, usedCount }: { id: string; usedCount: number },
    most: number,
  ): LiveQuery<PromoUse[]> =>
    askedOnce(`promo uses ${gymId} ${id} ${usedCount} ${most}`, async () => {
      const { path, where, orderBy } = promoUseList(gymId, id)
      const uses: PromoUse[] = []
      const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
      for await (const documents of pagesOf(store, question)) {
        uses.push(...documents.map(readUse).filter((use) => use !== null))
        if (uses.length >= most) break
      }
      return uses.sort((one, other) => (one.on === other.on ? 0 : one.on > other.on ? -1 : 1))
    }),
})
