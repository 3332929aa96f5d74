import { promoCodeSchema, promoKeyOf, type PromoCode } from '@/domain/promoCodes/promoCode'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import { recordRepository } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { upgradePromo, usesByMember } from './promoRecords'

/** A centre's promo codes (SPECIFICATION 3 "Promo code"). One is never deleted: invoices show its name. */
export const promoCodeRepository = (parts: RepositoryParts) => ({
  ...recordRepository<PromoCode>(parts, {
    collection: 'promoCodes',
    schema: promoCodeSchema,
    upgrade: upgradePromo,
    kept: ['usedCount'],
    derived: ({ name }) => (name === undefined ? {} : { nameLower: promoKeyOf(name) }),
    archived: { archived: true },
    restored: { archived: false },
  }),
  /** How often a member has used a code that is limited for each; 0 for one that is not. */
  usedBy: (promo: PromoCode, memberId: string): LiveQuery<number> =>
    askedOnce(`promo uses ${promo.id} ${promo.perMember} ${memberId} ${promo.usedCount}`, () =>
      usesByMember(parts.store, promo, memberId),
    ),
})
