import { promoCodeSchema, promoKeyOf, type PromoCode } from '@/domain/promoCodes/promoCode'
import type { PromoFields } from '@/domain/promoCodes/promoForm'
import { appErrorOf } from '@/data/store/appErrorOf'
import { changedFields } from '@/data/store/changedFields'
import { pageOf, typedCollection, type Listed } from '@/data/store/collection'
import { serverTime } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { promoPath, upgradedPromo, usesByMember } from './promoRecords'

/** More codes than a centre runs at once, and what the rules let a list ask for. */
const CODES_PER_PAGE = 99

export const promoList = (gymId: string): Listed => ({ path: 'promoCodes', gymId, where: [], orderBy: [] })

/** A centre's promo codes (SPECIFICATION 3 "Promo code"). */
export function promoCodeRepository(parts: RepositoryParts) {
  const { store } = parts
  const codes = typedCollection<PromoCode>(parts, {
    collection: 'promoCodes',
    isTenanted: true,
    schema: promoCodeSchema,
    upgrade: (stored) => ({ data: upgradedPromo(stored), isOld: false }),
    writeBack: null,
  })

  /** SPECIFICATION 5: applied only if the record exists. */
  const change = (gymId: string, id: string, changes: Partial<PromoCode>): Promise<void> =>
    store.transact(async (transaction) => {
      const stored = await transaction.get(promoPath(id))
      if (stored === null || stored.data['gymId'] !== gymId) throw appErrorOf('not-found', promoPath(id))
      transaction.update(promoPath(id), [
        ...changedFields(stored.data, changes),
        { at: ['updatedAt'], value: serverTime },
      ])
    })

  return {
    /** All of them, archived ones too. */
    list: (gymId: string): LiveQuery<PageOf<PromoCode>> =>
      codes.page(pageOf(promoList(gymId), { pageSize: CODES_PER_PAGE })),
    /** How often a member has used a code that is limited for each; 0 for one that is not. */
    usedBy: (promo: PromoCode, memberId: string): LiveQuery<number> =>
      askedOnce(`promo uses ${promo.id} ${promo.perMember} ${memberId} ${promo.usedCount}`, () =>
        usesByMember(store, promo, memberId),
      ),
    /** SPECIFICATION 5: skipped when the id exists already. */
    add: (gymId: string, id: string, fields: PromoFields): Promise<void> =>
      store.transact(async (transaction) => {
        if ((await transaction.get(promoPath(id))) !== null) return
        const code = promoCodeSchema.parse({ ...fields, id, gymId, nameLower: promoKeyOf(fields.name) })
        transaction.create(promoPath(id), { ...code, createdAt: serverTime, updatedAt: serverTime })
      }),
    edit: (gymId: string, id: string, fields: PromoFields): Promise<void> => change(gymId, id, fields),
    endNow: (gymId: string, id: string): Promise<void> => change(gymId, id, { isActive: false }),
    runAgain: (gymId: string, id: string): Promise<void> => change(gymId, id, { isActive: true }),
    /** A code is never deleted: invoices bear its name. */
    archive: (gymId: string, id: string): Promise<void> => change(gymId, id, { archived: true }),
    /** A code that had been ended comes back as that. */
    restore: (gymId: string, id: string): Promise<void> => change(gymId, id, { archived: false }),
  }
}
