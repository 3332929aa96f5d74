import type { CivilDate } from '@/domain/shared/civilDate'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { Filtered, Where } from '@/data/store/documentStore'

/** Both days inclusive; drafts are a list of their own, because they count nowhere. */
export type ExpenseFilter = {
  from: CivilDate
  to: CivilDate
  status: 'Draft' | 'Confirmed'
  categoryId?: string | undefined
}

const conditions = ({ from, to, status, categoryId }: ExpenseFilter): Where[] => [
  { field: 'deleted', op: '==', value: false },
  { field: 'status', op: '==', value: status },
  ...(categoryId === undefined ? [] : [{ field: 'categoryId', op: '==' as const, value: categoryId }]),
  { field: 'date', op: '>=', value: from },
  { field: 'date', op: '<=', value: to },
]

/** The latest first. */
export const expenseList = (gymId: string, filter: ExpenseFilter): Listed => ({
  path: 'expenses',
  gymId,
  where: conditions(filter),
  orderBy: [{ field: 'date', direction: 'desc' }],
})

/** Those that come again, in no order: equalities alone, which need no index of their own. */
export const recurringList = (gymId: string): Listed => ({
  path: 'expenses',
  gymId,
  where: [
    { field: 'deleted', op: '==', value: false },
    { field: 'isRecurring', op: '==', value: true },
  ],
  orderBy: [],
})

/** All expenses of a category, whatever became of them: what is in use is never removed. */
export const categoryUses = (gymId: string, categoryId: string): Filtered => ({
  collection: 'expenses',
  where: [tenantFilter(gymId), { field: 'categoryId', op: '==', value: categoryId }],
})

export const categoryMembers = (gymId: string, categoryId: string): Listed => ({
  path: 'expenses',
  gymId,
  where: [{ field: 'categoryId', op: '==', value: categoryId }],
  orderBy: [],
})
