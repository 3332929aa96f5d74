import { starterCategories } from '@/domain/gyms/starterCategories'
import { lowerName } from '@/domain/shared/text'
import { categoryColours } from './categoryColours'
import { categoryFieldsOf } from './expenseCategory'

const slugOf = (name: string) => lowerName(name).replace(/[^a-z]+/g, '-')

/** The starter categories as a centre gets them (PRODUCT 4, screen 16); ids follow from the centre's: made once. */
export const beginningCategories = (gymId: string) =>
  starterCategories.map(({ name, isFixed }, order) => ({
    id: `${gymId}_${slugOf(name)}`,
    order,
    fields: categoryFieldsOf({
      name,
      colour: categoryColours[order % categoryColours.length] ?? 'grey',
      monthlyBudget: null,
      kind: isFixed ? 'fixed' : 'variable',
    }),
  }))
