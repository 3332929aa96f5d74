import { expenseSchema, type Expense } from '@/domain/expenses/expense'
import { refusePayRemoval } from '@/domain/expenses/ofPay'
import { upgradeExpense } from '@/domain/expenses/upgradeExpense'
import { FIRST_DAY, type CivilDate } from '@/domain/shared/civilDate'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { PageRequest } from '@/data/store/page'
import { recordRepository } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { expenseDefinition } from './expenseRecords'
import { makeDrafts } from './makeDrafts'
import { categoryMembers, expenseList, recurringList, type ExpenseFilter } from './expenseQueries'

/** More than any centre pays again and again. */
const RECURRING_AT_MOST = 200

/**
 * A centre's money out (SPECIFICATION 3 "Expense"): a plain record of which there are many, so that its lists are queries.
 * Its month and the ledger follow on the server.
 */
export function expenseRepository(parts: RepositoryParts) {
  const expenses = typedCollection<Expense>(parts, expenseDefinition)
  const { one, add, change, archive, restore, remove } = recordRepository<Expense>(parts, {
    collection: 'expenses',
    schema: expenseSchema,
    upgrade: upgradeExpense,
    kept: ['createdBy'],
    archived: { deleted: true },
    restored: { deleted: false },
    refuseRemoval: (expense) => Promise.resolve(refusePayRemoval(expense)),
  })
  return {
    ...{ one, add, change, archive, restore, remove },
    page: (gymId: string, filter: ExpenseFilter, request: PageRequest): LiveQuery<PageOf<Expense>> =>
      expenses.page(pageOf(expenseList(gymId, filter), request)),
    all: (gymId: string, filter: ExpenseFilter): AsyncIterable<Expense> =>
      expenses.all(expenseList(gymId, filter)),
    /** The last day of each of these categories until that one, by its id; those never used are left out. One read each. */
    lastUses: (
      gymId: string,
      categoryIds: readonly string[],
      until: CivilDate,
    ): LiveQuery<ReadonlyMap<string, CivilDate>> =>
      askedOnce(`last uses ${gymId} ${until} ${categoryIds.join(' ')}`, async () => {
        const lastOf = async (categoryId: string) => {
          const filter = { from: FIRST_DAY, to: until, status: 'Confirmed', categoryId } as const
          const question = pageOf(expenseList(gymId, filter), { pageSize: 1 })
          const [last] = await parts.store.query({ ...question, limit: 1 })
          const day = expenses.decode(last ?? null)?.date ?? null
          return day === null ? [] : [[categoryId, day] as const]
        }
        return new Map((await Promise.all(categoryIds.map(lastOf))).flat())
      }),
    /** Everything of a category, drafts and deleted ones too: what a merge moves. */
    ofCategory: (gymId: string, categoryId: string): AsyncIterable<Expense> =>
      expenses.all(categoryMembers(gymId, categoryId)),
    /** Those that come again, in no order. */
    recurring: (gymId: string): LiveQuery<PageOf<Expense>> =>
      expenses.page(pageOf(recurringList(gymId), { pageSize: RECURRING_AT_MOST })),
    /**
     * Makes the drafts that one of them is behind by, and moves its mark on; answers how many. Their ids follow from
     * their days: two pages at once, or a second time, make none twice. `by` is a uid.
     */
    makeDrafts: async (gymId: string, id: string, today: CivilDate, by: string): Promise<number> =>
      (await makeDrafts(parts.store, gymId, id, { today, now: parts.clock.now(), by })).made,
  }
}
