import type { z } from 'zod'
import type { gymCalls } from '@/domain/api/calls/gymCalls'
import { beginningCategories, expenseCategorySchema } from '@/domain/expenses/expenseCategory'
import { gymSchema, RECORDS_SHAPE, type Gym, type GymPackage } from '@/domain/gyms/gym'
import { packageUntilOf } from '@/domain/gyms/packageUntil'
import { settingsOf } from '@/domain/gyms/settings'
import { writesUntilOf } from '@/domain/gyms/writesUntil'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { starterPriceOf, starterTemplates } from '@/domain/packages/starterTemplates'
import { namedDigits } from '@/domain/shared/phone'
import { lowerName } from '@/domain/shared/text'
import type { StoredData } from '@/data/store/documentStore'

export type GymToCreate = z.output<(typeof gymCalls)['createGym']['input']>

/** The centre's record as it is stored first (SPECIFICATION 3 "Gym"). */
export function newGym(
  { package: typed, offered: _, ...input }: GymToCreate,
  given: GymPackage | null,
  gymId: string,
  referralCode: string,
  now: Date,
): Gym {
  const gym = gymSchema.parse({
    ...input,
    id: gymId,
    nameLower: lowerName(input.name),
    referralCode,
    currentPackage: given ?? typed,
    recordsShape: RECORDS_SHAPE,
    createdAt: now,
    updatedAt: now,
  })
  const { timezone } = settingsOf(gym.preference, gym.type)
  return {
    ...gym,
    packageUntil: packageUntilOf(gym.currentPackage),
    writesUntil: writesUntilOf(gym, timezone),
  }
}

type Starter = { path: string; data: StoredData }

const slugOf = (name: string) => lowerName(name).replace(/[^a-z]+/g, '-')

/** Of a centre that has no settings yet its phone alone may tell that it is outside of India. */
const isAbroad = (phone: string): boolean => !(namedDigits(phone) ?? '91').startsWith('91')

/**
 * What a centre begins with: categories to sort its expenses by and the usual four packages, which are put on sale
 * with prices to be put right (PRODUCT 4, screen 2 "Add gym"). Outside of India no prices are known: its packages are offered
 * to be priced when it opens them. Their ids follow from the centre's.
 */
export function starterRecords({ id: gymId, phone }: Pick<Gym, 'id' | 'phone'>, now: Date): Starter[] {
  const stamps = { createdAt: now, updatedAt: now }
  const templates = (isAbroad(phone) ? [] : starterTemplates).map(({ field, name, duration }) => {
    // A centre has no currency of its own before its first settings.
    const price = starterPriceOf(field, 'INR')
    const id = `${gymId}_${slugOf(name)}`
    const fields = { id, gymId, name, nameLower: lowerName(name), price, duration, durationType: 'Month' }
    const template = packageTemplateSchema.parse({ ...fields, type: 'Non Recurring', ...stamps })
    return { path: `memberPackages/${id}`, data: template }
  })
  const categories = beginningCategories(gymId).map(({ id, fields }) => ({
    path: `expenseCategories/${id}`,
    data: expenseCategorySchema.parse({ ...fields, id, gymId, ...stamps }),
  }))
  return [...templates, ...categories]
}
