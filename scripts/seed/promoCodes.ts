import { promoCodeSchema, promoKeyOf, type PromoCode } from '@/domain/promoCodes/promoCode'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { BuiltGym } from './buildGym'
import { TIMEZONE } from './gyms'
import type { SeedDocument } from './batchesOf'

type Draft = Pick<PromoCode, 'name' | 'percentOff'> & Partial<PromoCode>

/** A centre's codes, one of each status; the first two are those that its members' invoices bear, with as many uses. */
export function promoDocuments({ gym, book }: BuiltGym, today: CivilDate): SeedDocument[] {
  const usesOf = (code: string) =>
    [...book.invoices.values()].filter(({ promoCode }) => promoCode === code).length
  const drafts: Draft[] = [
    { name: 'FESTIVE10', percentOff: 10, usedCount: usesOf('FESTIVE10'), maxDiscount: 1000 },
    { name: 'WELCOME5', percentOff: 5, usedCount: usesOf('WELCOME5'), maxUses: usesOf('WELCOME5') },
    {
      name: 'NEWYEAR15',
      percentOff: 15,
      validFrom: addDays(today, 14),
      validTo: addDays(today, 44),
      perMember: 1,
      newOnly: true,
      packageIds: [`${gym.id}-half-yearly`, `${gym.id}-yearly`],
    },
    {
      name: 'MONSOON20',
      percentOff: 20,
      validFrom: addDays(today, -120),
      validTo: addDays(today, -60),
      minAmount: 5000,
    },
  ]
  const createdAt = instantAt(addDays(today, -240), '11:00', TIMEZONE)
  return drafts.map((draft) => {
    const id = `${gym.id}-${promoKeyOf(draft.name)}`
    const stamps = { createdAt, updatedAt: createdAt, nameLower: promoKeyOf(draft.name) }
    return {
      path: `promoCodes/${id}`,
      data: promoCodeSchema.parse({ ...draft, ...stamps, id, gymId: gym.id }),
    }
  })
}
