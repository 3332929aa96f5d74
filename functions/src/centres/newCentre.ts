import type { z } from 'zod'
import type { centreCalls } from '@/domain/api/calls/centreCalls'
import { beginningCategories } from '@/domain/expenses/beginningCategories'
import { expenseCategorySchema } from '@/domain/expenses/expenseCategory'
import { gymSchema, type Gym } from '@/domain/gyms/gym'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { starterTemplates } from '@/domain/packages/starterTemplates'
import { lowerName } from '@/domain/shared/text'
import type { StoredData } from '@/data/store/documentStore'

export type CentreToCreate = z.output<(typeof centreCalls)['createGym']['input']>

/** The centre's record as it is stored first (SPECIFICATION 3 "Gym"). */
export function newCentre(input: CentreToCreate, gymId: string, referralCode: string, now: Date): Gym {
  return gymSchema.parse({
    ...input,
    id: gymId,
    nameLower: lowerName(input.name),
    referralCode,
    currentPackage: input.package,
    createdAt: now,
    updatedAt: now,
  })
}

type Starter = { path: string; data: StoredData }

const slugOf = (name: string) => lowerName(name).replace(/[^a-z]+/g, '-')

/**
 * What a centre begins with: categories to sort its expenses by and the usual four packages, which are put on sale
 * with prices to be put right (PRODUCT 4, screen 2 "Add gym"). Their ids follow from the centre's.
 */
export function starterRecords(gymId: string, now: Date): Starter[] {
  const stamps = { createdAt: now, updatedAt: now }
  const templates = starterTemplates.map(({ name, price, duration }) => {
    const id = `${gymId}_${slugOf(name)}`
    const fields = { id, gymId, name, nameLower: lowerName(name), price, duration, durationType: 'Month' }
    const template = packageTemplateSchema.parse({ ...fields, type: 'Non Recurring', ...stamps })
    return { path: `memberPackages/${id}`, data: template }
  })
  const categories = beginningCategories(gymId).map(({ id, order, fields }) => ({
    path: `expenseCategories/${id}`,
    data: expenseCategorySchema.parse({ ...fields, id, gymId, order, ...stamps }),
  }))
  return [...templates, ...categories]
}
