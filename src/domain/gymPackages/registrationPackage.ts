import { z } from 'zod'
import type { GymPackage } from '@/domain/gyms/gym'
import { gymLimitsSchema } from '@/domain/gyms/gymLimits'
import { GENERAL_CATEGORY, packageTypeSchema } from '@/domain/packages/packageType'
import { endDateOf, isTerm } from '@/domain/packages/term'
import { durationTypeSchema } from '@/domain/shared/duration'
import { minus, percentOf, toPaise, toRupees, plus } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { rupees } from '@/domain/shared/rupees'
import { lowerName } from '@/domain/shared/text'

/**
 * What the platform sells to centres (SPECIFICATION 3 "Gym registration package", collection `gymRegPackages`): id and times
 * are the specification's, the rest is ours (PRODUCT 4, screen 3). `price` is rupees without GST, `gst` percent, `order` its
 * place in the list. It belongs to no centre; one that is not active is retired, and centres that have it keep it.
 */
export const registrationPackageSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  nameLower: z.string().default(''),
  description: z.string().default(''),
  category: z.string().default(GENERAL_CATEGORY),
  price: rupees(),
  duration: z.number().int(),
  durationType: durationTypeSchema.default('Day'),
  type: packageTypeSchema.default('Recurring'),
  limits: gymLimitsSchema.prefault({}),
  features: z.array(z.string()).default([]),
  trialDays: z.number().int().default(0),
  gst: z.number().default(0),
  order: z.number().int().default(0),
  /** Its price holds for new sales only: a centre that pays another one for as long a term renews at what it pays. */
  renewsAtHeldPrice: z.boolean().default(false),
  isActive: z.boolean().default(true),
  deleted: z.boolean().default(false),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
})
export type RegistrationPackage = z.infer<typeof registrationPackageSchema>

/** Neither retired nor deleted: a centre may be given it. */
export const isOffered = ({ isActive, deleted }: Pick<RegistrationPackage, 'isActive' | 'deleted'>) =>
  isActive && !deleted

/** Whether it lasts as long as the term that the centre has: a price is for its term. */
const isAsLong = (offered: RegistrationPackage, { startDate, endDate }: GymPackage): boolean =>
  isTerm(offered) && startDate !== null && endDateOf(startDate, offered) === endDate

/**
 * The package as a centre that holds `current` renews it: at the price that it pays where the offer's is for new sales only
 * (PRODUCT 4, screen 3). GST is the law's and always the offer's; after a trial, out of another package, or for a term of another
 * length, it is a new sale.
 */
export const offeredAtRenewal = (
  offered: RegistrationPackage,
  current: GymPackage | null,
): RegistrationPackage =>
  offered.renewsAtHeldPrice &&
  current !== null &&
  !current.isTrial &&
  current.packageId === offered.id &&
  isAsLong(offered, current)
    ? { ...offered, price: current.price }
    : offered

/** What one term costs, as it is offered; rupees. Where GST is two halves, each rounded, a centre may pay a paisa less or more. */
export function payableFor({ price, gst }: Pick<RegistrationPackage, 'price' | 'gst'>) {
  const net = toPaise(price)
  const total = plus(net, percentOf(net, gst))
  return { price, tax: toRupees(minus(total, net)), total: toRupees(total) }
}

type Named = Pick<RegistrationPackage, 'id' | 'name' | 'isActive' | 'deleted'>

/** Two packages on offer under one name could not be told apart where one is chosen. */
export function refuseName(name: string, id: string, known: readonly Named[]): Refusal | null {
  const twin = known.find(
    (other) => other.id !== id && isOffered(other) && lowerName(other.name) === lowerName(name),
  )
  return twin ? refused(`${twin.name} is on offer already. Give this one another name.`, 'name') : null
}

/** `centres` have it as their package now, whatever their state. */
export const refuseDeletion = (
  { name, ...offered }: Pick<RegistrationPackage, 'name' | 'isActive' | 'deleted'>,
  gyms: number,
): Refusal | null =>
  gyms === 0
    ? null
    : refused(
        `${gyms === 1 ? 'A centre has' : `${gyms} centres have`} ${name}, so it can't be deleted. ` +
          (isOffered(offered) ? 'Retire it to stop offering it.' : 'It is retired: nobody else gets it.'),
      )
