import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'

/**
 * SPECIFICATION 3 "Promo code"; from `nameLower` on the fields are ours (PRODUCT, screen 18). `percentOff` is 1 to 100;
 * amounts are rupees; dates inclusive. 0 and an empty list are no limit. `usedCount` moves with each use.
 */
export const promoCodeSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  name: z.string().min(1),
  percentOff: z.number().min(0).max(100),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
  nameLower: z.string().default(''),
  validFrom: civilDateSchema.nullable().default(null),
  validTo: civilDateSchema.nullable().default(null),
  maxUses: z.number().int().nonnegative().default(0),
  perMember: z.number().int().nonnegative().default(0),
  packageIds: z.array(z.string()).default([]),
  newOnly: z.boolean().default(false),
  minAmount: rupees().nonnegative().default(0),
  maxDiscount: rupees().nonnegative().default(0),
  isActive: z.boolean().default(true),
  usedCount: z.number().int().nonnegative().default(0),
  /** Put away: off the list, kept because invoices bear its name. */
  archived: z.boolean().default(false),
})
export type PromoCode = z.infer<typeof promoCodeSchema>

export const promoStatuses = ['Live', 'Scheduled', 'Used up', 'Ended', 'Archived'] as const
export type PromoStatus = (typeof promoStatuses)[number]

/** What a code's status is on that day: a function of the code and the date, never stored. */
export function promoStatusOf(promo: PromoCode, today: CivilDate): PromoStatus {
  if (promo.archived) return 'Archived'
  if (!promo.isActive || (promo.validTo !== null && promo.validTo < today)) return 'Ended'
  if (promo.maxUses > 0 && promo.usedCount >= promo.maxUses) return 'Used up'
  return promo.validFrom !== null && promo.validFrom > today ? 'Scheduled' : 'Live'
}

/** A code as it is typed finds the code whatever its case and spaces. */
export const promoKeyOf = (typed: string): string => lowerName(typed)

export const promoNamed = (codes: readonly PromoCode[], typed: string): PromoCode | null =>
  codes.find(({ name, archived }) => !archived && promoKeyOf(name) === promoKeyOf(typed)) ??
  codes.find(({ name }) => promoKeyOf(name) === promoKeyOf(typed)) ??
  null
