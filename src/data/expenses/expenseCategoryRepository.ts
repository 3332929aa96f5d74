import {
  expenseCategorySchema,
  refuseRemoval,
  type categoryFieldsOf,
  type ExpenseCategory,
} from '@/domain/expenses/expenseCategory'
import { upgradeExpenseCategory } from '@/domain/expenses/upgradeExpenseCategory'
import type { Refusal } from '@/domain/shared/refusal'
import { appErrorOf } from '@/data/store/appErrorOf'
import { changedFields } from '@/data/store/changedFields'
import { pageOf, typedCollection } from '@/data/store/collection'
import { serverTime } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { categoryList, categoryUses } from './expenseQueries'

type CategoryFields = ReturnType<typeof categoryFieldsOf>

const categoryPath = (id: string) => `expenseCategories/${id}`

/** More categories than anybody sorts by, and what the rules let a list ask for. */
const CATEGORIES_PER_PAGE = 99

/** What expenses are sorted by. */
export function expenseCategoryRepository(parts: RepositoryParts) {
  const { store } = parts
  const categories = typedCollection<ExpenseCategory>(parts, {
    collection: 'expenseCategories',
    isTenanted: true,
    schema: expenseCategorySchema,
    upgrade: ({ id, data }) => ({ data: upgradeExpenseCategory(id, data).data, isOld: false }),
    writeBack: null,
  })

  /** SPECIFICATION 5: applied only if the record exists. An older record is put right along with it. */
  const change = (gymId: string, id: string, changes: Partial<ExpenseCategory>): Promise<void> =>
    store.transact(async (transaction) => {
      const stored = await transaction.get(categoryPath(id))
      if (stored === null || stored.data['gymId'] !== gymId) throw appErrorOf('not-found', categoryPath(id))
      transaction.update(categoryPath(id), [
        ...changedFields(stored.data, { ...upgradeExpenseCategory(id, stored.data).repairs, ...changes }),
        { at: ['updatedAt'], value: serverTime },
      ])
    })

  return {
    /** All of them, archived ones too. */
    list: (gymId: string): LiveQuery<PageOf<ExpenseCategory>> =>
      categories.page(pageOf(categoryList(gymId), { pageSize: CATEGORIES_PER_PAGE })),
    /** SPECIFICATION 5: skipped when the id exists already. */
    add: (gymId: string, id: string, fields: CategoryFields, order: number): Promise<void> =>
      store.transact(async (transaction) => {
        if ((await transaction.get(categoryPath(id))) !== null) return
        const category = expenseCategorySchema.parse({ ...fields, id, gymId, order })
        transaction.create(categoryPath(id), { ...category, createdAt: serverTime, updatedAt: serverTime })
      }),
    edit: (gymId: string, id: string, fields: CategoryFields): Promise<void> => change(gymId, id, fields),
    /** How many expenses name it, deleted ones too. */
    uses: (gymId: string, id: string): LiveQuery<number> =>
      askedOnce(`category uses ${gymId} ${id}`, () => store.count(categoryUses(gymId, id))),
    archive: (gymId: string, id: string): Promise<void> => change(gymId, id, { isActive: false }),
    restore: (gymId: string, id: string): Promise<void> =>
      change(gymId, id, { isActive: true, deleted: false }),
    /** A category in use is never removed; null when it went. */
    async remove(gymId: string, category: Pick<ExpenseCategory, 'id' | 'name'>): Promise<Refusal | null> {
      const uses = await store.count(categoryUses(gymId, category.id))
      const refusal = refuseRemoval(category, uses)
      if (refusal === null) await change(gymId, category.id, { deleted: true, isActive: false })
      return refusal
    },
  }
}
