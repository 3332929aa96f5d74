import { expenseSchema, type Expense, type Recurrence } from '@/domain/expenses/expense'
import type { expenseFieldsOf } from '@/domain/expenses/expenseForm'
import type { CivilDate } from '@/domain/shared/civilDate'
import { appErrorOf } from '@/data/store/appErrorOf'
import { changedFields, withoutFields } from '@/data/store/changedFields'
import { pageOf, typedCollection } from '@/data/store/collection'
import { serverTime } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { PageRequest } from '@/data/store/page'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { expenseDefinition, expensePath } from './expenseRecords'
import { makeDrafts } from './makeDrafts'
import { categoryMembers, expenseList, recurringList, type ExpenseFilter } from './expenseQueries'

/** What the form holds, and the bill's path in Storage. Rupees. */
export type ExpenseFields = ReturnType<typeof expenseFieldsOf> & { bill?: string }

/** More than any centre pays again and again. */
const RECURRING_AT_MOST = 200

/** A centre's money out (SPECIFICATION 3 "Expense"). Its month and the ledger follow on the server. */
export function expenseRepository(parts: RepositoryParts) {
  const { store, clock } = parts
  const expenses = typedCollection<Expense>(parts, expenseDefinition)

  /** SPECIFICATION 5: applied only if the record exists. */
  const change = (gymId: string, id: string, next: (expense: Expense) => Expense): Promise<void> =>
    store.transact(async (transaction) => {
      const stored = await transaction.get(expensePath(id))
      const before = expenses.decode(stored)
      if (stored === null || before === null || before.gymId !== gymId)
        throw appErrorOf('not-found', expensePath(id))
      const after = next(before)
      transaction.update(expensePath(id), [
        ...changedFields(stored.data, withoutFields(after, 'createdAt', 'updatedAt')),
        { at: ['updatedAt'], value: serverTime },
      ])
    })

  return {
    page: (gymId: string, filter: ExpenseFilter, request: PageRequest): LiveQuery<PageOf<Expense>> =>
      expenses.page(pageOf(expenseList(gymId, filter), request)),
    one: (gymId: string, id: string): LiveQuery<Expense | null> => expenses.one(gymId, expensePath(id)),
    all: (gymId: string, filter: ExpenseFilter): AsyncIterable<Expense> =>
      expenses.all(expenseList(gymId, filter)),
    /** Everything of a category, drafts and deleted ones too: what a merge moves. */
    ofCategory: (gymId: string, categoryId: string): AsyncIterable<Expense> =>
      expenses.all(categoryMembers(gymId, categoryId)),
    move: (gymId: string, id: string, categoryId: string): Promise<void> =>
      change(gymId, id, (expense) => ({ ...expense, categoryId })),
    /** Those that come again, in no order. */
    recurring: (gymId: string): LiveQuery<PageOf<Expense>> =>
      expenses.page(pageOf(recurringList(gymId), { pageSize: RECURRING_AT_MOST })),
    /**
     * Makes the drafts that one of them is behind by, and moves its mark on; answers how many. Their ids follow from
     * their days: two pages at once, or a second time, make none twice. `by` is a uid.
     */
    makeDrafts: async (gymId: string, id: string, today: CivilDate, by: string): Promise<number> =>
      (await makeDrafts(store, gymId, id, { today, now: clock.now(), by })).made,
    /** SPECIFICATION 5: skipped when the id exists already, so that a second click makes nothing. `by` is a uid. */
    add: (gymId: string, id: string, fields: ExpenseFields, by: string): Promise<void> =>
      store.transact(async (transaction) => {
        if ((await transaction.get(expensePath(id))) !== null) return
        const expense = expenseSchema.parse({ ...fields, id, gymId, createdBy: by })
        transaction.create(expensePath(id), { ...expense, createdAt: serverTime, updatedAt: serverTime })
      }),
    edit: (gymId: string, id: string, fields: ExpenseFields): Promise<void> =>
      change(gymId, id, (expense) => ({ ...expense, ...fields })),
    /** A draft that was made of a recurring expense counts from now on. */
    confirm: (gymId: string, id: string): Promise<void> =>
      change(gymId, id, (expense) => ({ ...expense, status: 'Confirmed' })),
    undoConfirm: (gymId: string, id: string): Promise<void> =>
      change(gymId, id, (expense) => ({ ...expense, status: 'Draft' })),
    /** null: it no longer comes again; the drafts that were made stay. */
    repeat: (gymId: string, id: string, recurrence: Recurrence | null): Promise<void> =>
      change(gymId, id, (expense) => ({ ...expense, isRecurring: recurrence !== null, recurrence })),
    remove: (gymId: string, id: string): Promise<void> =>
      change(gymId, id, (expense) => ({ ...expense, deleted: true })),
    undoRemove: (gymId: string, id: string): Promise<void> =>
      change(gymId, id, (expense) => ({ ...expense, deleted: false })),
  }
}
