import {
  expenseCategorySchema,
  refuseRemoval,
  upgradeExpenseCategory,
  type ExpenseCategory,
} from '@/domain/expenses/expenseCategory'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import { recordRepository } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { categoryUses } from './expenseQueries'

/** What expenses are sorted by. One in use is never removed. */
export function expenseCategoryRepository(parts: RepositoryParts) {
  const usesOf = (gymId: string, id: string) => parts.store.count(categoryUses(gymId, id))
  return {
    ...recordRepository<ExpenseCategory>(parts, {
      collection: 'expenseCategories',
      schema: expenseCategorySchema,
      upgrade: upgradeExpenseCategory,
      order: (one, other) => one.order - other.order,
      archived: { isActive: false },
      restored: { isActive: true, deleted: false },
      removed: { isActive: false, deleted: true },
      refuseRemoval: async (category) => refuseRemoval(category, await usesOf(category.gymId, category.id)),
    }),
    /** How many expenses name it, deleted ones too. */
    uses: (gymId: string, id: string): LiveQuery<number> =>
      askedOnce(`category uses ${gymId} ${id}`, () => usesOf(gymId, id)),
  }
}
